/** How points came about, in words and numbers; nothing here is reactive. */
import type { Result, TableInfo } from "../../api/messages";
import { fits, numbersIn } from "../../frame/check";
import { nth } from "../../frame/need";
import type { Fact } from "../../frame/voice";
import type { Frames } from "../../api/messages";
import { scenes } from "../../review/replay";
import type { Book } from "./book.svelte";
import { type Board, FEAR, type Side, type View } from "./types";

export interface ArnakResult extends Result {
  readonly rival?: number | null;
  readonly rival_place?: number | null;
}

export interface Source {
  readonly key: "research" | "temple" | "idols" | "guardians" | "cards" | "fear";
  readonly icon: string;
  readonly colour: string;
  readonly word: string;
}

export const SOURCES: readonly Source[] = [
  { key: "research", icon: "glass", colour: "var(--sea-3)", word: "page-end-research" },
  { key: "temple", icon: "temple", colour: "var(--stone-2)", word: "page-end-temple" },
  { key: "idols", icon: "idol", colour: "var(--idol)", word: "page-end-idols-row" },
  { key: "guardians", icon: "guardian", colour: "var(--guardian)", word: "page-end-guardians" },
  { key: "cards", icon: "artifact", colour: "var(--gold-2)", word: "page-end-cards" },
  { key: "fear", icon: "fear", colour: "var(--fear)", word: "page-end-fear" },
];

type Say = (key: string, facts?: Readonly<Record<string, Fact>>) => string;

const TEMPLE_ROW = 8;

/** All cards of a player, wherever they are. */
function owned(board: Board): readonly string[] {
  return [...board.unseen, ...board.play];
}

/** How the points of a player came about, by source. */
export function how(book: Book, view: View, seat: number, say: Say): Record<Source["key"], string> {
  const none = say("page-end-none");
  const { rival } = view;
  if (rival && seat === view.players.length) {
    return {
      research: glass(book, view, rival.glass, seat, say) || none,
      temple: rival.temple.length ? say("page-end-tiles", { n: rival.temple.length }) : none,
      idols: rival.idols.length
        ? say("page-end-rival-idols", { n: rival.idols.length, copies: rival.copies })
        : rival.copies
          ? say("page-end-rival-idols", { n: 0, copies: rival.copies })
          : none,
      guardians: rival.guardians.length ? say("page-end-overcome", { n: rival.guardians.length }) : none,
      cards: rival.cards.length ? cards(book, rival.cards, say) : none,
      fear: none,
    };
  }
  const board = nth(view.players, seat);
  const row = rowOf(book, view, board.notebook);
  const notes = row
    ? say("page-end-notebook", { row, points: nth(book.tracks[view.options.side].rows, row - 1).notebook_points })
    : "";
  const all = owned(board);
  const fears = all.filter((each) => each === FEAR).length;
  const bought = all.filter((each) => ["item", "artifact"].includes(book.cards[each]?.kind ?? ""));
  const empty = book.slot_points.slice(board.slots).reduce((sum, each) => sum + each, 0);
  return {
    research: [glass(book, view, board.glass, seat, say), notes].filter(Boolean).join(", ") || none,
    temple: board.temple.length ? say("page-end-tiles", { n: board.temple.length }) : none,
    idols: say("page-end-idols", { n: board.idols + board.slots, points: empty }),
    guardians: board.allies.length ? say("page-end-overcome", { n: board.allies.length }) : none,
    cards: bought.length ? cards(book, bought, say) : none,
    fear:
      [
        fears ? say("page-end-fear-cards", { n: fears }) : "",
        board.fear_tiles ? say("page-end-fear-tiles", { n: board.fear_tiles }) : "",
      ]
        .filter(Boolean)
        .join(", ") || none,
  };
}

function rowOf(book: Book, view: View, space: string): number {
  return book.tracks[view.options.side].spaces.find((each) => each.id === space)?.row ?? 0;
}

function glass(book: Book, view: View, space: string, seat: number, say: Say): string {
  const track = book.tracks[view.options.side];
  const row = rowOf(book, view, space);
  if (row >= TEMPLE_ROW)
    return say("page-end-glass-temple", { points: track.places[view.arrivals.indexOf(seat)] ?? 0 });
  return row ? say("page-end-glass", { row, points: nth(track.rows, row - 1).glass_points }) : "";
}

function cards(book: Book, some: readonly string[], say: Say): string {
  const items = some.filter((each) => book.cards[each]?.kind === "item").length;
  const parts = [
    items ? say("page-end-items", { n: items }) : "",
    some.length > items ? say("page-end-artifacts", { n: some.length - items }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** Which rule decided between those who have as many points as the first: the words of it, or none. */
export function tie(
  view: View,
  totals: readonly number[],
  places: readonly number[],
): "temple" | "research" | "shared" | null {
  const top = Math.max(...totals);
  const tied = [...totals.keys()].filter((seat) => totals[seat] === top);
  if (tied.length < 2) return null;
  if (tied.filter((seat) => places[seat] === 1).length > 1) return "shared";
  return tied.some((seat) => view.arrivals.includes(seat)) ? "temple" : "research";
}

/** Points of everybody when each round ended: of the last scene of each. */
export function byRound(told: Frames): number[][] {
  const found = new Map<number, number[]>();
  for (const { view } of scenes(told)) {
    const { round, points, phase } = view;
    if (typeof round === "number" && points && phase !== "setup") found.set(round, numbersIn(points));
  }
  return [...found].sort(([one], [other]) => one - other).map(([, points]) => points);
}

export interface SoloResult {
  readonly side: Side;
  readonly difficulty: number;
  readonly games: number;
  readonly won: number;
  readonly best: number;
}

/** What came of games against the rival, by side and difficulty; a table that is told twice counts once. */
export function soloResults(tables: readonly TableInfo[]): SoloResult[] {
  const found = new Map<string, SoloResult>();
  const all = new Map(tables.map((each) => [each.id, each])).values();
  for (const { game, options, seats, result } of all) {
    if (game !== "arnak" || seats.length !== 1 || !result || !isSolo(options)) continue;
    const { side, difficulty = 0 } = options;
    const key = `${side} ${difficulty}`;
    const before = found.get(key) ?? { side, difficulty, games: 0, won: 0, best: -Infinity };
    found.set(key, {
      ...before,
      games: before.games + 1,
      won: before.won + (result.places[0] === 1 ? 1 : 0),
      best: Math.max(before.best, result.scores[0] ?? 0),
    });
  }
  return [...found.values()].sort(
    (one, other) => one.side.localeCompare(other.side) || one.difficulty - other.difficulty,
  );
}

function isSolo(options: unknown): options is { side: Side; difficulty?: number } {
  return fits(options, { side: ["=", "bird", "snake"], "difficulty?": "number" });
}

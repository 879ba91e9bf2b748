/** The table of Arnak, drawn for many positions of the real engine: every offer has its piece or button. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { nth } from "../src/frame/need";
import { ALL_LANGUAGES, type Language, type Phrase } from "../src/frame/voice";
import { byPiece, ENDING, firstPieces, KEEPING, lastPiece, PAYING } from "../src/games/arnak/offering";
import { atoms, Payment } from "../src/games/arnak/paying";
import type { Choice, View } from "../src/games/arnak/types";
import { type Drawing, drawing, type Position, positions, seated } from "./drawing";
import { read } from "./recorded";

interface Told extends Position {
  view: View;
  offers: Choice[];
  sentences: Phrase[];
}

const POSITIONS = positions<Told>("arnak");
const LONG = 120_000;
let table: Drawing;

beforeAll(async () => {
  table = await drawing("arnak");
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the module has it
  const { shelf } = (await table.load("/src/games/arnak/book.svelte.ts")) as {
    shelf: { take: (book: unknown) => void };
  };
  shelf.take(read("arnak.book.json"));
}, LONG);
afterAll(() => table.close());

const draw = (told: Told, lang: Language = "en"): string =>
  table.draw(
    seated("arnak", told, told.view.players.length, lang, {
      plan: [],
      game: { hints: 0, files: {} },
      canUndo: true,
      newsFrom: 0,
      hasHints: false,
    }),
  );

interface Shown {
  /** Keys of buttons that can be pressed. */
  readonly offers: ReadonlySet<string>;
  /** Pieces that can be clicked. */
  readonly pieces: ReadonlySet<string>;
  readonly sources: ReadonlySet<string>;
}

function shown(html: string): Shown {
  const found = { offers: new Set<string>(), pieces: new Set<string>(), sources: new Set<string>() };
  for (const [tag] of html.matchAll(/<(?:button|div)\b[^>]*>/gu)) {
    if (/ disabled/u.test(tag)) continue;
    const value = (name: string): string | undefined => new RegExp(` ${name}="([^"]+)"`, "u").exec(tag)?.[1];
    const isButton = tag.startsWith("<button");
    const [offer, piece, source] = [value("data-offer"), value("data-ref"), value("data-source")];
    if (isButton && offer) found.offers.add(offer);
    if (isButton && source) found.sources.add(source);
    // a card, an assistant and a site are drawn around a button that fills them
    if (piece && (isButton || /class="(?:card|assistant|site) /u.test(tag))) found.pieces.add(piece);
  }
  return found;
}

function isReached(told: Told, offer: Choice, can: Shown): boolean {
  if (can.offers.has(offer.key)) return true;
  if (KEEPING.has(offer.kind)) return can.offers.has("keep") && can.pieces.has(nth(offer.touches, 0));
  if (offer.kind === PAYING) return isPaid(told, offer, can);
  if (ENDING.has(offer.kind)) return false;
  const first = firstPieces(offer).filter((piece) => can.pieces.has(piece));
  const last = lastPiece(offer);
  if (last === null) return first.some((piece) => byPiece(told.offers, null).get(piece)?.includes(offer));
  if (!can.pieces.has(last)) return false;
  if (byPiece(told.offers, null).get(last)?.includes(offer)) return true; // there is but one to begin with
  return first.some((piece) => byPiece(told.offers, piece).get(last)?.includes(offer));
}

/** Whether choosing its sources one by one leads to a way, or to a few that differ in what is left over. */
function isPaid(told: Told, way: Choice, can: Shown): boolean {
  const payment = new Payment(
    told.offers.filter((each) => each.kind === PAYING),
    told.view,
  );
  const [move] = way.moves;
  if (move?.type !== "pay") throw new Error(`${way.key} is no payment`);
  const wanted = atoms(move, told.view.icons);
  let chosen: readonly string[] = payment.filled([]);
  for (const atom of wanted) {
    const count = (all: readonly string[]): number => all.filter((each) => each === atom).length;
    if (count(chosen) >= count(wanted)) continue;
    if (!can.sources.has(atom)) return false;
    if (!payment.sources(chosen).some((each) => each.atom === atom && each.isOpen)) return false;
    chosen = payment.filled([...chosen, atom]);
  }
  return payment.whole(chosen).includes(way);
}

describe("every offer has its piece or button", () => {
  const kinds = new Set<string>();
  for (const side of ["bird", "snake"]) {
    for (const players of [1, 2, 3, 4]) {
      test(
        `${players} players, ${side}`,
        () => {
          const some = POSITIONS.filter(({ view }) => view.options.side === side && view.players.length === players);
          expect(some.length).toBeGreaterThan(20);
          for (const told of some) {
            const can = shown(draw(told));
            for (const offer of told.offers) {
              kinds.add(offer.kind);
              expect(isReached(told, offer, can), `${offer.key} (${offer.touches.join()})`).toBe(true);
            }
          }
        },
        LONG,
      );
    }
  }
  test("all kinds of moves were among them", () => expect(kinds.size).toBe(38));
});

test(
  "the table is drawn in every language, every word of it there",
  () => {
    const wrong = vi.spyOn(console, "error");
    for (const told of POSITIONS.filter((_, at) => at % 29 === 0)) {
      for (const lang of ALL_LANGUAGES) draw(told, lang);
    }
    expect(wrong).not.toHaveBeenCalled(); // a message that is missing shows itself there
    wrong.mockRestore();
  },
  LONG,
);

describe("paying", () => {
  const told = POSITIONS.filter(({ offers }) => offers.filter((each) => each.kind === PAYING).length > 3);

  test("a source that no way holds besides the chosen ones is closed", () => {
    expect(told.length).toBeGreaterThan(3);
    for (const { offers, view } of told) {
      const payment = new Payment(
        offers.filter((each) => each.kind === PAYING),
        view,
      );
      for (const { atom } of payment.sources([])) {
        const chosen = payment.filled([atom]);
        for (const source of payment.sources(chosen)) {
          const isIn = payment.left([...chosen, source.atom]).length > 0;
          if (!source.isChosen) expect(source.isOpen).toBe(isIn);
        }
        expect(payment.left(chosen).length).toBeGreaterThan(0);
      }
    }
  });

  test("where one set of sources is left it is filled in", () => {
    for (const { offers, view } of told) {
      const ways = offers.filter((each) => each.kind === PAYING).slice(0, 1);
      const payment = new Payment(ways, view);
      expect(payment.whole(payment.filled([]))).toEqual(ways);
    }
  });

  test("the proposal pays, with the fewest sources and of those with what is worth least", () => {
    const dear = new Set<string>();
    for (const { offers, view } of told) {
      const payment = new Payment(
        offers.filter((each) => each.kind === PAYING),
        view,
      );
      const fewest = Math.min(...payment.ways.map((way) => payment.of(way).length));
      const proposed = payment.proposed(() => 0);
      expect(proposed.length).toBe(fewest);
      expect(payment.whole(proposed).length).toBeGreaterThan(0);
      const without = payment.proposed((atom) => (proposed.includes(atom) ? 1 : 0));
      const isForced = payment.ways.every(
        (way) => payment.of(way).length > fewest || payment.of(way).some((atom) => proposed.includes(atom)),
      );
      expect(without.some((atom) => proposed.includes(atom))).toBe(isForced && fewest > 0);
      if (!isForced) for (const atom of proposed) dear.add(atom);
    }
    expect(dear.size).toBeGreaterThan(0); // there was something to choose from
  });
});

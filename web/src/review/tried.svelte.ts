/** Lines tried from a finished game: a tree of them, and the table at the end of the one that is looked at. */
import type { Frames, LineMove, Phrase, PlayedLine } from "../api/messages";
import type { Finished } from "../frame/server";
import { need } from "../frame/need";
import { Shown, tableShown } from "../frame/shown";
import { type GameKnowledge, SeatAtTable } from "../frame/table.svelte";
import { type Answer, Lost, type Question } from "../frame/wire";
import { said } from "../parts/trouble";

/** A move that is kept: who made it, and what. What it was worth is told again whenever it is looked at. */
export interface Kept {
  readonly seat: number;
  readonly move: unknown;
  readonly comment?: string;
}

/** A line of the tree. */
export interface Branch {
  /** `A`, `B`, and `A2` for a line in line A. */
  readonly name: string;
  /** Where it leaves the game: after so many steps. */
  readonly step: number;
  readonly seat: number;
  readonly made: readonly Kept[];
  /** The line that it leaves, and after how many moves; null: the game itself. */
  readonly from: { readonly name: string; readonly moves: number } | null;
  /** Empty: the chance of the game; a word deals anew. */
  readonly chance: string;
}

export const MOST_COMMENT = 500;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export class Tried {
  readonly table: SeatAtTable;
  readonly #shown: Shown;
  #prompt = 0;
  #moment: PlayedLine["moment"] | null = null;
  lines: readonly Branch[] = $state.raw([]);
  #name: string | null = $state(null);
  /** So many moves of the line are on the table. */
  cursor = $state(0);
  /** Whose moves are known. */
  #movesOf = "";
  /** What is known of each move of the line that is looked at. */
  moves: readonly LineMove[] = $state.raw([]);
  ending: Phrase | null = $state.raw(null);
  isBusy = $state(false);
  trouble = $state("");

  constructor(
    readonly game: Finished,
    readonly frames: Frames,
    readonly names: readonly string[],
    knowledge: (game: string) => GameKnowledge,
    /** Whether somebody else's lines are read: then they stay as they are. */
    readonly isRead: boolean,
    readonly onkeep: (lines: readonly Branch[]) => void,
  ) {
    let shown: Shown | undefined;
    this.table = new SeatAtTable({ id: "" }, knowledge, (ears) => (shown = new Shown(ears)));
    this.#shown = need(shown);
    this.#shown.answer = (question) => this.#answer(question);
  }

  /** The line that is looked at; null: the game. */
  readonly line: Branch | null = $derived.by(() => this.lines.find((each) => each.name === this.#name) ?? null);
  /** Whether every move of the line is on the table. */
  readonly isAtEnd: boolean = $derived.by(() => this.line !== null && this.cursor === this.line.made.length);

  /** Begin a line after a step of the game, at a seat. */
  async begin(step: number, seat: number, first?: unknown): Promise<void> {
    const taken = new Set(this.lines.map((each) => each.name));
    const name = [...LETTERS].find((letter) => !taken.has(letter)) ?? `A${this.lines.length}`;
    const made = first === undefined ? [] : [{ seat, move: first }];
    this.#keep([...this.lines, { name, step, seat, made, from: null, chance: "" }]);
    this.#name = name;
    await this.#play(need(this.line), made, 0, made.length > 0);
  }
  /** Look at a line, with so many of its moves. */
  async open(name: string, moves?: number): Promise<void> {
    this.#name = name;
    const line = need(this.line);
    // what bots answered is not answered anew: the table stands where the seat was asked
    const count = decisions(line).find((each) => each >= (moves ?? line.made.length)) ?? line.made.length;
    await this.#play(line, line.made.slice(0, count), count, false);
  }
  /** Back to the game. */
  leave(): void {
    const { line } = this;
    this.table.stage.skip();
    this.#name = null;
    this.trouble = "";
    if (line && !line.made.length) this.#keep(this.lines.filter((each) => each !== line));
  }
  /** One decision of the line's seat on or back. */
  async step(by: 1 | -1): Promise<void> {
    const { line } = this;
    if (!line || this.isBusy) return;
    const stops = decisions(line);
    const to = by > 0 ? stops.find((each) => each > this.cursor) : stops.findLast((each) => each < this.cursor);
    if (to !== undefined) await this.open(line.name, to);
  }
  remove(name: string): void {
    if (this.isRead) return;
    this.#name = null;
    const gone = new Set([name]);
    for (const each of this.lines) if (each.from && gone.has(each.from.name)) gone.add(each.name);
    this.#keep(this.lines.filter((each) => !gone.has(each.name)));
  }
  /** Say something about the last move that is on the table. */
  comment(text: string): void {
    const { line } = this;
    if (!line || this.isRead || !this.cursor) return;
    const made = line.made.map(({ seat, move, comment }, at) => {
      const now = at === this.cursor - 1 ? text.slice(0, MOST_COMMENT) : comment;
      return now ? { seat, move, comment: now } : { seat, move };
    });
    this.#replace(line, { ...line, made });
  }
  /** Deal anew what is not known, from where the line leaves the game; the moves are as they were as far as they go. */
  async redeal(): Promise<void> {
    const { line } = this;
    if (!line || this.isRead) return;
    const chance = line.chance ? "" : "new";
    const changed = { ...line, chance, made: [] };
    this.#replace(line, changed);
    await this.#play(changed, [], 0, false);
  }
  close(): void {
    this.table.leave();
  }

  async #answer(question: Question): Promise<Answer> {
    switch (question.ask) {
      case "describe":
        return { tell: "described", phrases: question.moves.map((move) => this.#inWords(move)) };
      case "try": // nothing is tried out in a line that is itself a try
        return { tell: "tried", tried: 0, view: need(this.#moment).view, events: [], offers: [] };
      case "move":
        for (const move of question.moves) await this.#move(move);
        return { tell: "accepted" };
      case "note":
        return { tell: "accepted" };
      default:
        throw new Lost();
    }
  }

  async #move(move: unknown): Promise<void> {
    const { line } = this;
    if (!line || this.isRead || this.isBusy) return;
    const before = line.made.slice(0, this.cursor);
    const made = [...before, { seat: line.seat, move }];
    if (this.isAtEnd) {
      await this.#play(line, made, before.length, true, true);
      return;
    }
    const following = line.made[this.cursor];
    if (following && following.seat === line.seat && isSame(following.move, move)) {
      await this.step(1);
      return;
    }
    // another move where the line has one already: a line in the line
    const letter = line.name.slice(0, 1);
    const numbers = this.lines.filter((each) => each.name.startsWith(letter)).map((each) => Number(each.name.slice(1)));
    const name = `${letter}${Math.max(1, ...numbers) + 1}`;
    const child = { ...line, name, made: before, from: { name: line.name, moves: before.length } };
    this.#keep([...this.lines, child]);
    this.#name = name;
    await this.#play(child, made, before.length, true, true);
  }

  /** Put a line on the table; with a move that is new the bots answer, and the line is longer afterwards. */
  async #play(line: Branch, made: readonly Kept[], shown: number, isNew: boolean, isOnward = false): Promise<void> {
    this.isBusy = true;
    this.trouble = "";
    try {
      const asked = made.map(({ seat, move }) => ({ seat, move }));
      const { step, seat, chance } = line;
      const told = await this.game.line({ step, seat, made: asked, shown, chance });
      if (this.#name !== line.name) return;
      const comments = line.made.map((each) => each.comment);
      const all = told.made.map(({ seat: who, move }, at) => {
        const comment = comments[at];
        return comment ? { seat: who, move, comment } : { seat: who, move };
      });
      if (isNew || all.length > line.made.length) this.#replace(line, { ...line, made: all });
      const isPart = this.#movesOf === line.name && told.made.length < this.moves.length && !isNew;
      if (!isPart) this.moves = told.made;
      this.#movesOf = line.name;
      this.cursor = told.made.length;
      this.ending = told.ending;
      // beats lead on from what is on the table; at the beginning of a line nothing is yet
      this.#show(told, line, isOnward);
    } catch (error) {
      this.trouble = said(error);
      if (this.#moment) this.#show(null, line, false); // the same question again
    } finally {
      this.isBusy = false;
    }
  }

  #show(told: PlayedLine | null, line: Branch, isOnward: boolean): void {
    const moment = told?.moment ?? need(this.#moment);
    this.#moment = moment;
    this.#prompt += 1;
    const { game, rules, options } = this.frames;
    const isOpen = moment.offers.length > 0 && !this.isRead;
    const sight = {
      seat: line.seat,
      table: tableShown(game, rules, options, this.names, told?.result ? { status: "over", result: told.result } : {}),
      view: moment.view,
      history: moment.history,
      phrases: moment.phrases,
      asked: { number: this.#prompt, is_open: isOpen, can_undo: false, phrase: moment.asked },
      offers: this.isRead ? [] : moment.offers,
      setting: moment.setting,
      beats: isOnward ? moment.beats : [],
    };
    this.#shown.show(sight, moment.sheet);
  }

  #inWords(move: unknown): Phrase {
    const moment = need(this.#moment);
    const at = moment.offers.flatMap((each) => each.moves).findIndex((each) => isSame(each, move));
    return need(moment.moves[at], "the words of a legal move");
  }
  #replace(line: Branch, by: Branch): void {
    this.#keep(this.lines.map((each) => (each.name === line.name ? by : each)));
  }
  #keep(lines: readonly Branch[]): void {
    this.lines = lines;
    this.onkeep(lines.filter((each) => each.made.length));
  }
}

/** After how many moves of a line its seat is asked: at its beginning, before each of its moves, and at its end. */
function decisions({ made, seat }: Branch): number[] {
  return [...new Set([0, ...made.flatMap((each, at) => (each.seat === seat ? [at] : [])), made.length])];
}

function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => one.localeCompare(other)))
      : each,
  );
}

/** The lines as a word for a link: who has it sees the same, because the rest follows from the game. */
export async function toWord(lines: readonly Branch[]): Promise<string> {
  const packed = new Blob([JSON.stringify(lines)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The lines of such a word; none for one that was cut or changed. */
export async function fromWord(word: string): Promise<readonly Branch[]> {
  try {
    const bytes = Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return readLines(await new Response(unpacked).json());
  } catch {
    return [];
  }
}

/** What of some data are lines. */
export function readLines(data: unknown): readonly Branch[] {
  return Array.isArray(data) ? data.flatMap((each: unknown) => readLine(each) ?? []) : [];
}

function readLine(data: unknown): Branch | null {
  const { name, step, seat, made, from, chance } = fieldsOf(data);
  if (typeof name !== "string" || typeof step !== "number" || typeof seat !== "number" || !Array.isArray(made)) {
    return null;
  }
  const moves = made.flatMap((each: unknown): Kept[] => {
    const { seat: who, move, comment } = fieldsOf(each);
    if (typeof who !== "number") return [];
    const isSaid = typeof comment === "string" && comment !== "";
    return [isSaid ? { seat: who, move, comment: comment.slice(0, MOST_COMMENT) } : { seat: who, move }];
  });
  const leaves = fieldsOf(from);
  const origin =
    typeof leaves["name"] === "string" && typeof leaves["moves"] === "number"
      ? { name: leaves["name"], moves: leaves["moves"] }
      : null;
  return {
    name: name.slice(0, 4),
    step,
    seat,
    made: moves,
    from: origin,
    chance: typeof chance === "string" ? chance : "",
  };
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return { ...(typeof data === "object" ? data : null) };
}

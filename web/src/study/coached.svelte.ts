/** A whole game with a coach: the moves so far, the table after them, and what the coach says. */
import type { CoachedTurn, Line, Phrase, Remark } from "../api/messages";
import type { AskedCoach, CoachNote } from "../api/requests";
import { type CoachedGame, coachedGame, keepCoachedGame, NOTHING_PLAYED } from "../frame/memory";
import { need } from "../frame/need";
import { hasText, t } from "../frame/page-text.svelte";
import { playCoached } from "../frame/server";
import { Shown, tableShown } from "../frame/shown";
import { type GameKnowledge, SeatAtTable } from "../frame/table.svelte";
import type { Ref } from "../frame/voice";
import { type Answer, Lost, type Question } from "../frame/wire";
import { said } from "../parts/trouble";
import type { Light } from "./light";
import { isSame } from "./sorted";

/** Of something that has become certain, what is said at once: that it is, and what. The proof follows by steps. */
const CLAIM = 2;

export class Coached {
  readonly table: SeatAtTable;
  readonly #shown: Shown;
  #kept: CoachedGame = $state.raw(NOTHING_PLAYED);
  /** The move that the coach asks about. */
  #held: unknown = null;
  #prompt = 0;
  #at = $state(0);
  #steps = $state(0);
  turn: CoachedTurn | null = $state.raw(null);
  isAsking = $state(false);
  /** Whether the better move is told. */
  isTold = $state(false);
  isQuiet = $state(false);
  trouble = $state("");

  constructor(
    readonly game: string,
    knowledge: (game: string) => GameKnowledge,
  ) {
    let shown: Shown | undefined;
    this.table = new SeatAtTable({ id: "" }, knowledge, (ears) => (shown = new Shown(ears)));
    this.#shown = need(shown);
    this.#shown.answer = (question) => this.#answer(question);
    this.#kept = coachedGame(game);
    this.isQuiet = this.#kept.isQuiet;
    void this.#look();
  }

  get made(): number {
    return this.#kept.made.length;
  }
  /** The remark that is said now; at the end of the game all of them are. */
  readonly remark: Remark | null = $derived.by(() => this.turn?.remarks[this.#at] ?? null);
  readonly hasMore: boolean = $derived.by(() => this.#at + 1 < (this.turn?.remarks.length ?? 0));
  readonly isOver: boolean = $derived.by(() => Boolean(this.turn?.ending));
  /** The lines that are said now. */
  readonly lines: readonly Line[] = $derived.by(() => {
    const { turn, remark } = this;
    if (turn?.doubt) return this.isTold ? [...turn.doubt.lines.slice(0, 1), ...turn.doubt.better] : turn.doubt.lines;
    if (this.isOver) return turn?.remarks.flatMap((each) => each.lines) ?? [];
    if (remark?.of === "certain") return remark.lines.slice(0, CLAIM + this.#steps);
    return remark?.lines ?? [];
  });
  /** The number of steps of a proof that are still to be said. */
  readonly stepsLeft: number = $derived.by(() =>
    this.remark?.of === "certain" ? this.remark.lines.length - CLAIM - this.#steps : 0,
  );
  /** The pieces that stand out now. */
  readonly lit: ReadonlyMap<Ref, Light> = $derived.by(() => {
    const { turn } = this;
    if (turn?.doubt) return new Map(turn.doubt.where.map((ref) => [ref, this.isTold ? "right" : "spoken"] as const));
    const spoken = this.remark?.of === "certain" ? this.lines.slice(-1) : this.lines;
    return new Map(spoken.flatMap((line) => (line.about ?? []).map((ref) => [ref, "spoken"] as const)));
  });

  next(): void {
    this.#at += 1;
    this.#steps = 0;
  }
  step(): void {
    this.#steps += 1;
  }

  /** Make the move that the coach asked about. */
  async insist(): Promise<void> {
    await this.#move(this.#held, true);
  }
  /** Choose another move. */
  think(): void {
    const { turn } = this;
    if (turn) this.turn = { ...turn, doubt: null };
    this.#held = null;
  }
  hush(): void {
    this.isQuiet = !this.isQuiet;
    this.#keep({ isQuiet: this.isQuiet });
  }
  async takeBack(): Promise<void> {
    const made = this.#kept.made.slice(0, -1);
    const { costliest, notes } = this.#kept;
    const isGone = costliest !== null && costliest.made >= made.length;
    this.#keep({ made, costliest: isGone ? null : costliest, notes: notes.filter((each) => each.made <= made.length) });
    await this.#look();
  }
  async restart(): Promise<void> {
    this.#keep({ made: [], notes: [], costliest: null, spoken: null });
    await this.#look();
  }
  leave(): void {
    this.table.leave();
  }

  #keep(changed: Partial<CoachedGame>): void {
    this.#kept = { ...this.#kept, ...changed };
    keepCoachedGame(this.game, this.#kept);
  }

  async #look(): Promise<void> {
    const turn = await this.#ask({});
    if (turn) this.#show(turn);
  }

  #show(turn: CoachedTurn): void {
    this.#at = this.#steps = 0;
    this.isTold = false;
    this.turn = turn;
    this.#prompt += 1;
    const { moment } = turn;
    const sight = {
      seat: turn.seat,
      table: tableShown(turn.game, turn.rules, turn.options, namesOf(turn)),
      view: moment.view,
      history: moment.history,
      phrases: moment.phrases,
      asked: { number: this.#prompt, is_open: moment.offers.length > 0, can_undo: false, phrase: moment.asked },
      offers: moment.offers,
      setting: moment.setting,
      beats: moment.beats,
    };
    this.#shown.show(sight, moment.sheet);
  }

  async #answer(question: Question): Promise<Answer> {
    switch (question.ask) {
      case "describe":
        return { tell: "described", phrases: question.moves.map((move) => this.#inWords(move)) };
      case "try": // nothing is tried out here: every move is answered at once, and can be taken back
        return { tell: "tried", tried: 0, view: need(this.turn).moment.view, events: [], offers: [] };
      case "note":
        await this.#note(question.note);
        return { tell: "accepted" };
      case "move":
        await this.#move(question.moves.at(-1), false);
        return { tell: "accepted" };
      default:
        throw new Lost();
    }
  }

  async #move(move: unknown, isSure: boolean): Promise<void> {
    const turn = await this.#ask({ move, is_sure: isSure });
    if (!turn) {
      this.#again();
      return;
    }
    const { spoken, costliest } = turn;
    if (turn.doubt) {
      this.#held = move;
      this.#keep({ spoken });
      this.#again();
      this.turn = turn;
      return;
    }
    this.#keep({ made: [...this.#kept.made, move], spoken, costliest });
    this.#show(turn);
  }

  /** The same question again. */
  #again(): void {
    const { turn } = this;
    if (turn) this.#show({ ...turn, doubt: null, moment: { ...turn.moment, beats: [] } });
  }

  async #note(note: unknown): Promise<void> {
    const notes: CoachNote[] = [...this.#kept.notes, { made: this.made, note }];
    this.#keep({ notes });
    const turn = await this.#ask({});
    if (turn)
      this.#shown.write(
        notes.map((each) => each.note),
        turn.moment.sheet,
      );
  }

  async #ask(done: Pick<AskedCoach, "move" | "is_sure">): Promise<CoachedTurn | null> {
    const { made, notes, spoken, costliest, isQuiet } = this.#kept;
    this.trouble = "";
    this.isAsking = true;
    try {
      return await playCoached(this.game, { made, notes, spoken, costliest, is_quiet: isQuiet, ...done });
    } catch (error) {
      this.trouble = said(error);
      return null;
    } finally {
      this.isAsking = false;
    }
  }

  #inWords(move: unknown): Phrase {
    const { offers, moves } = need(this.turn).moment;
    const at = offers.flatMap((each) => each.moves).findIndex((each) => isSame(each, move));
    return need(moves[at], "the words of a legal move");
  }
}

/** The reader is You in every language, and the others have the names that the lessons call them by. */
export function namesOf(told: { readonly names: readonly string[]; readonly seat: number }): string[] {
  const named = (name: string, seat: number): string =>
    hasText(`guide-name-${seat}`) ? t(`guide-name-${seat}`) : name;
  return told.names.map((name, seat) => (seat === told.seat ? t("you") : named(name, seat)));
}

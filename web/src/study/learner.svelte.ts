/** A learner in a lesson: the step on the table, what was done in it, and what the engine said to that. */
import type { CheckedAnswer, LessonChoice, LessonTable, Offer, Phrase, ShownLesson, ShownStep } from "../api/messages";
import type { LessonAnswer } from "../api/requests";
import { need } from "../frame/need";
import { t } from "../frame/page-text.svelte";
import { checkLesson } from "../frame/server";
import { Shown, tableShown } from "../frame/shown";
import { SeatAtTable, type GameKnowledge } from "../frame/table.svelte";
import type { Ref } from "../frame/voice";
import { type Answer, Lost, type Question } from "../frame/wire";
import { said } from "../parts/trouble";
import { namesOf } from "./coached.svelte";
import type { Light } from "./light";
import { isSame, sorted } from "./sorted";

export class Learner {
  readonly table: SeatAtTable;
  readonly #shown: Shown;
  /** The moves made so far, each with the table after it, by step. */
  #made: readonly unknown[] = [];
  #moment: LessonTable;
  #prompt = 0;
  #notes: unknown[] = $state.raw([]);
  #at = $state(0);
  #isAsking = $state(false);
  /** What was right to pick in this step. */
  picked: readonly string[] = $state.raw([]);
  told: CheckedAnswer | null = $state.raw(null);
  trouble = $state("");

  constructor(
    readonly lesson: ShownLesson,
    knowledge: (game: string) => GameKnowledge,
  ) {
    let shown: Shown | undefined;
    this.table = new SeatAtTable({ id: "" }, knowledge, (ears) => (shown = new Shown(ears)));
    this.#shown = need(shown);
    this.#shown.answer = (question) => this.#answer(question);
    this.#moment = need(lesson.steps[0]?.moment, "a lesson begins with a table");
    this.#show(this.#moment);
  }

  get at(): number {
    return this.#at;
  }
  readonly step: ShownStep = $derived.by(() => need(this.lesson.steps[this.#at]));
  /** Whether nothing is left to do in this step. */
  readonly isDone: boolean = $derived(this.step.do === "look" || this.told?.verdict === "right");
  readonly isLast: boolean = $derived.by(() => this.#at === this.lesson.steps.length - 1);
  readonly isAsking: boolean = $derived(this.#isAsking);
  /** The pieces that stand out now. */
  readonly lit: ReadonlyMap<Ref, Light> = $derived.by(() => {
    const lit = new Map<Ref, Light>();
    const { told, step } = this;
    if (!told || told.verdict === "wrong") for (const ref of step.light) lit.set(ref, "spoken");
    if (!step.card) for (const ref of this.picked) lit.set(ref, "right");
    const why = told?.verdict === "wrong" ? "wrong" : told?.verdict === "shown" ? "spoken" : "right";
    for (const ref of told?.about ?? []) lit.set(ref, why);
    return lit;
  });

  /** Whether a piece can be picked now. */
  canPick(ref: Ref): boolean {
    return this.step.do === "pick" && !this.isDone && this.step.choices.some((each) => each.name === ref);
  }

  async pick(name: string): Promise<void> {
    const told = await this.#check({ pick: name, picked: this.picked });
    if (told && told.verdict !== "wrong" && !this.picked.includes(name)) this.picked = [...this.picked, name];
  }

  /** Cross out a cell, or undo that, where there is no sheet to do it on. */
  async mark({ note }: LessonChoice): Promise<void> {
    await this.#note(this.isMarked(note) ? { ...fieldsOf(note), out: false } : note);
  }

  isMarked(note: unknown): boolean {
    const cell = sorted({ ...fieldsOf(note), out: true });
    const last = this.#notes.findLast((each) => sorted({ ...fieldsOf(each), out: true }) === cell);
    return last !== undefined && fieldsOf(last)["out"] !== false;
  }

  /** Have it shown how it is done; the learner does it all the same. */
  async help(): Promise<void> {
    await this.#check({ picked: this.picked });
  }

  /** To the next step; what still plays goes to its end first. */
  next(): void {
    this.table.stage.skip();
    this.#at += 1;
    this.picked = [];
    this.#notes = [];
    this.told = null;
    if (this.step.moment) this.#show(this.step.moment);
    else this.#show({ ...this.#moment, beats: [] });
  }

  leave(): void {
    this.table.leave();
  }

  #show(moment: LessonTable): void {
    const { game, rules, options, seat } = this.lesson;
    this.#moment = moment;
    this.#prompt += 1;
    const sight = {
      seat,
      table: tableShown(game, rules, options, namesOf(this.lesson)),
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
      case "try": // nothing is tried out here: every move is answered at once
        return { tell: "tried", tried: 0, view: this.#moment.view, events: [], offers: [] };
      case "note":
        await this.#note(question.note);
        return { tell: "accepted" };
      case "move":
        await this.#move(question.moves.at(-1));
        return { tell: "accepted" };
      default:
        throw new Lost();
    }
  }

  async #note(note: unknown): Promise<void> {
    if (this.step.do !== "mark" || this.isDone) return;
    this.#notes = [...this.#notes, note];
    const told = await this.#check({ notes: this.#notes });
    if (!told) return;
    this.#shown.write(this.#notes, told.sheet);
  }

  async #move(move: unknown): Promise<void> {
    // what goes on from a right move at once is the next step
    if (this.isDone && !this.isLast && !this.lesson.steps[this.#at + 1]?.moment) this.next();
    if (this.step.do !== "move" || this.isDone) {
      this.trouble = this.isDone ? "" : t("learn-later");
      this.#show({ ...this.#moment, beats: [] });
      return;
    }
    const told = await this.#check({ move });
    if (told?.after) {
      this.#made = [...this.#made, move];
      this.#show(told.after);
    } else this.#show({ ...this.#moment, beats: [] }); // the same question again
  }

  async #check(answer: Omit<LessonAnswer, "step" | "made">): Promise<CheckedAnswer | null> {
    const { game, id } = this.lesson;
    this.trouble = "";
    this.#isAsking = true;
    const step = this.#at;
    try {
      const told = await checkLesson(game, id, { step, made: this.#made, ...answer });
      if (step !== this.#at) return null;
      return (this.told = told);
    } catch (error) {
      this.trouble = said(error);
      return null;
    } finally {
      this.#isAsking = false;
    }
  }

  #inWords(move: unknown): Phrase {
    const moves = this.#moment.offers.flatMap((each: Offer) => each.moves);
    const at = moves.findIndex((each) => isSame(each, move));
    return need(this.#moment.moves[at], "the words of a legal move");
  }
}

function fieldsOf(note: unknown): Readonly<Record<string, unknown>> {
  return { ...(typeof note === "object" ? note : null) };
}

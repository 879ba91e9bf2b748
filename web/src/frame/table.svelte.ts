/**
 * A table as its components see it: what the seat knows, what it may do, and the ways to do it.
 *
 * One `SeatAtTable` is made for each visit. It puts together the session (what is known), the plan (what is only
 * thought of), help (hints, odds, proofs) and the words to say it in. Everything a component draws is read from its
 * properties, which are reactive; everything it does is one of its methods. It knows no rules.
 */
import type {
  ChatLine,
  GameInfo,
  Odds,
  Offer,
  Place as PlaceOfPieces,
  PromptInfo,
  ProofAnswer,
  SeatPresence,
  TableInfo,
  Times,
  TryAnswer,
} from "../api/messages";
import { sayChange } from "./absence";
import { announce, call } from "./announce.svelte";
import { clockOf } from "./clocks";
import type { OwnTexts } from "./catalogues";
import { type Fields, isFields, numbersIn, type Shapes } from "./check";
import type { Eyes } from "./eyes.svelte";
import { openView } from "./filled";
import { Help, type Hints } from "./help.svelte";
import type { Known } from "./mirror";
import { nameOf } from "./names";
import { need } from "./need";
import { failure, t } from "./page-text.svelte";
import { Plan, type Thought } from "./plan.svelte";
import { socketOf } from "./server";
import { type Place, Session } from "./session.svelte";
import { type Marks, NO_MARKS, NO_TAGS, type Tags } from "../stage/marks";
import { Stage } from "../stage/stage.svelte";
import { keepEqual } from "./same";
import { atDecision, isNothingNew, scenesOf } from "./scenes";
import { type Facts, type Phrase, type Ref, Voice } from "./voice";
import { type Ears, type Link, Lost, type Question, Refusal, type Talk, type Telling, Wire } from "./wire";
import { sayReason, type Trouble, Words } from "./words.svelte";

/** What the page has of a game besides its table. */
export interface GameKnowledge {
  readonly texts?: OwnTexts | null;
  readonly shapes?: (() => Promise<Shapes>) | undefined;
  /** How far what is shown may be behind what has happened, in milliseconds for a lap. */
  readonly bound?: number | undefined;
}

/** That of a game that does not say. */
const BOUND = 8000;
/** Of a player's own clock: with fewer milliseconds left nothing plays by itself. */
const SHORT = 20_000;

/** A move that an analysis speaks of. */
export interface Weighed<Move = unknown> {
  readonly as: "played" | "best";
  readonly move: Move;
  /** What of it was impossible: sums of a bet. */
  readonly impossible: readonly number[];
}

export class SeatAtTable<View extends object = Fields, Move = unknown, Event = unknown> {
  readonly #session: Session<View, Event, Move>;
  readonly #plan: Plan<View, Move, Event>;
  readonly #help: Help<View, Move, Event>;
  readonly #words: Words;
  #trouble: Trouble | null = $state.raw(null);
  /** What a hint or a proof marks on the table. */
  marks: Marks = $state.raw(NO_MARKS);
  /** Words on pieces: what was played and what was best. */
  tags: Tags = $state.raw(NO_TAGS);
  /** Moves of an analysis, for a table that draws where they would lie: the one made, and the best. */
  weighed: readonly Weighed<Move>[] = $state.raw([]);
  /** Tables of bots alone are open: the same table as its seats see it. */
  eyes: readonly Eyes[] = $state.raw([]);
  /** What is shown, one beat after the other. */
  readonly #keepNames = keepEqual<readonly string[]>();
  readonly #keepSetting = keepEqual<Facts>();
  readonly stage = new Stage(() => (this.isReady ? this.voice : null));
  /** The number of events at my last decision, if it was made here. */
  #decided: number | null = $state(null);
  #isCovered = false;

  constructor(
    readonly place: Place,
    knowledge: (game: string) => GameKnowledge = () => ({}),
    talk: (ears: Ears) => Talk = (ears) => new Wire(socketOf(place.id), place, ears),
  ) {
    const shapes = (game: string): Promise<Shapes | null> => knowledge(game).shapes?.() ?? Promise.resolve(null);
    this.#session = new Session(
      place,
      { talk, shapes },
      {
        known: (before, known, message, isMissed) => {
          this.stage.sit(known.seat, knowledge(known.table.game).bound ?? BOUND);
          this.#show(before, known, message, isMissed);
          this.#watchClock(known);
          if (!this.#isCovered) this.#heard(before, known);
        },
        prompted: () => {
          this.#plan.clear();
          this.#help.clear();
        },
        failed: (error) => this.#failed(error),
      },
    );
    this.#plan = new Plan(this.#session);
    this.#help = new Help(this.#session);
    this.#session.thought = () => this.#plan.moves;
    this.#plan.onthought = (news) => this.#say(news);
    this.#words = new Words(
      () => this.#known?.table.game ?? place.game,
      (game) => knowledge(game).texts ?? null,
    );
    this.#session.open();
  }

  /** The table is covered, because the device is with somebody else: nothing plays and nothing is said. */
  set isCovered(isCovered: boolean) {
    this.#isCovered = isCovered;
    this.stage.isResting = isCovered;
  }

  /** Hang up. */
  leave(): void {
    this.#session.close();
    this.#words.close();
    this.stage.close();
  }

  // What is known now: never delayed

  /** Whether everything that is needed for drawing is here. */
  readonly isReady: boolean = $derived.by(() => this.#known !== null && this.#words.text !== null);
  /** Whether its words cannot be had, so that it will never be ready. */
  get isMissing(): boolean {
    return this.#words.isMissing;
  }
  get link(): Link {
    return this.#session.link;
  }
  get lostBy(): string | null {
    return this.#session.lostBy;
  }
  get #known(): Known<View, Event, Move> | null {
    return this.#session.known;
  }
  /** The game as the server describes it: rules version, bots, options, rungs of hints. Null for one that it does not have. */
  get game(): GameInfo | null {
    return this.#words.game;
  }
  /** The table as everybody sees it. Only to be read when it is ready. */
  readonly told: TableInfo = $derived(need(this.#known, "the table").table);
  readonly status: TableInfo["status"] = $derived(this.told.status);
  /** Where one sits; null: one looks on. */
  readonly seat: number | null = $derived(this.#known?.seat ?? null);
  /** Whether hints are to be had here: the game has them, the table allows them, and one sits at it. */
  readonly hasHints: boolean = $derived.by(
    () => (this.game?.hints ?? 0) > 0 && this.#known?.table.help !== "none" && this.seat !== null,
  );
  /** Whether no person plays here. */
  readonly isAmongBots: boolean = $derived(this.#known?.table.seats.every((each) => each.bot) ?? false);
  readonly hasBegun: boolean = $derived(this.#known?.view != null);
  readonly asked: PromptInfo | null = $derived.by(() => {
    const asked = this.#known?.asked ?? null;
    const { last } = this.#plan;
    return asked && last ? { ...asked, phrase: last.told.asked ?? null } : asked;
  });
  get mayMove(): boolean {
    return this.#session.mayMove;
  }
  get isMyTurn(): boolean {
    return this.#session.isMyTurn;
  }
  readonly canUndo: boolean = $derived.by(
    () => this.link.is === "open" && (this.plan.length > 0 || this.#known?.asked?.can_undo === true),
  );
  /** What the seat may do; nothing while nothing can be sent: a piece is green only if it can be played. */
  get offers(): readonly Offer<Move>[] {
    return this.#plan.offers;
  }
  /** What the seat has written down for itself. */
  readonly notes: readonly unknown[] = $derived(this.#known?.notes ?? []);
  readonly lines: readonly ChatLine[] = $derived(this.#known?.lines ?? []);
  /** What is left to each player, where they are timed; `now` is what the server's clock said when one came. */
  readonly times: Times | null = $derived(this.#known?.times ?? null);
  readonly now: number | null = $derived(this.#known?.now ?? null);
  get ahead(): number {
    return this.#session.ahead;
  }
  /** By seat: whether it is connected, and since when. */
  readonly presence: readonly SeatPresence[] = $derived(this.#known?.presence ?? []);
  /** What everybody is called, by seat. */
  readonly names: readonly string[] = $derived(
    this.#keepNames(this.#known?.table.seats.map((each, at) => nameOf(each) || `${at + 1}`) ?? []),
  );
  readonly #setting: Facts = $derived(this.#keepSetting(this.#known?.setting ?? {}));
  /** Says phrases in the chosen language. Only to be used when the table is ready. */
  readonly voice: Voice = $derived.by(
    () => new Voice(need(this.#words.text, "the catalogue"), this.names, this.seat, this.#setting),
  );
  /** What went wrong last; null after the next thing that went right. */
  readonly trouble: Trouble | null = $derived(this.#trouble);
  get missedFrom(): number | null {
    return this.#session.missedFrom;
  }
  get hints(): Hints {
    return this.#help.hints;
  }
  get isHinting(): boolean {
    return this.#help.isHinting;
  }
  get isSending(): boolean {
    return this.#session.isSending;
  }
  get isTrying(): boolean {
    return this.#plan.isTrying;
  }
  /** What was tried out in this turn and told to nobody; `view`, `offers` and the question are those after it. */
  get plan(): readonly Thought<View, Move>[] {
    return this.#plan.thoughts;
  }

  // What is shown: the moment of the beat that plays, at most as much as is known

  readonly #shown: Pick<Known<View, Event, Move>, "view" | "history" | "phrases"> | null = $derived.by(
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it is made of what the session has checked
    () => this.stage.shown as Pick<Known<View, Event, Move>, "view" | "history" | "phrases"> | null,
  );
  /** Whether everything can be seen, through the eyes of all. */
  readonly isOpen: boolean = $derived(this.eyes.length > 0 && this.eyes.every((each) => each.view !== null));
  /** What the seat sees, as the game has it; after what was thought of. Only to be read when the game has begun. */
  readonly view: View = $derived.by(() => {
    if (this.#plan.view !== null) return this.#plan.view;
    const view = need(this.#shown?.view, "the view");
    const seats = this.eyes.map((each) => each.view);
    return this.isOpen ? openView(view, seats) : view;
  });
  /** What the seat saw happen; event 40 is number 40 for everybody. */
  readonly history: readonly Event[] = $derived(this.#shown?.history ?? []);
  /** By event, the phrases that tell it. */
  readonly phrases: readonly (readonly Phrase[])[] = $derived(this.#shown?.phrases ?? []);
  /** Who may act, as far as this seat knows. */
  readonly toAct: readonly number[] = $derived.by(() => {
    const view = this.#known?.view;
    return this.status === "playing" && isFields(view) ? numbersIn(view["to_act"]) : [];
  });
  /** The number of the first event after one's last decision: what is news. */
  readonly newsFrom: number = $derived.by(() => {
    const { seat } = this;
    const history = this.#known?.history ?? [];
    if (seat === null) return history.length;
    const decided = this.#decided ?? this.#known?.decided;
    if (decided !== undefined && decided <= history.length) return decided;
    const isMine = (event: unknown): boolean =>
      typeof event === "object" && event !== null && "seat" in event && event.seat === seat;
    return history.findLastIndex(isMine) + 1;
  });

  /** The offers that touch a piece, the one to pick first. */
  touching(piece: Ref): readonly Offer<Move>[] {
    return this.offers.filter((each) => each.touches.includes(piece));
  }

  // What can be done

  /**
   * Whether a move may first be thought of and tried out, so that the others are told only when something comes to
   * light or a move says that it is enough. A game's table that has a plan of the turn sets it.
   */
  set mayThink(may: ((move: unknown) => boolean) | null) {
    this.#plan.mayThink = may;
  }

  /** Make a move, or several of one turn: all of them, or none. True if it was accepted; else `trouble` says why. */
  async play(...moves: readonly Move[]): Promise<boolean> {
    this.stage.jump();
    const events = this.#known?.history.length ?? 0;
    const outcome = await this.#plan.play(moves, () => this.view);
    if (outcome === "made") this.#decide(events);
    if (outcome !== "none") this.#trouble = null;
    return outcome !== "none";
  }

  /** Think of these moves again, as far as that goes: nothing is sent. */
  rethought(moves: readonly Move[]): Promise<void> {
    return this.#plan.recall(moves, () => this.view);
  }

  /** Take one's last move back; what was only thought of first. */
  undo(): Promise<boolean> {
    const prompt = this.asked?.number;
    if (prompt === undefined || !this.canUndo || this.isTrying) return Promise.resolve(false);
    if (this.plan.length) return Promise.resolve(this.rethink(this.plan.length - 1));
    return this.act({ ask: "undo", prompt });
  }

  /** Leave so many of the moves that were thought of; false while they are being sent. */
  rethink(steps: number): boolean {
    const isLeft = this.#plan.keep(steps);
    if (isLeft) this.#trouble = null;
    return isLeft;
  }

  /** What some moves would lead to; null where that is not known. Nobody is told. */
  tryOut(...moves: readonly Move[]): Promise<TryAnswer<View, Event, Move> | null> {
    return this.#help.tryOut(moves);
  }

  /** Why there is no move with a piece; null if there is one, or if it cannot be said. */
  async whyNot(piece: Ref): Promise<Trouble | null> {
    const why = await this.#help.whyNot(piece);
    return why && sayReason(this.voice, why);
  }

  /** The table in words, after what was thought of: its places with their pieces; null where they cannot be had. */
  places(): Promise<readonly PlaceOfPieces[] | null> {
    return this.#help.places();
  }

  /** Legal moves in words, as sentences in the chosen language. */
  async describe(moves: readonly Move[]): Promise<string[]> {
    return (await this.#help.describe(moves)).map((each) => this.voice.say(each));
  }

  /** Ask where to look, and the next time what to do and why. What is said is in `hints`. */
  async hint(): Promise<void> {
    this.#say(((await this.#help.hint())?.lines ?? []).map((line) => line.phrase));
  }

  /** What the seat can know, in numbers; null where the table does not allow it. `values`: also what each move is worth. */
  odds(values = false): Promise<Odds<Move> | null> {
    return this.#help.odds(values);
  }

  /** Why a cell of the sheet is ruled out or certain; null where it cannot be said (`trouble` says why). */
  prove(where: Ref, what: string): Promise<ProofAnswer | null> {
    return this.#help.prove(where, what);
  }

  /** The seat's sheet as the game has it: what is in sight when everything is shown, and its own marks. */
  async sheet<Sheet>(): Promise<Sheet | null> {
    await this.stage.idle();
    return this.#help.sheet<Sheet>();
  }

  /** Write something down for oneself. It comes back in `notes`; while the table cannot be reached it is kept. */
  note(note: unknown): Promise<boolean> {
    return this.#session.note(note);
  }

  /** Say something to all: words of one's own, or the key of a ready-made phrase. */
  say(text: string, isPhrase = false): Promise<boolean> {
    return this.act({ ask: "say", text, is_phrase: isPhrase });
  }

  /** What else can be asked of a table: to be ready, to start, to free a seat. */
  async act(question: Question): Promise<boolean> {
    const isDone = await this.#session.act(question);
    if (isDone) this.#trouble = null;
    return isDone;
  }

  /** Try to reach the table at once. */
  reconnect(): void {
    this.#session.reconnect();
  }

  /** What went wrong has been read. */
  forgive(): void {
    this.#trouble = null;
  }

  /** What happened while the connection was lost has been read. */
  caughtUp(): void {
    this.#session.catchUp();
  }

  /** After so many events I made a move: what comes after them is news. */
  #decide(events: number): void {
    this.#decided = events;
    this.stage.decide(events);
  }

  #failed(error: unknown): void {
    if (error instanceof Refusal) {
      const { told } = error;
      this.#trouble = told.tell === "refused" ? sayReason(this.voice, told) : { rule: null, sentence: failure(told) };
      call(this.#trouble.sentence);
    } else if (!(error instanceof Lost)) {
      throw error;
    }
  }

  #say(phrases: readonly Phrase[]): void {
    if (phrases.length) announce(phrases.map((each) => this.voice.say(each)).join(" "));
  }

  /** Let the stage show what a message told. */
  #show(before: Known | null, known: Known, message: Telling, isMissed: boolean): void {
    if (message.tell !== "sight" && message.tell !== "happened") return;
    if (isMissed && isNothingNew(before, message)) return;
    const scenes = scenesOf(before, known, message, ({ seat, phrases }) => {
      const what = phrases.map((each) => this.voice.say(each)).join(" ");
      return t(seat === this.seat ? "stage-taken-back-own" : "stage-taken-back", {
        name: this.names[seat] ?? "",
        what,
      });
    });
    if (message.tell === "sight" && known.decided !== undefined) return this.stage.recall(known, known.decided, scenes);
    if (message.tell === "sight") this.stage.reset(!scenes[0] ? known : before?.view ? before : scenes[0].moment);
    const since = message.tell === "happened" ? message.since : Infinity;
    if (this.#decided !== null && since < this.#decided) this.#decided = since;
    const [others, own] = message.tell === "happened" ? atDecision(scenes) : [scenes, []];
    if (others.length) this.stage.tell(others, since, isMissed);
    if (own[0]) this.#decide(own[0].from); // here or on another device
    if (own.length) this.stage.tell(own, others.length ? Infinity : since, isMissed);
  }

  /** Below some seconds on the player's own clock nothing plays by itself. */
  #watchClock({ seat, times, table }: Known): void {
    const clock =
      times && seat !== null && table.clock?.kind !== "days" ? clockOf(times, seat, Date.now() + this.ahead) : null;
    this.stage.pressFrom(clock?.runs ? clock.wait + clock.left - SHORT : null);
  }

  #heard(before: Known | null, known: Known): void {
    if (!before || !this.#words.text) return;
    if (before.table !== known.table) {
      const last = before.table.changes?.at(-1)?.time ?? 0;
      const since = (known.table.changes ?? []).filter((each) => each.time > last);
      const said = since.map((each) => sayChange(each, this.names[each.seat] ?? "", each.seat === this.seat));
      if (said.length) announce(said.join(" "));
    }
    for (const line of known.lines.slice(before.lines.length)) {
      if (line.seat === this.seat) continue;
      announce(`${this.names[line.seat] ?? ""}: ${line.is_phrase ? this.voice.word(line.text) : line.text}`);
    }
    const phrase = known.asked?.is_open && !before.asked?.is_open ? known.asked.phrase : null;
    if (phrase) this.stage.afterwards(() => call(this.voice.say(phrase)));
  }
}

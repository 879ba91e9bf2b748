/**
 * A table as its components see it: what the seat knows, what it may do, and the ways to do it.
 *
 * One `SeatAtTable` is made for each visit. Everything a component draws is read from its properties, which are
 * reactive; everything it does is one of its methods. It knows no rules.
 */
import type {
  ChatLine,
  GameInfo,
  Odds,
  Offer,
  Phrase as Spoken,
  PromptInfo,
  ProofAnswer,
  Reason,
  SeatPresence,
  TableInfo,
  Times,
  TryAnswer,
} from "../api/messages";
import { sayChange } from "./absence";
import { announce, call } from "./announce.svelte";
import { type Context, isSameContext } from "./context";
import type { Eyes } from "./eyes.svelte";
import { openView } from "./filled";
import { type Known, taken } from "./mirror";
import { nameOf } from "./names";
import { Outbox } from "./outbox";
import { failure } from "./page-text.svelte";
import { settings } from "./settings.svelte";
import { games, paper, socketOf } from "./server";
import { type Language, type Phrase, type Ref, Text, Voice } from "./voice";
import { type Answer, type Ears, type Link, Lost, type Question, Refusal, type Talk, type Telling, Wire } from "./wire";

/** What went wrong, to be shown: a rule with its sentence, or that the answer was lost. */
export interface Trouble {
  readonly rule: string | null;
  readonly sentence: string;
  /** What is missing, where something can be counted: of what, how many are needed, how many are there. */
  readonly lack?: Lack | null;
}

export interface Lack {
  readonly of: string;
  readonly need: number;
  readonly have: number;
}

export interface Place {
  readonly id: string;
  readonly key?: string | undefined;
  readonly seat?: number | undefined;
}

/** The rung of the hint ladder that was reached, what it says, and by phrase the pieces that it speaks of. */
export interface Hints {
  readonly level: number;
  readonly phrases: readonly Spoken[];
  readonly about: readonly (readonly Ref[])[];
}

const NO_HINTS: Hints = { level: 0, phrases: [], about: [] };

/** A move that was only thought of, and what it led to. */
export interface Thought<View, Move> {
  readonly move: Move;
  /** The offer that it was made by, if it was one. */
  readonly offer: Offer<Move> | null;
  readonly before: View;
  readonly told: TryAnswer<View, unknown, Move>;
}

/** What came of thinking of a move: it is in the plan; it can only be made; or nothing is known of it, so it is let be. */
type Thinking = "planned" | "to-be-made" | "given-up";

/** Moves that a message may hold. */
const MOST_MOVES = 32;

/** Catalogues of a game's own page texts, by language: what `games/<name>/text/*.ftl` adds to the server's. */
export type OwnTexts = (lang: Language) => Promise<string>;

export class SeatAtTable<View = Readonly<Record<string, unknown>>, Move = unknown, Event = unknown> {
  #known: Known | null = $state.raw(null);
  #link: Link = $state.raw({ is: "opening" });
  #text: Text | null = $state.raw(null);
  #game: GameInfo | null = $state.raw(null);
  #isMissing = $state(false);
  #trouble: Trouble | null = $state.raw(null);
  #isSending = $state(false);
  /** While the connection was lost, how much had happened: to say afterwards what was missed. */
  #missedFrom: number | null = $state(null);
  #hints: Hints = $state.raw(NO_HINTS);
  #isHinting = $state(false);
  #ahead = $state(0);
  #plan: readonly Thought<View, Move>[] = $state.raw([]);
  #isTrying = $state(false);
  /** Tables of bots alone are open: the same table as its seats see it. */
  eyes: readonly Eyes[] = $state.raw([]);
  /**
   * Whether a move may first be thought of and tried out, so that the others are told only when something comes to
   * light or a move says that it is enough. A game's table that has a plan of the turn sets it.
   */
  mayThink: ((move: unknown) => boolean) | null = null;
  readonly #wire: Talk;
  readonly #notes: Outbox;
  readonly #stop: () => void;
  readonly #described = new Map<string, Promise<readonly Phrase[]>>();
  #ownTexts: OwnTexts | null = null;

  constructor(
    readonly place: Place,
    ownTexts: (game: string) => OwnTexts | null = () => null,
    talk: (ears: Ears) => Talk = (ears) => new Wire(socketOf(place.id), place, ears),
  ) {
    this.#wire = talk({
      last: () => this.#known?.number ?? null,
      told: (message) => this.#take(message),
      link: (state) => this.#linked(state),
    });
    this.#notes = new Outbox(
      place,
      (note) => this.#wire.ask({ ask: "note", note }),
      (error) => this.#failed(error),
    );
    this.#wire.open();
    this.#stop = $effect.root(() => {
      $effect(() => {
        const game = this.#known?.table.game;
        const lang = settings.language;
        if (game === undefined) return;
        this.#ownTexts ??= ownTexts(game);
        void Promise.all([read(game, lang, this.#ownTexts), games()]).then(
          ([text, all]) => {
            this.#game = all.find((each) => each.name === game) ?? null;
            if (settings.language === lang) this.#text = text;
          },
          () => (this.#isMissing = this.#text === null), // else the table goes on in the language that it has
        );
      });
    });
  }

  /** Hang up. */
  leave(): void {
    this.#wire.close();
    this.#stop();
  }

  // What is known

  /** Whether everything that is needed for drawing is here. */
  readonly isReady: boolean = $derived(this.#known !== null && this.#text !== null);
  /** Whether its words cannot be had, so that it will never be ready. */
  readonly isMissing: boolean = $derived(this.#isMissing);
  readonly link: Link = $derived(this.#link);
  /** The game as the server describes it: rules version, bots, options, rungs of hints. */
  readonly game: GameInfo = $derived(this.#game!);
  /** Whether hints are to be had here: the game has them, the table allows them, and one sits at it. */
  readonly hasHints: boolean = $derived(
    this.#game !== null && this.#game.hints > 0 && this.#known?.table.help !== "none" && this.#known?.seat != null,
  );
  /** The table as everybody sees it. */
  readonly told: TableInfo = $derived(this.#known!.table);
  /** Where one sits; null: one looks on. */
  readonly seat: number | null = $derived(this.#known?.seat ?? null);
  /** Whether no person plays here. */
  readonly isAmongBots: boolean = $derived(this.#known?.table.seats.every((each) => each.bot) ?? false);
  readonly status: TableInfo["status"] = $derived(this.#known!.table.status);
  readonly hasBegun: boolean = $derived(this.#known?.view != null);
  /** Whether everything can be seen, through the eyes of all. */
  readonly isOpen: boolean = $derived(this.eyes.length > 0 && this.eyes.every((each) => each.view !== null));
  /** What the seat sees, as the game has it. Only to be read when the game has begun. */
  readonly view: View = $derived.by(() => {
    const thought = this.#plan.at(-1);
    if (thought) return thought.told.view;
    const view = this.#known!.view as View;
    return this.isOpen
      ? openView(
          view as View & object,
          this.eyes.map((each) => each.view),
        )
      : view;
  });
  /** What was tried out in this turn and told to nobody; `view`, `offers` and the question are those after it. */
  readonly plan: readonly Thought<View, Move>[] = $derived(this.#plan);
  /** What the seat saw happen; event 40 is number 40 for everybody. */
  readonly history: readonly Event[] = $derived((this.#known?.history ?? []) as readonly Event[]);
  /** By event, the phrases that tell it. */
  readonly phrases: readonly (readonly Phrase[])[] = $derived(this.#known?.phrases ?? []);
  readonly asked: PromptInfo | null = $derived.by(() => {
    const asked = this.#known?.asked ?? null;
    const last = this.#plan.at(-1);
    return asked && last ? { ...asked, phrase: last.told.asked ?? null } : asked;
  });
  /** Whether one may move now: it is one's turn, the table can be reached, and nothing is on its way. */
  readonly mayMove: boolean = $derived(
    this.#known?.asked?.is_open === true && this.#link.is === "open" && !this.#isSending && this.status === "playing",
  );
  /** Whether it is one's turn, even if nothing can be sent just now. */
  readonly isMyTurn: boolean = $derived(this.#known?.asked?.is_open === true && this.status === "playing");
  readonly canUndo: boolean = $derived(
    this.#link.is === "open" && (this.#plan.length > 0 || this.#known?.asked?.can_undo === true),
  );
  /** What the seat may do; nothing while nothing can be sent: a piece is green only if it can be played. */
  readonly offers: readonly Offer<Move>[] = $derived(
    this.mayMove ? (this.#plan.at(-1)?.told.offers ?? (this.#known!.offers as readonly Offer<Move>[])) : [],
  );
  /** What the seat has written down for itself. */
  readonly notes: readonly unknown[] = $derived(this.#known?.notes ?? []);
  readonly lines: readonly ChatLine[] = $derived(this.#known?.lines ?? []);
  /** What is left to each player, where they are timed; `now` is what the server's clock said when one came. */
  readonly times: Times | null = $derived(this.#known?.times ?? null);
  readonly now: number | null = $derived(this.#known?.now ?? null);
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number = $derived(this.#ahead);
  /** By seat: whether it is connected, and since when. */
  readonly presence: readonly SeatPresence[] = $derived(this.#known?.presence ?? []);
  /** What everybody is called, by seat. */
  readonly names: readonly string[] = $derived(
    this.#known?.table.seats.map((each, at) => nameOf(each) || `${at + 1}`) ?? [],
  );
  /** Who may act, as far as this seat knows. */
  readonly toAct: readonly number[] = $derived(
    this.status === "playing" ? ((this.#known?.view?.["to_act"] as readonly number[] | undefined) ?? []) : [],
  );
  /** Says phrases in the chosen language. */
  readonly voice: Voice = $derived(
    new Voice(this.#text!, this.names, this.#known?.seat ?? null, this.#known?.setting ?? {}),
  );
  /** The number of the first event after one's own last: what is news. */
  readonly newsFrom: number = $derived.by(() => {
    const seat = this.seat;
    if (seat === null) return this.history.length;
    return this.history.findLastIndex((event) => (event as { seat?: unknown }).seat === seat) + 1;
  });
  /** What went wrong last; null after the next thing that went right. */
  readonly trouble: Trouble | null = $derived(this.#trouble);
  /** After a break: the first event that happened meanwhile. */
  readonly missedFrom: number | null = $derived(this.#missedFrom);
  /** The rung of the hint ladder that was reached at this prompt, and what it says; level 0: none yet. */
  readonly hints: Hints = $derived(this.#hints);
  /** Whether a hint is being thought about. */
  readonly isHinting: boolean = $derived(this.#isHinting);
  /** Whether something was sent that has not been answered. */
  readonly isSending: boolean = $derived(this.#isSending);
  /** Whether a move is being tried out: then no other is taken. */
  readonly isTrying: boolean = $derived(this.#isTrying);

  /** The offers that touch a piece, the one to pick first. */
  touching(piece: Ref): readonly Offer<Move>[] {
    return this.offers.filter((each) => each.touches.includes(piece));
  }

  // What can be done

  /** Make a move, or several of one turn: all of them, or none. True if it was accepted; else `trouble` says why. */
  async play(...moves: readonly Move[]): Promise<boolean> {
    const prompt = this.asked?.number;
    if (prompt === undefined || !this.mayMove || this.#isTrying) return false;
    const thinking = moves.length === 1 ? await this.#think(moves[0]!) : "to-be-made";
    if (thinking !== "to-be-made") return thinking === "planned";
    const all = [...this.#plan.map((each) => each.move), ...moves];
    const isDone = await this.#do({ ask: "move", prompt, moves: all });
    if (isDone) this.#plan = [];
    return isDone;
  }

  /** Think of these moves again, as far as that goes: nothing is sent. */
  async rethought(moves: readonly Move[]): Promise<void> {
    for (const move of moves) {
      if (!this.mayMove || this.#isTrying || (await this.#think(move)) !== "planned") return;
    }
  }

  /** Take one's last move back; what was only thought of first. */
  undo(): Promise<boolean> {
    const prompt = this.asked?.number;
    if (prompt === undefined || !this.canUndo || this.#isTrying) return Promise.resolve(false);
    if (this.#plan.length) {
      this.rethink(this.#plan.length - 1);
      return Promise.resolve(true);
    }
    return this.#do({ ask: "undo", prompt });
  }

  /** Leave so many of the moves that were thought of. */
  rethink(steps: number): void {
    this.#plan = this.#plan.slice(0, steps);
    this.#trouble = null;
  }

  /**
   * Try a move out instead of making it. It can only be made where something comes to light by it, or it is enough.
   * What could not be tried out, or was asked about another prompt or plan, is never made because of that.
   */
  async #think(move: Move): Promise<Thinking> {
    const same = JSON.stringify(move);
    const offer = this.offers.find((each) => each.moves.some((one) => JSON.stringify(one) === same)) ?? null;
    if (!this.mayThink?.(move) || !offer || offer.reveals || this.#plan.length >= MOST_MOVES - 1) return "to-be-made";
    const moves = [...this.#plan.map((each) => each.move), move];
    this.#isTrying = true;
    const told = await this.#try(moves, true).finally(() => (this.#isTrying = false));
    if (!told) return "given-up";
    if (told.tried < moves.length || !told.offers.length) return "to-be-made";
    const before = this.view;
    const news = (told.phrases ?? []).slice(this.#plan.at(-1)?.told.events.length ?? 0).flat();
    this.#plan = [...this.#plan, { move, offer, before, told }];
    this.#trouble = null;
    if (news.length) announce(news.map((each) => this.voice.say(each)).join(" "));
    return "planned";
  }

  /** What some moves would lead to; null where that is not known. Nobody is told. */
  tryOut(...moves: readonly Move[]): Promise<TryAnswer<View, Event, Move> | null> {
    return this.#try(moves);
  }

  async #try(moves: readonly Move[], isTold = false): Promise<TryAnswer<View, Event, Move> | null> {
    const prompt = this.asked?.number;
    if (prompt === undefined) return null;
    const told = await this.#askNow({ ask: "try", prompt, moves }, isTold);
    return told?.tell === "tried" ? (told as TryAnswer<View, Event, Move>) : null; // of this very game
  }

  /** WhyAnswer there is no move with a piece; null if there is one, or if it cannot be said. */
  async whyNot(piece: Ref): Promise<Trouble | null> {
    const after = this.#plan.map((each) => each.move);
    const told = await this.#askNow({ ask: "why-not", piece, after });
    return told?.tell === "why" && told.why ? this.reason(told.why) : null;
  }

  /** Legal moves in words, as sentences in the chosen language. PromptInfo for once while the prompt stands. */
  async describe(moves: readonly Move[]): Promise<string[]> {
    const prompt = this.asked?.number ?? 0;
    const after = this.#plan.map((each) => each.move);
    const parts: Promise<readonly Phrase[]>[] = [];
    for (let at = 0; at < moves.length; at += MOST_MOVES) {
      const some = moves.slice(at, at + MOST_MOVES);
      const name = `${prompt} ${JSON.stringify([some, after])}`;
      let part = this.#described.get(name);
      if (!part) {
        part = this.#ask({ ask: "describe", moves: some, after }).then((told) => {
          if (!told) this.#described.delete(name);
          return told?.tell === "described" ? told.phrases : [];
        });
        this.#described.set(name, part);
      }
      parts.push(part);
    }
    const phrases = (await Promise.all(parts)).flat();
    return phrases.map((each) => this.voice.say(each));
  }

  /**
   * Climb the hint ladder to a rung, the next one if none is named. What it says is in `hints`; it is about the turn
   * as it was thought of so far.
   */
  async hint(level = this.#hints.level + 1): Promise<void> {
    if (this.#isHinting) return;
    this.#isHinting = true;
    const after = this.#plan.map((each) => each.move);
    const asking = this.#askNow({ ask: "hint", level, after }, true).finally(() => (this.#isHinting = false));
    const told = await asking;
    if (told?.tell !== "hint") return;
    this.#hints = { level: told.level, phrases: told.phrases, about: told.about ?? [] };
    announce(told.phrases.map((each) => this.voice.say(each)).join(" "));
  }

  /** What the seat can know, in numbers; null where the table does not allow it. `values`: also what each move is worth. */
  async odds(values = false): Promise<Odds<Move> | null> {
    if (this.told.help !== "odds") return null;
    const told = await this.#ask({ ask: "odds", values });
    return told?.tell === "odds" ? (told.odds as Odds<Move>) : null; // of moves that this very game has offered
  }

  /** WhyAnswer a cell of the sheet is ruled out or certain; null where it cannot be said (`trouble` says why). */
  async prove(where: Ref, what: string): Promise<ProofAnswer | null> {
    const told = await this.#askNow({ ask: "prove", where, what }, true);
    return told?.tell === "proved" ? told : null;
  }

  /** The seat's sheet as the game has it: what is in sight, and its own marks. */
  async sheet<Sheet>(): Promise<Sheet | null> {
    const told = await this.#ask({ ask: "sheet" });
    return told?.tell === "sheet" ? (told.sheet as Sheet) : null; // as the game that asks has it
  }

  /** Write something down for oneself. It comes back in `notes`; while the table cannot be reached it is kept. */
  note(note: unknown): Promise<boolean> {
    return this.#notes.add(note);
  }

  /** Say something to all: words of one's own, or the key of a ready-made phrase. */
  say(text: string, isPhrase = false): Promise<boolean> {
    return this.#do({ ask: "say", text, is_phrase: isPhrase });
  }

  /** What else can be asked of a table: to be ready, to start, to free a seat. */
  act(question: Question): Promise<boolean> {
    return this.#do(question);
  }

  /** Try to reach the table at once. */
  reconnect(): void {
    this.#wire.retry();
  }

  /** What went wrong has been read. */
  forgive(): void {
    this.#trouble = null;
  }

  /** What happened while the connection was lost has been read. */
  caughtUp(): void {
    this.#missedFrom = null;
  }

  /** A refusal in words. */
  reason(reason: Reason): Trouble {
    const rule = reason.rule.includes(" ") ? reason.rule : null;
    return { rule, sentence: this.voice.refusal(reason), lack: lackOf(reason) };
  }

  async #do(question: Question): Promise<boolean> {
    this.#isSending = question.ask === "move" || question.ask === "undo" ? true : this.#isSending;
    try {
      await this.#wire.ask(question);
      this.#trouble = null;
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    } finally {
      if (question.ask === "move" || question.ask === "undo") this.#isSending = false;
    }
  }

  async #ask(question: Question): Promise<Answer | null> {
    try {
      return await this.#wire.ask(question);
    } catch {
      return null;
    }
  }

  /** Ask about the prompt and the plan as they are: when they are over, so are answer and refusal. */
  async #askNow(question: Question, isTold = false): Promise<Answer | null> {
    const context = this.#context;
    try {
      const answer = await this.#wire.ask(question);
      return isSameContext(context, this.#context) ? answer : null;
    } catch (error) {
      if (isTold && isSameContext(context, this.#context)) this.#failed(error);
      return null;
    }
  }

  get #context(): Context {
    return { prompt: this.#known?.asked?.number, plan: this.#plan };
  }

  #failed(error: unknown): void {
    if (error instanceof Refusal) {
      const told = error.told;
      this.#trouble = told.tell === "refused" ? this.reason(told) : { rule: null, sentence: failure(told) };
      announce(this.#trouble.sentence);
    } else if (!(error instanceof Lost)) {
      throw error;
    }
  }

  #linked(state: Link): void {
    if (state.is === "lost" && this.#link.is === "open") this.#missedFrom = this.history.length;
    this.#link = state;
    if (state.is === "open") void this.#notes.flush();
  }

  #take(message: Telling): void {
    if (message.tell === "time") this.#ahead = message.now - Date.now();
    const before = this.#known;
    const known = taken(before, message);
    if (!known) return;
    this.#known = known;
    if (before?.asked?.number !== known.asked?.number) {
      this.#described.clear();
      this.#hints = NO_HINTS;
      this.#plan = [];
    }
    if (this.#missedFrom !== null && known.history.length <= this.#missedFrom) this.#missedFrom = null;
    if (before && this.#text) this.#announce(before, known);
  }

  #announce(before: Known, known: Known): void {
    const news = known.phrases.slice(before.phrases.length).flat();
    if (news.length) announce(news.map((each) => this.voice.say(each)).join(" "));
    if (before.table !== known.table) {
      const last = before.table.changes?.at(-1)?.time ?? 0;
      const since = (known.table.changes ?? []).filter((each) => each.time > last);
      const said = since.map((each) => sayChange(each, this.names[each.seat] ?? "", each.seat === this.seat));
      if (said.length) announce(said.join(" "));
    }
    if (known.asked?.is_open && !before.asked?.is_open && known.asked.phrase) call(this.voice.say(known.asked.phrase));
  }
}

const texts = new Map<string, Promise<Text>>();

/** The catalogues of a game in a language: the table's own, the game's, and what the page adds for it. */
function read(game: string, lang: Language, own: OwnTexts | null): Promise<Text> {
  const name = `${game}/${lang}`;
  let found = texts.get(name);
  if (!found) {
    found = (async () => {
      const files = (await games()).find((each) => each.name === game)?.files ?? {};
      const sources = [files[`text/table/${lang}`], files[`text/${lang}`]].filter((each) => each !== undefined);
      return new Text(lang, await Promise.all([...sources.map(paper), ...(own ? [own(lang)] : [])]));
    })();
    found.catch(() => texts.delete(name));
    texts.set(name, found);
  }
  return found;
}

function lackOf({ facts = {} }: Reason): Lack | null {
  const { of, need, have } = facts;
  return typeof of === "string" && typeof need === "number" && typeof have === "number" ? { of, need, have } : null;
}

/** What the player at this table has in hand just now: what is chosen, which piece has which offer, what is paid. */
import { isFields } from "../../frame/check";
import { nth } from "../../frame/need";
import { t } from "../../frame/page-text.svelte";
import type { Fact, Phrase, Ref } from "../../frame/voice";
import { type Cut, newsOf, type Told, toldFrom } from "../../table/told";
import type { Book } from "./book.svelte";
import { detailOf, type DetailTold } from "./detail";
import {
  answers,
  byPiece,
  ENDING,
  homeless,
  isFree,
  KEEPING,
  type MainKind,
  mainKind,
  ON_THE_BOARD,
  PAYING,
} from "./offering";
import { type Place, placeOf } from "./places";
import { Planning } from "./planning.svelte";
import { whyOf } from "./rival";
import { Rest, Till } from "./till.svelte";
import { othersSince, sealsOf, type Turn, turnsOf } from "./turns";
import { type Board, type Choice, copies, FEAR_TILE, type Look, type Move, type Table, type View } from "./types";

export class Desk {
  readonly planning: Planning;
  readonly till: Till;
  readonly rest: Rest;
  /** A piece that was chosen, of which more is to be said: where to, or which of its moves. */
  #chosen: Ref | null = $state(null);
  /** The offer that is asked about once more, because something comes to light by it. */
  #armed: string | null = $state(null);
  /** The main action that alone is shown. */
  only: MainKind | null = $state(null);
  /** The main action that the bar's buttons are pointed at. */
  hinted: MainKind | null = $state(null);
  /** The piece whose detail lies over the table. */
  detail: Ref | null = $state(null);
  /** The piece that is pointed at. */
  pointed: Ref | null = $state(null);
  place: Place = $state("island");
  isPassAsked = $state(false);
  #sentences: ReadonlyMap<string, string> = $state.raw(new Map());

  constructor(
    readonly table: Table,
    readonly book: Book,
  ) {
    this.till = new Till(table, book);
    this.rest = new Rest(table);
    this.planning = new Planning(table, this.till, this.rest);
    table.mayThink = (move) => {
      const type = isFields(move) ? move["type"] : null;
      return typeof type === "string" && !ENDING.has(type) && !KEEPING.has(type);
    };
  }

  // What lies there

  readonly view: View = $derived.by(() => this.table.view);
  readonly seat: number | null = $derived.by(() => this.table.seat);
  /** Whose board lies before whoever looks: an onlooker sees the first seat's. */
  readonly owner: number = $derived(this.seat ?? 0);
  readonly own: Board = $derived(nth(this.view.players, this.owner));
  readonly others: readonly number[] = $derived.by(() => {
    const count = this.view.players.length;
    return Array.from({ length: count - 1 }, (_, at) => (this.owner + at + 1) % count);
  });
  readonly offers: readonly Choice[] = $derived.by(() => this.table.offers);
  readonly hand: readonly { ref: Ref; id: string }[] = $derived(copies("hand", this.own.hand ?? []));
  readonly area: readonly { ref: Ref; id: string }[] = $derived(
    copies("play", [...this.own.play, ...Array.from({ length: this.own.fear_tiles }, () => FEAR_TILE)]),
  );
  readonly isKeeping: boolean = $derived.by(() => this.rest.isAsked);
  readonly isPaying: boolean = $derived(this.offers.some((each) => each.kind === PAYING));

  // Words

  signName(of: string): string {
    return of === "card-away" ? this.say("page-some-card-away", { n: 1 }) : this.say(`some-${of}`, { n: 1 });
  }

  say(key: string, facts: Readonly<Record<string, Fact>> = {}): string {
    return this.table.voice.word(key, facts);
  }

  phrase(phrase: Phrase): string {
    return this.table.voice.say(phrase);
  }

  name(ref: Ref): string {
    return this.table.voice.name(ref);
  }

  /** What the offers are called, asked for when they change. */
  async listen(): Promise<void> {
    const offers = this.offers;
    const said = await this.table.describe(offers.map((each) => nth(each.moves, 0)));
    if (said.length !== offers.length || offers !== this.offers) return;
    this.#sentences = new Map(offers.map((each, at) => [each.key, capital(nth(said, at))]));
  }

  sentence(offer: Choice): string {
    return this.#sentences.get(offer.key) ?? "";
  }

  /** What a piece is called to a reader: its name, and the sentences of its moves. */
  label(ref: Ref, name: string): string {
    const said = this.on(ref)
      .map((each) => this.sentence(each))
      .filter((each) => each && each !== name);
    return [name.replace(/\.$/u, ""), ...said].join(". ");
  }

  capital(text: string): string {
    return capital(text);
  }

  /** Whoever sits at a seat, or the rival, as a fact of a message. */
  who(seat: number): Fact {
    return `seat:${seat}`;
  }

  /** All that is known of a piece; null for what has no detail. */
  tell(ref: Ref): DetailTold | null {
    const player = (seat: number): string =>
      seat >= this.view.players.length
        ? this.say("page-rival")
        : seat === this.seat
          ? t("you")
          : (this.table.names[seat] ?? "");
    return detailOf(ref, this.book, this.view, {
      say: (key, facts) => this.say(key, facts),
      phrase: (phrase) => this.phrase(phrase),
      name: (piece) => this.name(piece),
      player,
    });
  }

  // Pieces and their offers

  readonly shown: MainKind | null = $derived(this.hinted ?? this.only);
  readonly #byPiece: ReadonlyMap<Ref, readonly Choice[]> = $derived(
    byPiece(
      this.offers.filter((each) => this.shown === null || mainKind(each) === this.shown),
      this.#chosen,
    ),
  );
  readonly chosen: Ref | null = $derived(this.#chosen);
  readonly armed: Choice | null = $derived(this.offers.find((each) => each.key === this.#armed) ?? null);
  /** Where one piece has several moves: they lie in the panel. */
  readonly menu: readonly Choice[] = $derived.by(() => {
    const some = this.#chosen === null ? [] : this.on(this.#chosen);
    return some.length > 1 && some.every((each) => each.touches.at(-1) === this.#chosen || !isInSteps(each))
      ? some
      : [];
  });
  readonly answers: readonly Choice[] = $derived.by(() => {
    const asked = answers(this.offers);
    return [...asked, ...homeless(this.offers, (piece) => this.isThere(piece))];
  });
  /** Whether the pieces of the board answer, and the panel but says no. */
  readonly isOnTable: boolean = $derived.by(
    () =>
      this.view.pending.length > 0 &&
      this.answers.length > 0 &&
      this.answers.every((each) => each.kind === "decline") &&
      this.offers.some((each) => ON_THE_BOARD.has(each.kind)),
  );
  /** What may be done before the answer. */
  readonly besides: readonly Choice[] = $derived(
    this.view.pending.length > 0 ? this.offers.filter((each) => isFree(each)) : [],
  );
  readonly counts: Readonly<Record<MainKind, number>> = $derived.by(() => {
    const found = { dig: 0, discover: 0, overcome: 0, buy: 0, play: 0, research: 0 };
    for (const offer of this.offers) {
      const kind = mainKind(offer);
      if (kind) found[kind] += 1;
    }
    return found;
  });

  on(ref: Ref): readonly Choice[] {
    return this.#byPiece.get(ref) ?? [];
  }

  offer(kind: string): Choice | undefined {
    return this.offers.find((each) => each.kind === kind);
  }

  /** Pieces that the table draws: by their kind, and for cards in hand by name. */
  isThere(ref: Ref): boolean {
    const [kind = "", rest = ""] = ref.split(":");
    if (kind === "exiled" || kind === "aside" || kind === "deck" || kind === "token") return kind === "deck";
    if (kind === "guardian") {
      return this.view.guards.includes(rest) || this.own.allies.some((each) => each.guardian === rest);
    }
    if (kind === "assistant") {
      return this.own.employees.some((each) => each.assistant === rest) || this.view.supply.includes(rest);
    }
    return true;
  }

  /** How a piece looks: green while it can be played, sea while it is chosen, pale while something else is decided. */
  look(ref: Ref): Look {
    if (this.till.payment) {
      const source = this.till.sourceOf(ref);
      const isChosen = source?.isChosen === true;
      const isAbout = ref === this.about;
      return { can: source?.isOpen === true && !isChosen, chosen: isChosen || isAbout, dim: !source && !isAbout };
    }
    const can = this.on(ref).length > 0;
    const chosen = ref === this.#chosen || (this.armed !== null && this.on(ref).includes(this.armed));
    return { can: can && !chosen, chosen, dim: this.isDim && !can && !chosen };
  }

  readonly isDim: boolean = $derived(this.shown !== null || this.#chosen !== null || this.isPaying);

  /** Whether nothing of a site is about what is being decided. */
  isSiteDim(at: number): boolean {
    if (!this.isDim) return false;
    const site = `site:${nth(this.book.sites, at).id}`;
    const guard = this.view.guards[at];
    const refs = [site, ...nth(this.view.spaces, at).map((_, space) => `${site}/${space + 1}`)];
    if (guard) refs.push(`guardian:${guard}`);
    return refs.every((ref) => this.look(ref).dim);
  }

  // What happened

  readonly turns: readonly Turn[] = $derived.by(() => {
    const history = this.table.history;
    return turnsOf(history, this.view.rival ? this.view.players.length : null);
  });
  /** The turns of others since one's own last decision: each has a number, in the news and on what it touched. */
  readonly news: readonly Turn[] = $derived.by(() => othersSince(this.turns, this.seat, this.table.newsFrom));
  #longest: readonly Turn[] = [];
  /** Where turns begin, also those after what is shown again. */
  readonly cuts: readonly Cut[] = $derived.by(() => {
    const { turns, table } = this;
    if (!table.stage.behind || turns.length > this.#longest.length) this.#longest = turns;
    const news = othersSince(this.#longest, this.seat, table.newsFrom);
    return this.#longest.map((each) => ({ ...each, turn: news.indexOf(each) + 1 || undefined }));
  });
  /** What happened, or for a player what is news, with the reasons of the rival. */
  readonly told: readonly Told[] = $derived.by(() => {
    const { table } = this;
    const lines = this.seat === null ? toldFrom(table, 0) : newsOf(table);
    const [first] = lines;
    if (!this.view.rival || !first) return lines;
    const reasons = this.turns.flatMap((each) => {
      const text = each.to > first.number ? this.why(each) : null;
      return text === null ? [] : [{ number: each.to - 0.5, seat: each.seat, text }];
    });
    return [...lines, ...reasons].sort((one, other) => one.number - other.number);
  });
  /** Why the rival did nothing in a turn, or something else than its tile says. */
  why(turn: Turn): string | null {
    const key = this.view.rival && whyOf(turn, this.table.history, this.book.rival);
    return key ? this.say(key, { round: turn.round }) : null;
  }
  readonly #hasBegun: boolean = $derived.by(() => {
    const last = this.turns.at(-1);
    return this.table.plan.length > 0 || (last !== undefined && last.seat === this.seat && !last.isOver);
  });
  /** What others did and is not looked at yet: gone after one's own first step. */
  readonly unseen: readonly Turn[] = $derived(this.#hasBegun ? [] : this.news);
  readonly #seals = $derived(sealsOf(this.unseen, this.view.round));

  /** The turns of others since one's own that touched a piece: seals. */
  seals(ref: Ref): readonly { readonly seat: number; readonly number: number }[] {
    return this.#seals.get(ref) ?? [];
  }

  /** A right click opens the detail. */
  open(event: Event, ref: Ref): void {
    event.preventDefault();
    this.detail = ref;
  }

  /** The keys of the offers that a piece answers, for tests and guides. */
  keys(ref: Ref): string | undefined {
    return (
      this.on(ref)
        .map((each) => each.key)
        .join(" ") || undefined
    );
  }

  /** A space stands for its site while that alone has a move, and a site for its only space that has one. */
  meant(ref: Ref): Ref {
    if (!ref.startsWith("site:") || this.on(ref).length) return ref;
    const [site = ""] = ref.split("/");
    if (site !== ref) return this.on(site).length ? site : ref;
    const spaces = [`${site}/1`, `${site}/2`].filter((each) => this.on(each).length);
    return spaces.length === 1 ? nth(spaces, 0) : ref;
  }

  /** A click on a piece. */
  act(clicked: Ref): void {
    const ref = this.meant(clicked);
    if (this.till.payment) {
      const source = this.till.sourceOf(ref);
      if (source) this.till.choose(source);
      else this.detail = ref;
      return;
    }
    const some = this.on(ref);
    const [first] = some;
    if (!first) {
      if (this.#chosen !== null) this.back();
      else this.detail = ref;
      return;
    }
    if (ref === this.#chosen && some.length > 1) {
      this.#chosen = null;
      return;
    }
    const isOrigin = isInSteps(first) && first.touches.at(-1) !== ref;
    if (some.length > 1 || isOrigin) {
      this.#armed = null;
      this.#chosen = ref;
      return;
    }
    this.take(first, this.panel.includes(first)); // the panel has said already that something comes to light
  }

  /** Do what is offered: at once, or, where something comes to light, at the second time. */
  take(offer: Choice, isSure = false): void {
    if (offer.reveals && !isSure && this.#armed !== offer.key) {
      this.#armed = offer.key;
      return;
    }
    void this.play(offer, nth(offer.moves, 0));
  }

  async play(offer: Choice | null, ...moves: readonly Move[]): Promise<void> {
    this.acted = (offer?.kind === PAYING ? this.about : offer?.touches[0]) ?? this.acted;
    if (await this.planning.play(offer, ...moves)) this.letGo();
  }

  /** The piece that was acted with last: what it gives comes from there. */
  acted: Ref | null = $state(null);

  /** Forget what was begun. */
  letGo(): void {
    this.#chosen = null;
    this.#armed = null;
    this.till.clear();
    this.rest.clear();
    this.only = null;
    this.isPassAsked = false;
  }

  /** One step back: what was chosen, then what was thought of. */
  back(): boolean {
    if (
      this.#chosen !== null ||
      this.#armed !== null ||
      this.only !== null ||
      this.till.hasChosen ||
      this.isPassAsked
    ) {
      this.letGo();
      return true;
    }
    if (this.isPaying && this.table.canUndo) {
      void this.table.undo();
      return true;
    }
    return false;
  }

  backTo(steps: number): void {
    if (this.table.rethink(steps)) this.letGo();
  }

  // The bar and the panel

  /** Show one main action alone, or all again. */
  show(kind: MainKind): void {
    const was = this.only;
    this.letGo();
    this.only = was === kind || !this.counts[kind] ? null : kind;
  }

  /** Pass; it is asked once more, unless there is nothing else to do. */
  pass(): void {
    const offer = this.offer("pass");
    if (!offer) return;
    const isOnly = this.offers.length === 1;
    if (!this.isPassAsked && !isOnly) this.isPassAsked = true;
    else void this.play(offer, nth(offer.moves, 0)).then(() => this.endIfDone());
  }

  /** Who has passed and has nothing else to do has ended the turn: there is nothing to ask. */
  endIfDone(): void {
    const [end, ...more] = this.offers;
    if (this.own.passed && end?.kind === "end-turn" && !more.length) this.take(end, true);
  }

  /** Whether there is a move at a place of the phone. */
  canActAt(place: Place): boolean {
    return this.offers.some((offer) => placeOf(offer) === place);
  }

  /** What lies in the turn panel, in the order of its numbers. */
  readonly panel: readonly Choice[] = $derived(this.menu.length ? this.menu : this.answers);

  /** The answer, or the source of a payment, that has this number. */
  number(number: number): boolean {
    if (this.till.payment) {
      const source = this.till.sources[number - 1];
      if (source) this.till.choose(source);
      return source !== undefined;
    }
    if (this.isKeeping) {
      this.rest.number(number);
      return true;
    }
    const offer = this.panel[number - 1];
    if (offer) this.take(offer, true);
    return offer !== undefined;
  }

  /** Enter: pay, do what was asked about, keep the cards. */
  confirm(): boolean {
    if (this.till.way) this.take(this.till.way, true);
    else if (this.armed) this.take(this.armed, true);
    else if (this.isKeeping) this.keep();
    else return false;
    return true;
  }

  /** The piece that was begun with, while something about it is decided. */
  readonly about: Ref | null = $derived.by(() => {
    if (!this.view.pending.length) return null;
    return this.table.plan.findLast((each) => !each.before.pending.length)?.offer?.touches[0] ?? this.acted;
  });

  /** What the panel is about: it is laid beside it. */
  readonly subject: Ref | null = $derived(this.armed?.touches[0] ?? this.#chosen ?? this.about);

  /** What was begun, in short: "Dig: Coin camp". */
  readonly begun: string = $derived.by(() =>
    this.view.pending.length ? (this.planning.chips.at(-1)?.text ?? "") : "",
  );
  /** The main action that is paid for. */
  readonly paidFor: MainKind | null = $derived.by(() => {
    const offer = this.table.plan.findLast((each) => !each.before.pending.length)?.offer;
    return offer ? mainKind(offer) : null;
  });

  /** Leave what is to be paid, and what it was for. */
  cancel(): void {
    this.letGo();
    void this.table.undo();
  }

  keep(): void {
    void this.play(null, ...this.rest.moves);
  }
}

function isInSteps(offer: Choice): boolean {
  return offer.kind === "relocate-to" || offer.kind === "move-guardian" || offer.kind === "exchange-assistant";
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

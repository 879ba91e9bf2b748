/**
 * What lies on one's own desk: the question that is about to be asked, the tiles of a guess, the sheet and the odds as
 * the server gave them, and what is lit up. Nothing here is told to anybody before it is played.
 */
import { untrack } from "svelte";
import type { Odds, Offer, ProofLine, Worth } from "../../api/messages";
import type { Fact, Ref } from "../../frame/voice";
import {
  type Asked,
  colourOf,
  digitOf,
  digitsOf,
  type Entry,
  type Happening,
  inOrder,
  LETTERS,
  matches,
  type Move,
  type Owner,
  type Reply,
  type Row,
  type Setting,
  type Sheet,
  type Table,
  type Tile,
  tileOf,
  TILES,
  timesIn,
  type View,
} from "./types";

/** A question of the game with its number, or a guess between two of them. */
export interface Line {
  readonly event: number;
  readonly number: number | null;
  readonly seat: number;
  readonly text: string;
  readonly isNew: boolean;
  readonly answers: readonly (Reply | null)[];
  readonly tiles: readonly Tile[] | null;
  readonly isRight: boolean | null;
}

export interface Reading {
  readonly lines: readonly ProofLine[];
  readonly title: string | null;
}

export interface Cell {
  readonly place: string;
  readonly tile: Tile;
}

export type Place = "ask" | "answers" | "sheet" | "guess" | "help";

/** Milliseconds: events come in bursts, and only the last of them is asked about. */
const SETTLING = 150;
const PATIENCE = 3000;
const TRIES = 3;
const CERTAIN = 0.9999;

export class Desk {
  /** The card that is about to be asked, and which of its two digits. */
  card: string | null = $state(null);
  digit: number | null = $state(null);
  /** Whether a guess is being put together before the table knows of it. */
  isGuessing = $state(false);
  #draft: readonly Tile[] = $state.raw([]);
  /** The figure that was typed last and waits for its colour. */
  typed: number | null = $state(null);
  /** What the tray has to say about the last tile. */
  remark: string | null = $state(null);
  /** What is to be pressed a second time. */
  #sure: string | null = $state(null);
  #page: Owner | undefined = $state(undefined);
  #sheet: Sheet | null = $state.raw(null);
  #odds: { events: number; odds: Odds<Move> } | null = $state.raw(null);
  /** After so many events no odds were found. */
  #givenUp: number | null = $state(null);
  #worths: { events: number; values: readonly Worth<Move>[] } | null = $state.raw(null);
  /** Pieces that are lit because a line speaks of them. */
  lit: readonly Ref[] = $state.raw([]);
  proof: Reading | null = $state.raw(null);
  /** Whether the next click on a cell asks why. */
  isAsking = $state(false);
  wantsOdds = $state(true);
  /** The cell of the sheet that one is at. */
  cell: Cell | null = $state.raw(null);
  /** The place that a phone shows. */
  place: Place = $state("ask");

  constructor(readonly table: Table) {
    $effect(() => {
      const { table } = this;
      void table.history.length;
      void table.notes;
      if (table.seat === null || !table.hasBegun) return;
      return this.#later(
        SETTLING / 5,
        () => table.sheet<Sheet>(),
        (sheet) => (this.#sheet = sheet),
      );
    });
    $effect(() => {
      const { table } = this;
      const events = table.history.length;
      if (!this.hasOdds || table.status !== "playing") return;
      return this.#later(
        SETTLING,
        () => table.odds(),
        (odds) => (this.#odds = { events, odds }),
        () => (this.#givenUp = events),
      );
    });
    // What the cards are worth takes longest with three and four players: it is asked for when the rest is there.
    $effect(() => {
      const { table } = this;
      if (this.#odds?.events !== table.history.length || !table.isMyTurn) return;
      if (!this.offersOf("ask").length) return;
      const { events } = this.#odds;
      return this.#later(
        0,
        () => table.odds(true),
        (odds) => (this.#worths = { events, values: odds.values ?? [] }),
      );
    });
    $effect(() => {
      void this.table.asked?.number;
      untrack(() => this.letGo());
      this.proof = null;
      this.lit = [];
    });
    $effect(() => {
      if (this.isNaming) this.place = "guess";
    });
  }

  /** Ask a little later, and again where nothing was found in time; gives back what stops it. */
  #later<T>(wait: number, ask: () => Promise<T | null>, take: (found: T) => void, giveUp?: () => void): () => void {
    let isOld = false;
    let tries = 0;
    let timer = setTimeout(again, wait);
    function again(): void {
      tries += 1;
      void ask().then((found) => {
        if (isOld) return;
        if (found) take(found);
        else if (tries < TRIES) timer = setTimeout(again, PATIENCE);
        else giveUp?.();
      });
    }
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }

  say(key: string, facts: Record<string, Fact> = {}): string {
    return this.table.voice.word(key, facts);
  }

  readonly view: View = $derived.by(() => this.table.view);
  readonly setting: Setting = $derived(this.view.table);
  readonly letters: readonly string[] = $derived([...LETTERS.slice(0, this.setting.hand)]);
  readonly isForTwo: boolean = $derived(this.setting.players === 2);
  readonly own: readonly Tile[] = $derived(this.view.seat === null ? [] : (this.view.hands[this.view.seat] ?? []));
  /** The other seats, from the left neighbour on. */
  readonly others: readonly number[] = $derived.by(() => {
    const { players } = this.setting;
    const from = this.view.seat ?? -1;
    const count = this.view.seat === null ? players : players - 1;
    return Array.from({ length: count }, (_, at) => (from + 1 + at) % players);
  });
  /** Whose tiles one has to find. */
  readonly code: Owner = $derived(this.isForTwo && this.view.seat !== null ? 1 - this.view.seat : null);
  readonly isOut: boolean = $derived(this.view.seat !== null && this.view.out.includes(this.view.seat));
  readonly isLastTurn: boolean = $derived(this.view.last_turns !== null);

  isRight(seat: number): boolean {
    return this.view.right.some((moment) => moment.includes(seat));
  }

  /** TAGIRON: whether the seat has said guess or wait, though nobody heard it. */
  hasSpoken(seat: number): boolean {
    const { view } = this;
    return view.phase === "call" && !view.to_act.includes(seat) && !view.out.includes(seat) && !this.isRight(seat);
  }

  nameOf(owner: Owner): string {
    if (owner === null) return this.say("page-centre");
    return owner === this.table.seat ? this.say("page-you") : this.table.names[owner]!;
  }

  refOf(owner: Owner): Ref {
    return owner === null ? "screen:centre" : `screen:${owner}`;
  }

  // Questions and answers

  readonly lines: readonly Line[] = $derived.by(() => {
    const { table } = this;
    const found: Line[] = [];
    let number = 0;
    (table.history as readonly Happening[]).forEach((event, at) => {
      const isNew = at >= table.newsFrom;
      const base = { event: at, number: null, isNew, answers: [], tiles: null, isRight: null };
      if (event.type === "asked") {
        number += 1;
        found.push({ ...base, number, seat: event.seat, text: this.shortQuestion(event), answers: event.answers });
      } else if (event.type === "guessed") {
        const text = this.say("verdict", { verdict: event.right ? "right" : "wrong" });
        found.push({ ...base, seat: event.seat, text, tiles: event.tiles, isRight: event.right });
      } else if (event.type === "gave-up") {
        found.push({ ...base, seat: event.seat, text: this.say("history-gave-up") });
      }
    });
    return found;
  });
  /** The number of the question that is now to be asked. */
  readonly number: number = $derived(this.lines.filter((line) => line.number !== null).length + 1);

  shortQuestion({ card, digit }: Pick<Asked, "card" | "digit">): string {
    const facts = { card: `card:${card}` };
    return digit === null ? this.say("question-short", facts) : this.say("question-short-picked", { ...facts, digit });
  }

  question(card: string, digit: number | null = null): string {
    if (digit === null) return this.table.voice.name(`card:${card}`);
    return this.say("question-picked", { card: `card:${card}`, digit });
  }

  answer(reply: Reply): string {
    if (typeof reply === "number") return `${reply}`;
    if (typeof reply === "boolean") return this.say(reply ? "answer-yes" : "answer-no");
    if (!reply.length) return this.say("answer-none-short");
    return typeof reply === "string" ? reply : reply.join(" ");
  }

  /** All that was answered for a hand. */
  repliesOf(seat: number): { line: Line; text: string }[] {
    return this.lines.flatMap((line) => {
      const reply = line.answers[seat];
      return reply === null || reply === undefined ? [] : [{ line, text: this.answer(reply) }];
    });
  }

  // Asking

  offersOf(kind: Move["type"]): readonly Offer<Move>[] {
    return this.table.offers.filter((each) => each.kind === kind);
  }

  keyOf(card: string, digit: number | null): string {
    return digit === null ? `ask/${card}` : `ask/${card}/${digit}`;
  }

  canAsk(card: string): boolean {
    return this.table.touching(`card:${card}`).length > 0;
  }

  /** Choose a card, or a digit of it; what is chosen already is asked. */
  pick(card: string, digit: number | null = null): void {
    if (!this.canAsk(card)) {
      void this.#refuse(`card:${card}`);
      return;
    }
    if (this.card === card && this.isAskReady && (digit === null || digit === this.digit)) {
      this.ask();
      return;
    }
    if (this.card !== card) this.digit = null;
    this.card = card;
    if (digit !== null) this.digit = digit;
    this.isGuessing = false;
  }

  readonly isAskReady: boolean = $derived.by(
    () => this.card !== null && (this.digit !== null || !digitsOf(this.card).length) && this.table.mayMove,
  );

  ask(): void {
    if (this.card === null || !this.isAskReady) return;
    void this.table.play({ type: "ask", card: this.card, digit: this.digit });
  }

  async #refuse(piece: Ref): Promise<void> {
    if (this.table.seat === null) return;
    this.remark = null;
    const why = await this.table.whyNot(piece);
    if (why) this.remark = why.rule ? `${why.sentence} (${why.rule})` : why.sentence;
  }

  /** Who will answer, as the rules say it: two players the other, three the others, four all (BC 3.3, 6.2). */
  answering(card: string): readonly number[] {
    const isShared = this.setting.rules === "tagiron" && ["sum-all", "spread", "third-above-4"].includes(card);
    const seats = Array.from({ length: this.setting.players }, (_, seat) => seat);
    return this.setting.players === 4 || isShared ? seats : seats.filter((seat) => seat !== this.view.seat);
  }

  // Guessing

  readonly canGuess: boolean = $derived.by(() => this.offersOf("guess").length > 0);
  /** TAGIRON with three and four players: all say guess or wait first. */
  readonly isCalling: boolean = $derived.by(() => this.offersOf("wait").length > 0);
  /** The table waits for the tiles of one's own guess. */
  readonly isNaming: boolean = $derived.by(() => this.offersOf("name").length > 0);
  readonly isTrayOpen: boolean = $derived(this.isNaming || (this.isGuessing && this.canGuess));
  /** The guess as it stands there: what the table knows already, and the draft. */
  readonly guess: readonly Tile[] = $derived(
    this.isNaming ? [...this.view.named, ...inOrder(this.#draft)] : inOrder(this.#draft),
  );
  readonly isWhole: boolean = $derived(this.guess.length === this.setting.hand);

  /** Whether a tile can come next in the order, can be put in between, or can not be taken. */
  tileState(tile: Tile): "next" | "between" | "no" {
    if (!this.isTrayOpen || this.isWhole || timesIn(this.guess, tile) >= timesIn(TILES, tile)) return "no";
    const last = this.guess.at(-1);
    if (last === undefined || TILES.indexOf(tile) >= TILES.indexOf(last)) {
      return !this.isNaming || this.view.named.length < this.guess.length || this.#isOffered(tile) ? "next" : "no";
    }
    const fixed = this.isNaming ? this.view.named.at(-1) : undefined;
    return fixed === undefined || TILES.indexOf(tile) >= TILES.indexOf(fixed) ? "between" : "no";
  }

  #isOffered(tile: Tile): boolean {
    return this.table.touching(`tile:${tile}`).length > 0;
  }

  openTray(): void {
    if (!this.canGuess || this.isCalling) return;
    this.isGuessing = true;
    this.card = null;
    this.place = "guess";
  }

  add(tile: Tile): void {
    const state = this.tileState(tile);
    this.typed = null;
    this.#sure = null;
    if (state === "no") {
      const key = this.isWhole ? "page-tray-full" : "page-tile-taken";
      this.remark = this.isTrayOpen ? this.say(key, { tile: `tile:${tile}` }) : null;
      return;
    }
    this.#draft = [...this.#draft, tile];
    const doubt = this.doubtOf(tile);
    this.remark = doubt ?? (state === "between" ? this.say("page-put-in-place", { tile: `tile:${tile}` }) : null);
  }

  /** Why the tile can hardly be meant: it is one's own, and there is no other. */
  doubtOf(tile: Tile): string | null {
    const held = timesIn(this.own, tile);
    if (!held || held + timesIn(this.guess, tile) <= timesIn(TILES, tile)) return null;
    return this.say("doubt-held", { tile: `tile:${tile}`, twice: held < timesIn(TILES, tile) ? "yes" : "no" });
  }

  readonly doubts: readonly string[] = $derived.by(() => [
    ...new Set(this.guess.flatMap((tile) => this.doubtOf(tile) ?? [])),
  ]);

  /** The last tile goes back, or the figure that was typed. */
  takeOff(tile: Tile | undefined = this.#draft.at(-1)): void {
    this.#sure = null;
    this.remark = null;
    if (this.typed !== null) {
      this.typed = null;
      return;
    }
    const at = tile === undefined ? -1 : this.#draft.lastIndexOf(tile);
    if (at >= 0) this.#draft = this.#draft.filter((_, other) => other !== at);
  }

  /** Leave the tray; what was chosen stays there for the next time. */
  closeTray(): void {
    this.isGuessing = false;
    this.remark = null;
    this.typed = null;
    this.#sure = null;
    if (this.place === "guess") this.place = "ask";
  }

  sendGuess(): void {
    if (!this.isWhole || !this.isTrayOpen) return;
    if (this.doubts.length && this.#sure !== "guess") {
      this.#sure = "guess";
      return;
    }
    const from = this.isNaming ? this.view.named.length : 0;
    const names = this.guess.slice(from).map((tile): Move => ({ type: "name", tile }));
    const moves: Move[] = this.isNaming ? names : [{ type: "guess" }, ...names];
    void this.table.play(...moves).then((isDone) => {
      if (isDone) this.#draft = [];
    });
  }

  /** A figure and the letter of a colour, as the language has it; a 5 is green by itself. */
  type(key: string): boolean {
    if (/^[0-9]$/u.test(key)) {
      this.typed = Number(key);
      this.remark = null;
      if (this.typed === 5) this.add("g5");
      return true;
    }
    if (this.typed === null) return false;
    for (const [letter, colour] of [
      ["b", "black"],
      ["w", "white"],
    ] as const) {
      if (this.letterOf(colour) === key) {
        this.add(`${letter}${this.typed}`);
        return true;
      }
    }
    return false;
  }

  letterOf(colour: "black" | "white"): string {
    return this.say(`colour-${colour}.letter`);
  }

  asksTwice(name: string): boolean {
    return this.#sure === name;
  }

  /** Say guess or wait, or give the last turn up. */
  speak(kind: "guess" | "wait" | "give-up"): void {
    if (!this.offersOf(kind).length) return;
    if (kind === "give-up" && this.#sure !== kind) {
      this.#sure = kind;
      return;
    }
    void this.table.play({ type: kind });
  }

  /** How many of the codes left begin so, and how likely they are together; null where that is not to be known. */
  readonly beginning: { count: number; chance: number } | null = $derived.by(() => {
    const listed = this.odds?.listed ?? [];
    if (!listed.length || !this.guess.length) return null;
    const fitting = listed.filter(({ whats }) => this.guess.every((tile, at) => whats[at] === `tile:${tile}`));
    return { count: fitting.length, chance: fitting.reduce((sum, each) => sum + each.chance, 0) };
  });

  /** Let go of everything that was begun, but for the tiles of a guess. */
  letGo(): void {
    this.card = null;
    this.digit = null;
    this.isAsking = false;
    this.closeTray();
  }

  // Odds and sheet

  readonly hasOdds: boolean = $derived.by(() => this.table.told.help === "odds" && this.table.seat !== null);
  readonly odds: Odds<Move> | null = $derived(this.hasOdds ? (this.#odds?.odds ?? null) : null);
  /** Whether odds are on their way: with three and four players they take a moment. */
  readonly isThinking: boolean = $derived.by(() => {
    const events = this.table.history.length;
    if (!this.hasOdds || this.table.status !== "playing") return false;
    return this.#odds?.events !== events && this.#givenUp !== events;
  });
  readonly values: readonly Worth<Move>[] = $derived.by(() =>
    this.hasOdds && this.#worths?.events === this.table.history.length ? this.#worths.values : [],
  );
  readonly sheet: Sheet | null = $derived(this.#sheet);
  /** By `screen:1/c tile:b3`, how likely it is. */
  readonly #chances: ReadonlyMap<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    for (const cell of this.odds?.cells ?? []) found.set(`${cell.where} ${cell.what}`, cell.chance);
    return found;
  });

  worthOf(card: string, digit: number | null): Worth<Move> | null {
    const values = this.values.filter(({ move }) => move.type === "ask" && move.card === card);
    return values.find(({ move }) => move.type === "ask" && move.digit === digit) ?? values[0] ?? null;
  }

  /** The hands that the sheet has a page for. */
  readonly pages: readonly Owner[] = $derived(this.isForTwo ? this.others : [null, ...this.others]);
  readonly page: Owner = $derived(this.#page === undefined ? (this.pages[0] ?? null) : this.#page);

  turnTo(page: Owner): void {
    this.#page = page;
    this.cell = null;
  }

  nextPage(): void {
    this.turnTo(this.pages[(this.pages.indexOf(this.page) + 1) % this.pages.length]!);
  }

  rowOf(owner: Owner): Pick<Row, "places" | "wrong" | "struck"> | null {
    if (!this.#sheet) return null;
    if (owner !== null) return this.#sheet.rows.find((row) => row.seat === owner) ?? null;
    return { places: this.#sheet.final, wrong: this.#sheet.final_wrong, struck: this.#sheet.final_struck };
  }

  entry(owner: Owner, place: string): Entry | undefined {
    return this.rowOf(owner)?.places[LETTERS.indexOf(place)];
  }

  isStruck(owner: Owner, { place, tile }: Cell): boolean {
    return this.rowOf(owner)?.struck[LETTERS.indexOf(place)]?.includes(tile) ?? false;
  }

  /** How likely a tile is at a place; null where nobody may know. */
  chance(owner: Owner, { place, tile }: Cell): number | null {
    if (!this.odds) return null;
    return this.#chances.get(`${this.refOf(owner)}/${place} tile:${tile}`) ?? 0;
  }

  isCertain(owner: Owner, cell: Cell): boolean {
    return (this.chance(owner, cell) ?? 0) >= CERTAIN;
  }

  /** Whether a cell is hatched: the odds rule it out, or the tile is one's own and hints are allowed. */
  isRuledOut(owner: Owner, cell: Cell): boolean {
    const chance = this.chance(owner, cell);
    if (chance !== null) return chance === 0;
    return this.table.told.help !== "none" && timesIn(this.own, cell.tile) >= timesIn(TILES, cell.tile);
  }

  /** What can be seen or known of a place: a whole tile or its digit; or what was written there. */
  known(owner: Owner, place: string): { tile: Tile | null; digit: number | null; isWritten: boolean } | null {
    const seen = owner === null ? this.view.centre : this.view.hands[owner];
    const tile = seen?.[LETTERS.indexOf(place)];
    if (tile) return { tile, digit: digitOf(tile), isWritten: false };
    if (this.odds && this.wantsOdds) {
      for (const digit of Array.from({ length: 10 }, (_, at) => at)) {
        const tiles = [...new Set(TILES)].filter((each) => digitOf(each) === digit);
        const sure = tiles.find((each) => this.isCertain(owner, { place, tile: each }));
        if (sure) return { tile: sure, digit, isWritten: false };
        const chance = tiles.reduce((sum, each) => sum + (this.chance(owner, { place, tile: each }) ?? 0), 0);
        if (chance >= CERTAIN) return { tile: null, digit, isWritten: false };
      }
    }
    const entry = this.entry(owner, place);
    if (!entry || (entry.digit === null && entry.colour === null)) return null;
    return { tile: tileOf(entry), digit: entry.digit, isWritten: true };
  }

  readonly mayMark: boolean = $derived.by(() => this.table.seat !== null && this.table.status === "playing");

  strike(cell: Cell): void {
    if (!this.mayMark) return;
    const out = !this.isStruck(this.page, cell);
    void this.table.note({ type: "strike", seat: this.page, ...cell, out });
  }

  write(owner: Owner, { place, tile }: Cell): void {
    if (!this.mayMark) return;
    const isThere = matches(this.entry(owner, place), tile);
    void this.table.note({
      type: "write",
      seat: owner,
      place,
      digit: isThere ? null : digitOf(tile),
      colour: isThere ? null : colourOf(tile),
    });
  }

  wipe(owner: Owner, place: string): void {
    if (this.mayMark) void this.table.note({ type: "write", seat: owner, place, digit: null, colour: null });
  }

  cross(tile: Tile, second: boolean, out: boolean): void {
    if (this.mayMark) void this.table.note({ type: "cross", tile, second, out });
  }

  /** What is certain of the code and not yet written in the draft of the final answer. */
  readonly unwritten: readonly Cell[] = $derived.by(() => {
    if (!this.odds || this.isForTwo || this.view.centre) return [];
    return this.letters.flatMap((place) => {
      const tile = TILES.find((each) => this.isCertain(null, { place, tile: each }));
      return tile && !matches(this.entry(null, place), tile) ? [{ place, tile }] : [];
    });
  });

  async fill(): Promise<void> {
    for (const cell of this.unwritten) this.write(null, cell);
  }

  /** The written tiles of the code, if every place has one. */
  readonly written: readonly Tile[] | null = $derived.by(() => {
    const tiles = this.letters.map((place) => tileOf(this.entry(this.code, place)));
    return tiles.every((tile) => tile !== null) ? tiles : null;
  });

  takeWritten(): void {
    if (this.written) this.#draft = this.isNaming ? this.written.slice(this.view.named.length) : [...this.written];
  }

  async why(cell: Cell): Promise<void> {
    this.isAsking = false;
    if (!this.table.hasHints || this.table.seat === null) return;
    const told = await this.table.prove(`${this.refOf(this.page)}/${cell.place}`, `tile:${cell.tile}`);
    if (!told) return;
    const facts = { place: `place:${cell.place}`, tile: `tile:${cell.tile}`, who: `text:${this.nameOf(this.page)}` };
    this.proof = told.lines?.length
      ? { lines: told.lines, title: null }
      : { lines: [], title: this.say("page-cell-is-open", facts) };
    if (this.place === "sheet") this.place = "help";
  }
}

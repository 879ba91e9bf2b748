/**
 * What lies on one's own desk: the question that is about to be asked and the tiles of a guess. Nothing here is told to
 * anybody before it is played.
 */
import { untrack } from "svelte";
import { SHAPES } from "../../api/break-the-code";
import type { Line } from "../../api/messages";
import { fits, isFields } from "../../frame/check";
import { draftOf, keepDraft, type Owner } from "../../frame/drafts";
import { settings } from "../../frame/settings.svelte";
import type { Ref } from "../../frame/voice";
import { Paper } from "./paper.svelte";
import { digitsOf, inOrder, type Move, type Table, type Tile, tileNamed, tileOf, TILES, timesIn } from "./types";

export type { Cell, Place } from "./paper.svelte";
export type { Line } from "./story.svelte";

/** What is about to be done, as it is kept for when the page is loaded again. The tiles of a guess outlast a prompt. */
interface Begun {
  readonly prompt: number | undefined;
  readonly card: string | null;
  readonly digit: number | null;
  readonly isGuessing: boolean;
  readonly tiles: readonly Tile[];
}

const KEPT = "turn";

function isBegun(draft: unknown): draft is Begun {
  const [card, digit] = [
    ["|", "string", "null"],
    ["|", "number", "null"],
  ];
  return fits(draft, { "prompt?": "number", card, digit, isGuessing: "boolean", tiles: ["Tile"] }, SHAPES);
}

function tilesOf(about: readonly Ref[] = []): Tile[] {
  return about.flatMap((ref) => (ref.startsWith("tile:") ? (tileNamed(ref.slice(5)) ?? []) : []));
}

export class Desk extends Paper {
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

  constructor(table: Table) {
    super(table);
    const begun = draftOf(this.#owner, KEPT, isBegun);
    this.#draft = begun?.tiles ?? [];
    $effect(() => {
      const prompt = this.#prompt;
      untrack(() => this.letGo());
      this.proof = null;
      this.lit = [];
      if (begun && begun.prompt === prompt) untrack(() => this.#recall(begun));
    });
    $effect(() => this.#keep());
    $effect(() => {
      if (this.isNaming) this.place = "guess";
    });
  }

  /** The number alone: after a reconnect the same prompt is told again, and what was begun at it stays. */
  readonly #prompt: number | undefined = $derived.by(() => this.table.asked?.number);

  /** Take up what was begun at this prompt before the page was loaded again. */
  #recall({ card, digit, isGuessing }: Begun): void {
    Object.assign(this, { card, digit });
    if (isGuessing) this.openTray();
  }

  #keep(): void {
    const { card, digit, isGuessing } = this;
    const tiles = this.#draft;
    const begun: Begun = { prompt: this.#prompt, card, digit, isGuessing, tiles };
    keepDraft(this.#owner, KEPT, card !== null || isGuessing || tiles.length ? begun : null);
  }

  get #owner(): Owner {
    return { id: this.table.told.id, seat: this.table.seat };
  }

  // Asking

  keyOf(card: string, digit: number | null): string {
    return digit === null ? `ask/${card}` : `ask/${card}/${digit}`;
  }

  canAsk(card: string): boolean {
    return this.table.touching(`card:${card}`).length > 0;
  }

  /** Choose a card, or a digit of it; what is chosen already is asked. */
  pick(card: string, digit: number | null = null): void {
    if (!this.canAsk(card)) {
      void this.#refuse(card);
      return;
    }
    if (this.card === card && this.isAskReady && (digit === null || digit === this.digit)) {
      this.ask();
      return;
    }
    this.remark = null;
    if (this.card === card && digit === null) this.wantDigit();
    if (this.card !== card) this.digit = null;
    this.card = card;
    if (digit !== null) this.digit = digit;
    this.#sure = null;
    this.isGuessing = false;
  }

  /** Say that a card with two digits is asked for one of them; false where there is no such card. */
  wantDigit(): void | false {
    const [first, second] = this.card === null ? [] : digitsOf(this.card);
    if (first === undefined || second === undefined || this.digit !== null) return false;
    this.remark = this.say("page-want-digit", { first, second });
  }

  readonly isAskReady: boolean = $derived.by(
    () => this.card !== null && (this.digit !== null || !digitsOf(this.card).length) && this.table.mayMove,
  );

  ask(): void {
    if (this.card === null || !this.isAskReady) return;
    const question = this.keyOf(this.card, this.digit);
    if (settings.confirms && this.#sure !== question) {
      this.#sure = question;
      return;
    }
    void this.table.play({ type: "ask", card: this.card, digit: this.digit });
  }

  /** Say what the card asks, then why it cannot be asked now. */
  async #refuse(card: string): Promise<void> {
    if (this.table.seat === null) return;
    this.remark = null;
    const why = await this.table.whyNot(`card:${card}`);
    if (why) this.remark = `${this.question(card)} – ${why.sentence}${why.rule ? ` (${why.rule})` : ""}`;
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
  /** With three and four players each has one guess in the whole game (BC 3.7). */
  readonly isOnlyGuess: boolean = $derived(!this.isForTwo);
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
    if ((this.doubts.length || this.isOnlyGuess) && this.#sure !== "guess") {
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

  /** A figure, then the row in which its tile is: dark ones are above light ones. A 5 is green by itself. */
  type(key: string): boolean {
    if (/^[0-9]$/u.test(key)) {
      this.typed = Number(key);
      this.remark = null;
      if (this.typed === 5) this.add("g5");
      return true;
    }
    const colour = key === "ArrowUp" ? "b" : key === "ArrowDown" ? "w" : null;
    if (this.typed === null || colour === null) return false;
    const tile = tileNamed(`${colour}${this.typed}`);
    if (tile) this.add(tile);
    return true;
  }

  asksTwice(name: string): boolean {
    return this.#sure === name;
  }

  /** Say guess or wait, or give the last turn up; what cannot be taken back is asked once more. */
  speak(kind: "guess" | "wait" | "give-up"): void {
    if (!this.offersOf(kind).length) return;
    if (kind !== "wait" && this.#sure !== kind) {
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

  /** Whether what a hint advises can be prepared: a question, or tiles to name. */
  canSetUp({ move, about }: Line): boolean {
    if (isFields(move) && move["type"] === "ask") return true;
    return !this.isCalling && this.canGuess && tilesOf(about).length > 0;
  }

  /** Prepare what a hint advises, without doing it. */
  setUp({ move, about }: Line): void {
    if (isFields(move) && move["type"] === "ask") {
      const digit = move["digit"];
      [this.card, this.digit] = [String(move["card"]), typeof digit === "number" ? digit : null];
      [this.isGuessing, this.place] = [false, "ask"];
      return;
    }
    this.openTray();
    this.#draft = tilesOf(about);
  }

  /** The written tiles of the code, if every place has one. */
  readonly written: readonly Tile[] | null = $derived.by(() => {
    const tiles = this.letters.map((place) => tileOf(this.entry(this.code, place)));
    return tiles.every((tile) => tile !== null) ? tiles : null;
  });

  takeWritten(): void {
    if (this.written) this.#draft = this.isNaming ? this.written.slice(this.view.named.length) : [...this.written];
  }
}

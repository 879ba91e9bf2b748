/**
 * What lies on one's own desk: drafts of what one is about to do. Nothing here is told to anybody before it is played.
 */
import { untrack } from "svelte";
import { SHAPES } from "../../api/lost-code";
import type { Offer, Worth } from "../../api/messages";
import { fits } from "../../frame/check";
import { draftOf, keepDraft, type Owner } from "../../frame/drafts";
import { need, nth } from "../../frame/need";
import { settings } from "../../frame/settings.svelte";
import { Paper } from "./paper.svelte";
import { clamp, range } from "./range";
import type { Move, SymbolName, Table } from "./types";

/** Something that a button of the turn bar does. */
export interface Act {
  readonly text: string;
  readonly icon: string;
  readonly isReady: boolean;
  readonly run: () => void;
}

/** What is about to be done at a prompt, as it is kept for when the page is loaded again. */
interface Begun {
  readonly prompt: number;
  readonly width: number | null;
  readonly low: number;
  readonly die: SymbolName | null;
  readonly face: SymbolName | null;
  readonly digits: readonly number[];
  readonly stone: SymbolName | null;
}

const KEPT = "bet";

function isBegun(draft: unknown): draft is Begun {
  const [number, symbol] = [
    ["|", "number", "null"],
    ["|", "Symbol", "null"],
  ];
  const pieces = { width: number, die: symbol, face: symbol, stone: symbol };
  return fits(draft, { prompt: "number", low: "number", digits: ["number"], ...pieces }, SHAPES);
}

export type Place = "table" | "bet" | "sheet" | "track" | "help";

/** Milliseconds after which a figure begins another number. */
const TYPING = 1500;

export class Desk extends Paper {
  /** The wheel or token that is about to be taken, and where its range begins. */
  width: number | null = $state(null);
  low = $state(0);
  /** The die that is about to be turned, and to what. */
  die: SymbolName | null = $state(null);
  face: SymbolName | null = $state(null);
  /** The digits that are about to be bet on with a token. */
  digits: readonly number[] = $state.raw([]);
  stone: SymbolName | null = $state(null);
  /** The line of the final bets that one is at. */
  line: SymbolName | null = $state(null);
  #drafts: Readonly<Record<string, readonly number[] | null>> = $state.raw({});
  /** The place that a phone shows. */
  place: Place = $state("table");
  /** What Enter is to be pressed a second time for, if bets are to be confirmed. */
  #sure: string | null = $state(null);
  #typed = "";
  #typedAt = 0;
  /** The prompt at which the player has moved the range: from then on it is put nowhere else. */
  #turnedAt: number | undefined;

  constructor(table: Table) {
    super(table);
    const begun = draftOf(this.#owner, KEPT, isBegun);
    $effect(() => {
      const prompt = this.#prompt;
      untrack(() => this.letGo());
      this.proof = null;
      this.lit = [];
      if (begun && begun.prompt === prompt) this.#recall(begun);
    });
    $effect(() => {
      if (this.view.phase === "final" && this.line === null) this.line = this.#open[0] ?? null;
    });
    $effect(() => {
      if (this.view.phase === "place" && this.canPlace.length && this.#turnedAt !== this.#prompt) {
        this.width = this.ownBet?.width ?? null;
        this.low = this.#first(this.width, this.canPlace);
        if (begun && begun.prompt === this.#prompt) this.#recall(begun);
      }
    });
    $effect(() => this.#keep());
  }

  /** The number alone: after a reconnect the same prompt is told again, and what was begun at it stays. */
  readonly #prompt: number | undefined = $derived.by(() => this.table.asked?.number);

  /** Take up what was begun at this prompt before the page was loaded again. */
  #recall({ width, low, die, face, digits, stone }: Begun): void {
    Object.assign(this, { width, low, die, face, digits, stone });
  }

  #keep(): void {
    const { width, low, die, face, digits, stone } = this;
    const prompt = this.#prompt;
    const hasBegun = width !== null || die !== null || stone !== null || digits.length > 0;
    keepDraft(
      this.#owner,
      KEPT,
      prompt !== undefined && hasBegun ? { prompt, width, low, die, face, digits, stone } : null,
    );
  }

  get #owner(): Owner {
    return { id: this.table.told.id, seat: this.table.seat };
  }

  // What may be done

  of(kind: Move["type"]): readonly Offer<Move>[] {
    return this.table.offers.filter((each) => each.kind === kind);
  }

  /** By width, where a range may begin. */
  readonly canBet: ReadonlyMap<number, readonly number[]> = $derived.by(() => {
    const found = new Map<number, number[]>();
    for (const offer of this.of("bet")) {
      for (const move of offer.moves) {
        if (move.type === "bet") found.set(move.width, [...(found.get(move.width) ?? []), move.low]);
      }
    }
    return found;
  });
  readonly canChoose: readonly number[] = $derived.by(() =>
    this.of("choose").flatMap((offer) => offer.moves.flatMap((move) => (move.type === "choose" ? [move.width] : []))),
  );
  readonly canPlace: readonly number[] = $derived.by(() =>
    this.of("place").flatMap((offer) => offer.moves.flatMap((move) => (move.type === "place" ? [move.low] : []))),
  );
  /** By the symbol that a die shows, what it may be turned to. */
  readonly canTurn: ReadonlyMap<SymbolName, readonly SymbolName[]> = $derived.by(() => {
    const found = new Map<SymbolName, SymbolName[]>();
    for (const offer of this.of("turn")) {
      for (const move of offer.moves) {
        if (move.type === "turn") found.set(move.shown, [...(found.get(move.shown) ?? []), move.to]);
      }
    }
    return found;
  });
  readonly canSwap: readonly SymbolName[] = $derived.by(() =>
    this.of("swap").flatMap((offer) => offer.moves.flatMap((move) => (move.type === "swap" ? [move.symbol] : []))),
  );
  readonly canTake: readonly Move[] = $derived.by(() => this.of("take").flatMap((offer) => offer.moves));
  readonly canName: boolean = $derived.by(() => this.of("final").length > 0);
  readonly isTurning: boolean = $derived(this.canTurn.size > 0);
  /** Whether a range is being set on the dial or the scale. */
  readonly isSetting: boolean = $derived(this.canBet.size > 0 || this.canPlace.length > 0);
  /** Where the range may begin now. */
  readonly lows: readonly number[] = $derived(
    this.canPlace.length ? this.canPlace : this.width === null ? [] : (this.canBet.get(this.width) ?? []),
  );
  /** The value of the drafted bet, if odds are allowed. */
  readonly worth: Worth<Move> | null = $derived(
    this.values.find(
      ({ move }) =>
        (move.type === "bet" && move.width === this.width && move.low === this.low) ||
        (move.type === "place" && move.low === this.low) ||
        (move.type === "choose" && move.width === this.width),
    ) ?? null,
  );
  /** How likely the drafted range is. */
  readonly chance: number | null = $derived.by(() => {
    if (this.width === null || !this.sums.size) return null;
    return this.#chance(this.width, this.low);
  });
  readonly wheel = $derived(this.setting.wheels.find((each) => each.width === this.width) ?? null);

  #chance(width: number, low: number): number {
    let chance = 0;
    for (let sum = low; sum < low + width; sum += 1) chance += this.sums.get(sum) ?? 0;
    return chance;
  }

  /** Where a range is put first: with odds where it is likeliest, else where the last one was. */
  #first(width: number | null, lows: readonly number[]): number {
    if (width !== null && this.sums.size) {
      return lows.reduce(
        (best, low) => (this.#chance(width, low) > this.#chance(width, best) ? low : best),
        nth(lows, 0),
      );
    }
    const middle = Math.round((this.setting.top + 1 - (width ?? 1)) / 2);
    return clamp(this.#last ?? middle, nth(lows, 0), need(lows.at(-1)));
  }

  /** Where the own last range began. */
  readonly #last: number | null = $derived.by(() => {
    const own = this.table.history.findLast((event) => event.type === "answered" && event.seat === this.view.seat);
    return own?.type === "answered" ? own.low : null;
  });

  pickWheel(width: number): void {
    const lows = this.canBet.get(width);
    if (lows) this.low = this.#first(width, lows);
    if (lows || this.canChoose.includes(width)) this.width = this.width === width && !lows ? null : width;
    this.#sure = null;
  }

  /** Move the range to begin at `low`, or as near as it may. */
  turnTo(low: number): void {
    if (!this.lows.length) return;
    this.low = clamp(low, nth(this.lows, 0), need(this.lows.at(-1)));
    this.#turnedAt = this.#prompt;
    this.#sure = null;
  }

  /** The next free wheel, wider or narrower, with the same middle. */
  nextWheel(step: 1 | -1): void {
    const widths = this.canBet.size ? [...this.canBet.keys()].sort((one, other) => one - other) : [...this.canChoose];
    if (!widths.length) return;
    if (this.width === null) {
      this.pickWheel(step > 0 ? nth(widths, 0) : need(widths.at(-1)));
      return;
    }
    const next = widths[widths.indexOf(this.width) + step];
    if (next === undefined) return;
    const middle = this.low + (this.width - 1) / 2;
    this.width = next;
    this.turnTo(Math.round(middle - (next - 1) / 2));
  }

  /** A figure or a point that was typed: `7 . 6` is width 7 from 6, `6` alone moves the chosen wheel. */
  type(key: string): void {
    const now = Date.now();
    if (now - this.#typedAt > TYPING) this.#typed = "";
    this.#typedAt = now;
    this.#typed += key === "," || key === " " ? "." : key;
    const [first, second] = this.#typed.split(".");
    if (second === undefined) {
      if (this.lows.length) this.turnTo(Number(first));
      else if (this.canChoose.includes(Number(first))) this.width = Number(first);
      return;
    }
    if (!this.canPlace.length) {
      const width = Number(first);
      if (this.canBet.has(width) && this.width !== width) this.pickWheel(width);
    }
    if (second) this.turnTo(Number(second));
  }

  /** Let go of every draft. */
  letGo(): void {
    if (!this.canPlace.length) this.width = null;
    this.die = null;
    this.face = null;
    this.digits = [];
    this.stone = null;
    this.isAsking = false;
    this.#sure = null;
    this.#typed = "";
  }

  pickDie(shown: SymbolName): void {
    if (!this.canTurn.has(shown)) return;
    this.face = null;
    this.die = this.die === shown ? null : shown;
  }

  /** A digit of the token's bet, on or off. */
  toggleDigit(digit: number): void {
    const most = Math.max(0, ...this.canTake.map((move) => (move.type === "take" ? move.digits.length : 0)));
    this.digits = toggled(this.digits, digit, most);
  }

  // What a hint advises

  /** The legal move that a hint means; null if there is none. */
  moveOf(advised: unknown): Move | null {
    const wanted = advised && JSON.stringify(advised);
    const moves = this.table.offers.flatMap((offer) => offer.moves);
    return moves.find((move) => JSON.stringify(move) === wanted) ?? null;
  }

  /** Whether there is something to set up: to keep the dice or to leave a token is a button by itself. */
  canSetUp(move: Move): boolean {
    return move.type !== "accept" && move.type !== "leave";
  }

  /** Prepare a move without making it. */
  setUp(move: Move): void {
    this.place = move.type === "swap" ? "table" : "bet";
    switch (move.type) {
      case "bet":
        this.pickWheel(move.width);
        this.turnTo(move.low);
        break;
      case "choose":
        this.width = move.width;
        break;
      case "place":
        this.turnTo(move.low);
        break;
      case "turn":
        [this.die, this.face] = [move.shown, move.to];
        break;
      case "swap":
        this.stone = move.symbol;
        break;
      case "take":
        this.digits = move.digits;
        break;
      case "final":
        this.draft(move.symbol, move.digits);
        break;
    }
  }

  // Final bets

  /** By symbol: what is bet, or drafted; null: not yet decided. */
  final(symbol: SymbolName): readonly number[] | null {
    const at = this.symbols.indexOf(symbol);
    const made = this.#made?.[at];
    if (made) return made;
    const draft = this.#drafts[symbol];
    return draft === undefined ? (this.sheet?.drafts[at] ?? null) : draft;
  }

  isMade(symbol: SymbolName): boolean {
    return this.#made?.[this.symbols.indexOf(symbol)] != null;
  }

  readonly #made = $derived.by(() => (this.view.seat === null ? null : (this.view.finals[this.view.seat] ?? null)));
  /** Symbols that nothing was said about yet. */
  readonly #open: readonly SymbolName[] = $derived.by(() =>
    this.symbols.filter((symbol) => this.final(symbol) === null),
  );
  readonly left: number = $derived(this.#open.length);

  draft(symbol: SymbolName, digits: readonly number[] | null): void {
    if (!this.canName || this.isMade(symbol)) return;
    this.#drafts = { ...this.#drafts, [symbol]: digits };
    this.line = symbol;
    void this.table.note({ type: "draft", symbol, digits });
  }

  toggleFinal(symbol: SymbolName, digit: number): void {
    const digits = toggled(this.final(symbol) ?? [], digit, this.setting.right.length);
    this.draft(symbol, digits.length ? digits : null);
  }

  /** What a number of digits is worth if they are right. */
  payoff(digits: readonly number[] | null): number | null {
    if (digits === null) return null;
    return digits.length ? nth(this.setting.right, digits.length - 1) : this.setting.wrong;
  }

  #next(): void {
    const from = this.line === null ? -1 : this.symbols.indexOf(this.line);
    const order = [...this.symbols.slice(from + 1), ...this.symbols.slice(0, from + 1)];
    this.line = order.find((symbol) => this.final(symbol) === null) ?? this.line;
  }

  // The turn bar

  readonly act: Act | null = $derived.by(() => {
    const { table } = this;
    const say = (key: string, facts: Record<string, string | number> = {}): string => table.voice.word(key, facts);
    if (!table.offers.length) return null;
    if (this.canBet.size) {
      const width = this.width;
      if (width === null) return { text: say("page-bet-first"), icon: "wheel", isReady: false, run: () => undefined };
      const where = `text:${range(this.low, width)}`;
      return this.#sent(say("page-bet-on", { where }), "check", { type: "bet", width, low: this.low });
    }
    if (this.canChoose.length) {
      const width = this.width;
      if (width === null) return { text: say("page-choose"), icon: "check", isReady: false, run: () => undefined };
      return this.#sent(say("page-choose-width", { width }), "check", { type: "choose", width });
    }
    if (this.canPlace.length) {
      const where = `text:${range(this.low, this.width ?? 1)}`;
      return this.#sent(say("page-place-on", { where }), "check", { type: "place", low: this.low });
    }
    if (this.isTurning) {
      const { die, face } = this;
      const isReady = die !== null && face !== null;
      const run = (): void => void (isReady && table.play({ type: "turn", shown: die, to: face }));
      return { text: say("page-turn-die"), icon: "refresh", isReady, run };
    }
    if (this.canTake.length) {
      const move = this.canTake.find((each) => each.type === "take" && same(each.digits, this.digits));
      if (!move) return { text: say("page-take"), icon: "lock", isReady: false, run: () => undefined };
      return this.#sent(say("page-take"), "lock", move, true);
    }
    if (this.canSwap.length) {
      const symbol = this.stone;
      if (symbol === null) return { text: say("page-swap"), icon: "swap", isReady: false, run: () => undefined };
      return this.#sent(say("page-swap-stone", { symbol: `symbol:${symbol}` }), "swap", { type: "swap", symbol });
    }
    if (this.canName) {
      if (this.left) {
        const isReady = this.line !== null && this.final(this.line) !== null;
        return { text: say("page-next-symbol"), icon: "to", isReady, run: () => this.#next() };
      }
      return {
        text: this.#asked("finals", say("page-send-finals")),
        icon: "check",
        isReady: true,
        run: () => this.#sendFinals(),
      };
    }
    return null;
  });

  /** What K does: keep the dice, or leave the token. */
  readonly other: Act | null = $derived.by(() => {
    for (const [kind, text] of [
      ["accept", "page-keep"],
      ["leave", "page-leave"],
    ] as const) {
      if (this.of(kind).length) {
        const run = (): void => void this.table.play({ type: kind });
        return { text: this.table.voice.word(text), icon: "pass", isReady: true, run };
      }
    }
    if (this.of("turn").length) {
      const text = this.table.voice.word("page-keep");
      return { text, icon: "pass", isReady: false, run: () => undefined };
    }
    return null;
  });

  #asked(name: string, text: string): string {
    return this.#sure === name ? this.table.voice.word("page-really", { what: `text:${text}` }) : text;
  }

  /** A move that is sent at once, or by a second press where that is wished for. */
  #sent(text: string, icon: string, move: Move, asks = settings.confirms): Act {
    const name = JSON.stringify(move);
    const run = (): void => {
      if (asks && this.#sure !== name) this.#sure = name;
      else void this.table.play(move);
    };
    return { text: asks ? this.#asked(name, text) : text, icon, isReady: true, run };
  }

  #sendFinals(): void {
    if (this.#sure !== "finals") {
      this.#sure = "finals";
      return;
    }
    const moves = this.symbols
      .filter((symbol) => !this.isMade(symbol))
      .map((symbol): Move => ({ type: "final", symbol, digits: this.final(symbol) ?? [] }));
    void this.table.play(...moves);
  }
}

function toggled(digits: readonly number[], digit: number, most: number): readonly number[] {
  if (digits.includes(digit)) return digits.filter((each) => each !== digit);
  if (digits.length >= most) return digits;
  return [...digits, digit].sort((one, other) => one - other);
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((digit, at) => digit === other[at]);
}

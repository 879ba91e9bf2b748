/** What is known at the table: the sheet and the odds as the server gave them, what is written, and what is lit up. */
import type { Odds, Worth } from "../../api/messages";
import { settings } from "../../frame/settings.svelte";
import type { Ref } from "../../frame/voice";
import { later, SETTLING } from "../../table/later";
import type { Proof } from "../../table/proof";
import type { Answered, Line, Move, Setting, Sheet, SymbolName, Table, View } from "./types";

/** A proof, and the cell of the sheet that it is about: `bird/3`. */
export interface Reading extends Proof {
  readonly cell: string;
}

export class Paper {
  #sheet: Sheet | null = $state.raw(null);
  #odds: { events: number; of: string; odds: Odds<Move> } | null = $state.raw(null);
  /** Pieces that are lit because a line speaks of them. */
  lit: readonly Ref[] = $state.raw([]);
  proof: Reading | null = $state.raw(null);
  /** The cell that is proved: `bird/3`. */
  readonly proved: string | null = $derived(this.proof?.cell ?? null);
  /** Whether the next click on a cell asks why. */
  isAsking = $state(false);
  /** What the sheet shows beside the own marks: odds from the rules alone, or if the others play like careful ones. */
  shows: "marks" | "odds" | "played" = $state("odds");

  constructor(readonly table: Table) {
    $effect(() => {
      const { table } = this;
      void table.history.length;
      void table.notes;
      if (table.seat === null || !table.hasBegun) return;
      return later(
        SETTLING / 5,
        () => table.sheet<Sheet>(),
        (sheet) => (this.#sheet = sheet),
      );
    });
    $effect(() => {
      const { table } = this;
      const events = table.history.length;
      const of = this.#position;
      const values = table.isMyTurn;
      if (!this.hasOdds || table.status !== "playing") return;
      return later(
        SETTLING,
        () => table.odds(values),
        (odds) => (this.#odds = { events, of, odds }),
      );
    });
  }

  readonly view: View = $derived.by(() => this.table.view);
  readonly setting: Setting = $derived(this.view.table);
  readonly symbols: readonly SymbolName[] = $derived(this.setting.symbols);
  readonly sheet: Sheet | null = $derived(this.#sheet);
  readonly hasOdds: boolean = $derived.by(() => this.table.told.help === "odds" && this.table.seat !== null);
  /** What is lying there, so that odds of sums are not shown for other dice. */
  readonly #position: string = $derived(`${this.view.round} ${this.view.dice.join(" ")}`);
  readonly odds: Odds<Move> | null = $derived(this.hasOdds ? (this.#odds?.odds ?? null) : null);
  /** By sum, how likely it is; empty where nobody may know. */
  readonly sums: ReadonlyMap<number, number> = $derived(
    new Map(
      this.hasOdds && this.#odds?.of === this.#position
        ? this.#odds.odds.sums?.map((each) => [each.sum, each.chance])
        : [],
    ),
  );
  readonly values: readonly Worth<Move>[] = $derived.by(() =>
    this.hasOdds && this.#odds?.events === this.table.history.length ? (this.#odds.odds.values ?? []) : [],
  );
  readonly ownBet = $derived.by(() => (this.view.seat === null ? null : (this.view.bets[this.view.seat] ?? null)));
  /** The bets that were answered last, in their order, and of which round. */
  readonly answers: { readonly round: number; readonly list: readonly Answered[] } = $derived.by(() => {
    let round = 0;
    let last: { round: number; list: Answered[] } = { round: 0, list: [] };
    for (const event of this.table.history) {
      if (event.type === "began") round = event.round;
      else if (event.type === "answered") {
        if (last.round !== round) last = { round, list: [] };
        last.list.push(event);
      }
    }
    return last;
  });
  /** Stones that came since one's own last bet: `bird/2` on a rack. */
  readonly fresh: ReadonlySet<string> = $derived.by(() => {
    const history = this.table.history;
    const from = history.findLastIndex(
      (event) =>
        "seat" in event && event.seat === this.view.seat && ["wagered", "chose", "placed"].includes(event.type),
    );
    const found = new Set<string>();
    for (const event of history.slice(Math.max(from, 0))) {
      if (event.type === "drew") found.add(`${event.symbol}/${event.seat}`);
    }
    return found;
  });

  // The sheet

  lineOf(symbol: string): Line | null {
    return this.#sheet?.lines.find((each) => each.symbol === symbol) ?? null;
  }

  /** The digits that the own sheet leaves for a symbol. */
  digitsLeft(symbol: string): readonly number[] {
    if (!this.lineOf(symbol)) return [];
    const digits = Array.from({ length: this.setting.digits }, (_, digit) => digit);
    return digits.filter((digit) => !this.isInSight(symbol, digit) && !this.isCrossed(symbol, digit));
  }

  /** Whether a digit is ruled out by itself because it can be seen elsewhere. */
  isInSight(symbol: string, digit: number): boolean {
    return settings.autoMarks && (this.lineOf(symbol)?.seen.includes(digit) ?? true);
  }

  /** Whether a digit was crossed out by hand. */
  isCrossed(symbol: string, digit: number): boolean {
    const line = this.lineOf(symbol);
    return [...(line?.ruled_out ?? []), ...(line?.also_out ?? [])].includes(digit);
  }

  /** Whether the odds shown follow from how careful players play, too. */
  readonly isPlayed: boolean = $derived(this.shows === "played" && !!this.odds?.played?.length);

  /** How likely a cell is; null where no odds are to be seen. */
  likely(symbol: string, digit: number): number | null {
    if (!this.odds || this.shows === "marks") return null;
    const where = `stone:${symbol}/${this.view.seat}`;
    const cells = this.isPlayed ? this.odds.played : this.odds.cells;
    return cells?.find((cell) => cell.where === where && cell.what === `${digit}`)?.chance ?? 0;
  }

  mark(symbol: string, digit: number): void {
    if (!this.lineOf(symbol) || this.table.seat === null || this.table.status !== "playing") return;
    void this.table.note({ type: "mark", symbol, digit, out: !this.isCrossed(symbol, digit) });
  }

  async ruleOut(cells: readonly { symbol: string; digit: number }[]): Promise<void> {
    for (const cell of cells) {
      if (this.digitsLeft(cell.symbol).includes(cell.digit)) {
        await this.table.note({ type: "mark", ...cell, out: true });
      }
    }
  }

  async why(symbol: string, digit: number): Promise<void> {
    this.isAsking = false;
    if (this.table.told.help === "none" || this.table.seat === null) return;
    const told = await this.table.prove(`stone:${symbol}/${this.view.seat}`, `${digit}`);
    if (!told) return;
    const facts = { symbol: `symbol:${symbol}`, digit };
    const cell = `${symbol}/${digit}`;
    this.proof = told.lines?.length
      ? { lines: told.lines, title: null, cell }
      : { lines: [], title: this.table.voice.word("page-cell-is-open", facts), cell };
  }

  /** Where a digit that is not the own one can be seen: a rack, or the stones laid open. */
  whereSeen(symbol: SymbolName, digit: number): string | null {
    const { voice } = this.table;
    const at = this.symbols.indexOf(symbol);
    const facts = { symbol: `symbol:${symbol}`, digit };
    const laid = this.view.laid.find((each) => each.symbol === symbol && each.digit === digit);
    if (laid) return voice.word("page-seen-laid", { ...facts, seat: `seat:${laid.seat}`, round: laid.round });
    const rack = this.view.racks.findIndex((digits) => digits?.[at] === digit);
    if (rack >= 0) return voice.word("page-seen-rack", { ...facts, seat: `seat:${rack}` });
    return null;
  }
}

/** The sheet and the odds as the server gave them, what is written on it, and what is lit up. */
import type { Odds, Worth } from "../../api/messages";
import { nth } from "../../frame/need";
import { settings } from "../../frame/settings.svelte";
import type { Ref } from "../../frame/voice";
import { later, SETTLING } from "../../table/later";
import type { Proof } from "../../table/proof";
import { recordOf } from "../../table/record";
import { opened, type Opened } from "./opened";
import { Story } from "./story.svelte";
import {
  colourOf,
  digitOf,
  type Entry,
  LETTERS,
  matches,
  type Move,
  type Owner,
  type Row,
  type Sheet,
  type Table,
  type Tile,
  tileOf,
  TILES,
  timesIn,
} from "./types";

export interface Cell {
  readonly place: string;
  readonly tile: Tile;
}

export type Place = "ask" | "answers" | "sheet" | "guess" | "help";

const CERTAIN = 0.9999;

export class Paper extends Story {
  #page: Owner | undefined = $state();
  #sheet: Sheet | null = $state.raw(null);
  #odds: { events: number; odds: Odds<Move> } | null = $state.raw(null);
  /** After so many events no odds were found. */
  #givenUp: number | null = $state(null);
  #worths: { events: number; values: readonly Worth<Move>[] } | null = $state.raw(null);
  /** What lay hidden, when the game is over. */
  #opened: Opened | null = $state.raw(null);
  /** Pieces that are lit because a line speaks of them. */
  lit: readonly Ref[] = $state.raw([]);
  proof: Proof | null = $state.raw(null);
  /** Whether the next click on a cell asks why. */
  isAsking = $state(false);
  wantsOdds = $state(true);
  /** The cell of the sheet that one is at. */
  cell: Cell | null = $state.raw(null);
  /** The place that a phone shows. */
  place: Place = $state("ask");

  constructor(table: Table) {
    super(table);
    // where nobody is asked and nothing can be, the answers are what is looked at
    if (table.told.id === "" && !table.asked && table.seat !== null) this.place = "answers";
    $effect(() => {
      const { table } = this;
      if (table.status !== "over" || table.told.id === "") return;
      void recordOf(table).then((text) => (this.#opened = opened(text, this.setting)));
    });
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
      if (!this.hasOdds || table.status !== "playing") return;
      return later(
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
      return later(
        0,
        () => table.odds(true),
        (odds) => (this.#worths = { events, values: odds.values ?? [] }),
      );
    });
  }

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
    this.turnTo(nth(this.pages, (this.pages.indexOf(this.page) + 1) % this.pages.length));
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

  /** Whether a cell is hatched: the odds rule it out, or else the tile is in sight. */
  isRuledOut(owner: Owner, cell: Cell): boolean {
    const chance = this.wantsOdds ? this.chance(owner, cell) : null;
    return chance === null ? this.isInSight(cell.tile) : chance === 0;
  }

  /** Whether a tile is ruled out by itself because one holds it; where no help is wanted the grid is only paper. */
  isInSight(tile: Tile): boolean {
    return settings.autoMarks && this.table.told.help !== "none" && timesIn(this.own, tile) >= timesIn(TILES, tile);
  }

  /** What can be seen or known of a place: a whole tile or its digit; or what was written there. */
  known(owner: Owner, place: string): { tile: Tile | null; digit: number | null; isWritten: boolean } | null {
    const seen =
      owner === null
        ? (this.view.centre ?? this.#opened?.centre)
        : (this.view.hands[owner] ?? this.#opened?.hands[owner]);
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

  fill(): void {
    for (const cell of this.unwritten) this.write(null, cell);
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

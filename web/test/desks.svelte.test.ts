/** What a player has begun: it is kept when the connection is lost and when the page is loaded again; what is asked once more. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isFields } from "../src/frame/check";
import { need, nth } from "../src/frame/need";
import { type Known, taken } from "../src/frame/mirror";
import type { Book } from "../src/games/arnak/book.svelte";
import { Desk as Exploring } from "../src/games/arnak/desk.svelte";
import { Desk as Guessing } from "../src/games/break-the-code/desk.svelte";
import { TILES } from "../src/games/break-the-code/types";
import { Desk as Betting } from "../src/games/lost-code/desk.svelte";
import { told } from "./recorded";
import { settled, Storage } from "./talking";

vi.hoisted(() => {
  // what the modules of the page look at when they are loaded
  vi.stubGlobal("navigator", { languages: ["en"] });
});
beforeEach(() => void vi.stubGlobal("sessionStorage", new Storage()));
afterEach(() => vi.restoreAllMocks());

/** The first position of a recorded game at which the seat may make a move of this kind. */
function positionWith(game: string, kind: string): Known {
  let now: Known | null = null;
  for (const message of told(game).messages) {
    now = taken(now, message);
    if (now?.asked?.is_open && now.offers.some((each) => each.kind === kind)) return now;
  }
  throw new Error(`nobody may ${kind}`);
}

/** A table whose connection can be lost; what is sent is kept. */
class Line {
  #isOpen = $state(true);
  #asked: Known["asked"] = $state.raw(null);
  readonly sent: unknown[][] = [];
  /** Of whichever game: it has what a desk reads. */
  readonly table: never;

  constructor(known: Known) {
    this.#asked = known.asked;
    const line: Line = this; // eslint-disable-line @typescript-eslint/no-this-alias -- getters of the table read it
    const { view, history, phrases, seat } = known;
    const table = {
      ...{ view, history, phrases, seat, notes: [], status: "playing", hasBegun: true, isMyTurn: true },
      told: { ...known.table, id: "t", help: "none" },
      voice: { word: (key: string) => key, name: (ref: string) => ref },
      get asked() {
        return line.#asked;
      },
      get mayMove() {
        return line.#isOpen;
      },
      get offers() {
        return line.#isOpen ? known.offers : [];
      },
      touching: (piece: string): Known["offers"] => known.offers.filter((each) => each.touches.includes(piece)),
      play: (...moves: unknown[]) => (this.sent.push(moves), Promise.resolve(true)),
      plan: [],
      whyNot: () => Promise.resolve({ rule: "BC 1.1", sentence: "not now" }),
      note: () => Promise.resolve(true),
      sheet: () => Promise.resolve(null),
      odds: () => Promise.resolve(null),
    };
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a desk reads nothing else
    this.table = table as never;
  }

  /** Lost and found again: the server tells the same prompt once more. */
  reconnect(): void {
    this.#isOpen = false;
    flushSync();
    this.#asked = this.#asked && { ...this.#asked };
    this.#isOpen = true;
    flushSync();
  }
}

/** A desk that stands until the test is over, or the page is loaded again. */
function stand<Desk>(make: () => Desk): { desk: Desk; stop: () => void } {
  let desk!: Desk;
  const stop = $effect.root(() => {
    desk = make();
  });
  flushSync();
  return { desk, stop };
}

describe("a guess", () => {
  const begin = (line: Line): ReturnType<typeof stand<Guessing>> => stand(() => new Guessing(line.table));
  const build = (desk: Guessing, tiles: number): void => {
    desk.openTray();
    for (const tile of TILES) {
      if (desk.guess.length < tiles && desk.tileState(tile) === "next" && !desk.own.includes(tile)) desk.add(tile);
    }
    flushSync();
  };

  test("half built, it stays there through a reconnect and a reload", () => {
    const line = new Line(positionWith("break-the-code", "guess"));
    const { desk, stop } = begin(line);
    build(desk, 2);
    const tiles = [...desk.guess];
    expect(tiles).toHaveLength(2);
    line.reconnect();
    expect([desk.isTrayOpen, desk.guess]).toEqual([true, tiles]);
    stop();
    const later = begin(line);
    expect([later.desk.isTrayOpen, later.desk.guess]).toEqual([true, tiles]);
    later.stop();
  });

  test("a chosen question stays, too", () => {
    const line = new Line(positionWith("break-the-code", "ask"));
    const { desk, stop } = begin(line);
    const [card] = desk.view.row;
    desk.pick(need(card));
    flushSync();
    line.reconnect();
    expect(desk.card).toBe(card);
    stop();
  });

  test("is asked about once more where it is the only one of the game", () => {
    const known = positionWith("break-the-code", "guess");
    const setting = known.view?.["table"];
    for (const players of [2, 3]) {
      const view = { ...known.view, table: { ...(isFields(setting) && setting), players } };
      const line = new Line({ ...known, view });
      const { desk, stop } = begin(line);
      build(desk, desk.setting.hand);
      expect(desk.doubts).toEqual([]);
      desk.sendGuess();
      expect(line.sent).toHaveLength(players === 2 ? 1 : 0);
      expect(desk.asksTwice("guess")).toBe(players > 2);
      desk.sendGuess();
      expect(line.sent[0]).toHaveLength(1 + desk.setting.hand);
      stop();
    }
  });
});

test("a card that cannot be asked says first what it asks, then why not", async () => {
  const known = positionWith("break-the-code", "ask");
  const line = new Line({ ...known, offers: [] });
  const { desk, stop } = stand(() => new Guessing(line.table));
  const [card] = desk.view.row;
  desk.pick(need(card));
  await settled();
  expect(desk.remark).toBe(`${desk.question(need(card))} – not now (BC 1.1)`);
  stop();
});

// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- nothing is looked up in it
const BOOK = {} as Book;

describe("to pass", () => {
  const known = positionWith("arnak", "pass");
  const begin = (line: Line): { desk: Exploring; stop: () => void } => stand(() => new Exploring(line.table, BOOK));

  test("is asked about once more", () => {
    const line = new Line(known);
    const { desk, stop } = begin(line);
    desk.pass();
    expect([desk.isPassAsked, line.sent]).toEqual([true, []]);
    desk.pass();
    expect(line.sent).toEqual([[{ type: "pass" }]]);
    stop();
  });

  test("is done at once where there is nothing else to do", () => {
    const line = new Line({ ...known, offers: known.offers.filter((each) => each.kind === "pass") });
    const { desk, stop } = begin(line);
    desk.pass();
    expect(line.sent).toEqual([[{ type: "pass" }]]);
    stop();
  });
});

describe("a bet", () => {
  const begin = (line: Line): ReturnType<typeof stand<Betting>> => stand(() => new Betting(line.table));

  test("half made, it stays there through a reconnect and a reload", () => {
    const line = new Line(positionWith("lost-code", "bet"));
    const { desk, stop } = begin(line);
    const [width, lows] = need([...desk.canBet].at(-1));
    desk.pickWheel(width);
    desk.turnTo(nth(lows, 1));
    flushSync();
    line.reconnect();
    expect([desk.width, desk.low]).toEqual([width, lows[1]]);
    stop();
    const later = begin(line);
    expect([later.desk.width, later.desk.low]).toEqual([width, lows[1]]);
    later.stop();
  });

  test("a stone that is about to be swapped stays chosen", () => {
    const line = new Line(positionWith("lost-code", "swap"));
    const { desk, stop } = begin(line);
    desk.stone = nth(desk.canSwap, 0);
    flushSync();
    line.reconnect();
    expect(desk.stone).toBe(desk.canSwap[0]);
    stop();
  });
});

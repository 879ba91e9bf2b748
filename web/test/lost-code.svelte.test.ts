/**
 * The Lost Code and Think Str8! in the browser: every move that the server offers can be made by the gestures of the
 * table, and exactly that move is sent. The positions are those of whole games that were recorded from the real server.
 */
import { flushSync } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { need, nth } from "../src/frame/need";
import { type Known, taken } from "../src/frame/mirror";
import { courseOf } from "../src/games/lost-code/course";
import type { Desk as DeskClass } from "../src/games/lost-code/desk.svelte";
import { onDial, range, ranges, spaces, sumAt } from "../src/games/lost-code/range";
import { ruledOut } from "../src/games/lost-code/reading";
import type { Happening, Move, Table, View } from "../src/games/lost-code/types";
import { told } from "./recorded";

let Desk: typeof DeskClass;

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  ({ Desk } = await import("../src/games/lost-code/desk.svelte"));
});

type KnownHere = Known<View, Happening, Move>;

function ofGame(known: Known): KnownHere {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the games that are recorded are these
  return known as unknown as KnownHere;
}

/** Every position of a recorded game at which the seat may move. */
function turns(game: string): KnownHere[] {
  const found: KnownHere[] = [];
  let now: Known | null = null;
  for (const message of told(game).messages) {
    now = taken(now, message);
    if (now?.asked?.is_open && now.offers.length) found.push(ofGame(now));
  }
  return found;
}

/** A table at which nobody answers: what is sent is kept. */
function sitting(known: KnownHere): { table: Table; sent: Move[][] } {
  const sent: Move[][] = [];
  const table = {
    view: known.view,
    history: known.history,
    phrases: known.phrases,
    offers: known.offers,
    seat: known.seat,
    asked: known.asked,
    notes: [],
    status: "playing",
    hasBegun: true,
    isMyTurn: true,
    mayMove: true,
    told: { ...known.table, help: "none" },
    voice: { word: (key: string) => key, name: (ref: string) => ref },
    play: (...moves: Move[]) => (sent.push(moves), Promise.resolve(true)),
    note: () => Promise.resolve(true),
    sheet: () => Promise.resolve(null),
    odds: () => Promise.resolve(null),
  };
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a desk reads nothing else
  return { table: table as unknown as Table, sent };
}

/** What a person does to make a move, as far as the desk takes part in it. */
function make(desk: DeskClass, move: Move): void {
  switch (move.type) {
    case "accept":
    case "leave":
      need(desk.other).run();
      return;
    case "turn":
      desk.pickDie(move.shown);
      desk.face = move.to;
      break;
    case "take":
      for (const digit of move.digits) desk.toggleDigit(digit);
      need(desk.act).run(); // a token is asked about once
      break;
    case "bet":
      desk.pickWheel(move.width);
      desk.turnTo(move.low);
      break;
    case "choose":
      desk.pickWheel(move.width);
      break;
    case "place":
      desk.turnTo(move.low);
      break;
    case "swap":
      desk.stone = move.symbol;
      break;
    case "final":
      for (const symbol of desk.symbols) desk.draft(symbol, []);
      if (move.digits.length) desk.draft(move.symbol, null);
      for (const digit of move.digits) desk.toggleFinal(move.symbol, digit);
      need(desk.act).run();
      break;
  }
  expect(need(desk.act).isReady).toBe(true);
  need(desk.act).run();
}

describe.each(["lost-code", "think-str8"])("%s", (game) => {
  test("every legal move can be made, and no other is sent", () => {
    let made = 0;
    for (const known of turns(game)) {
      const { table, sent } = sitting(known);
      let desk!: DeskClass;
      const stop = $effect.root(() => {
        desk = new Desk(table);
      });
      flushSync();
      for (const move of known.offers.flatMap((offer) => offer.moves)) {
        desk.letGo();
        make(desk, move);
        expect(need(sent.pop())[0]).toEqual(move);
        expect(sent).toEqual([]);
        made += 1;
      }
      stop();
    }
    expect(made).toBeGreaterThan(300);
  });

  test("nothing is offered while nothing may be done", () => {
    const known = nth(turns(game), 0);
    const { table } = sitting({ ...known, offers: [] });
    const stop = $effect.root(() => {
      const desk = new Desk(table);
      expect(desk.act).toBeNull();
      expect(desk.other).toBeNull();
      expect(desk.isSetting || desk.isTurning || desk.canName).toBe(false);
    });
    stop();
  });
});

test("a bet is typed: width, point, and where it begins", () => {
  const known = need(turns("lost-code").find((each) => nth(each.offers, 0).moves[0]?.type === "bet"));
  const { table, sent } = sitting(known);
  const stop = $effect.root(() => {
    const desk = new Desk(table);
    flushSync();
    const [width, lows] = need([...desk.canBet].at(-1));
    for (const key of `${width}.${lows.at(-1)}`) desk.type(key);
    need(desk.act).run();
    expect(sent).toEqual([[{ type: "bet", width, low: lows.at(-1) }]]);
    desk.turnTo(99);
    expect(desk.low).toBe(lows.at(-1));
    desk.nextWheel(-1);
    expect(desk.width).toBeLessThan(width);
  });
  stop();
});

test("every sum is found where it is drawn on the dial", () => {
  for (const top of [21, 24]) {
    for (let sum = -1; sum <= top; sum += 1) {
      const { x, y } = onDial((sum + 1) / (top + 2), 80, 0);
      expect(sumAt(x, y, top + 2)).toBe(sum);
    }
  }
});

test("the track shows all markers, and shifts by tens", () => {
  expect(spaces([0, 3], 31)).toEqual(Array.from({ length: 31 }, (_, at) => at));
  expect(spaces([12, 34], 31)[0]).toBe(10);
  expect(spaces([-3, 4], 31)[0]).toBe(-3);
  const wide = spaces([2, 47], 31);
  expect([wide[0], wide.at(-1)]).toEqual([0, 47]);
});

test("ranges in figures", () => {
  expect(range(5, 5)).toBe("5–9");
  expect(
    ranges([
      [0, 5],
      [7, 7],
    ]),
  ).toBe("0–5, 7");
});

test("what a hint rules out is read off its lines", () => {
  const left = { key: "proof-left", facts: { stone: "stone:snake/1", digits: [1, 2] } };
  expect(
    ruledOut([
      { phrase: { key: "proof-excluded", facts: { stone: "stone:bird/1", digit: 4 } } },
      { phrase: { key: "proof-step", facts: { number: 1, fact: left } } },
      { phrase: { key: "hint-also", facts: { left } } },
    ]),
  ).toEqual([
    { symbol: "bird", digit: 4 },
    { symbol: "snake", digit: 1 },
    { symbol: "snake", digit: 2 },
  ]);
});

test.each(["lost-code", "think-str8"])("the points of %s add up to the score", (game) => {
  const { messages } = told(game);
  const end = ofGame(need(messages.reduce<Known | null>((now, message) => taken(now, message), null)));
  const { scores, table } = need(end.view);
  const course = courseOf(end.history, table.players);
  expect(course).toHaveLength(table.rounds + 2); // the start, each round, the final bets
  expect(nth(course, 0).every((points) => points === 0)).toBe(true);
  expect(course.at(-1)).toEqual(scores);
});

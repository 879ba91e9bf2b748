/** What a server tells is checked before it is used. */
import { describe, expect, test } from "vitest";
import { SHAPES as ARNAK } from "../src/api/arnak";
import { SHAPES as BREAK_THE_CODE } from "../src/api/break-the-code";
import { SHAPES as LOST_CODE } from "../src/api/lost-code";
import { SHAPES } from "../src/api/messages";
import { misfit, misfitInFields, shapeInRow, type Shapes } from "../src/frame/check";
import { misfitOfGame } from "../src/frame/game-check";
import { games, told } from "./recorded";

const OF_GAME: Readonly<Record<string, Shapes>> = {
  arnak: ARNAK,
  "break-the-code": BREAK_THE_CODE,
  "lost-code": LOST_CODE,
  "think-str8": LOST_CODE,
};

describe("all that a real server said fits", () => {
  test.each(games())("%s", (game) => {
    for (const message of told(game).messages) {
      expect(misfit(message, "Message", SHAPES)).toBeNull();
      expect(misfitOfGame(message, OF_GAME[game] ?? null)).toBeNull();
    }
  });
});

describe("what does not fit is found, with its place", () => {
  const OK = { tell: "presence", seats: [{ connected: true, since: 4 }] };

  test.each([
    ["no message at all", undefined, ".tell"],
    ["an unknown kind", { tell: "sang" }, ".tell"],
    ["a field is missing", { tell: "presence" }, ".seats"],
    ["a row is none", { tell: "presence", seats: {} }, ".seats"],
    ["a thing in a row", { ...OK, seats: [OK.seats[0], { connected: 1, since: 4 }] }, ".seats[1].connected"],
    ["a word that is none of those", { tell: "failed", place: "", text: "", kind: "moon" }, ".kind"],
    ["null where it may not be", { tell: "notes", notes: null }, ".notes"],
  ])("%s", (_, value, place) => expect(misfit(value, "Message", SHAPES)).toBe(place));

  test("what may be missing may be missing, and a field from later is let be", () => {
    expect(misfit(OK, "Message", SHAPES)).toBeNull();
    expect(misfit({ ...OK, later: [] }, "Message", SHAPES)).toBeNull();
    expect(misfit({ tell: "accepted" }, "Message", SHAPES)).toBeNull();
  });

  test("of several shapes the one that was meant is named", () => {
    expect(misfit({ a: [{ b: "" }] }, ["|", "null", "A"], { A: { a: [{ b: "number" }] } })).toBe(".a[0].b");
    expect(misfit([1, "2"], [",", "number", "number"], {})).toBe("[1]");
    expect(misfit({ x: 1, y: "" }, ["*", "number"], {})).toBe(".y");
  });

  test("fields of a view, and of a thing in one of its rows", () => {
    expect(misfitInFields({ round: "2" }, "View", ARNAK)).toBe(".round");
    expect(shapeInRow("View", "players", ARNAK)).toBe("PlayerBoard");
    const bet = shapeInRow("View", "bets", LOST_CODE); // a wager, or none yet
    expect(misfitInFields({ low: 4 }, bet, LOST_CODE)).toBeNull();
    expect(misfitInFields({ low: "4" }, bet, LOST_CODE)).not.toBeNull();
    const step = shapeInRow("View", "pending", ARNAK); // one of many kinds, and what tells which has not changed
    expect(misfitInFields({ cards: 2 }, step, ARNAK)).toBeNull();
    expect(misfitInFields({ cards: "2" }, step, ARNAK)).not.toBeNull();
    expect(misfitInFields({ hand_size: 2, goods: { coin: "1" } }, "PlayerBoard", ARNAK)).toBe(".goods.coin");
  });
});

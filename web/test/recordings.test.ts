/** The record of a finished game: asked for once, and again if it could not be had; gone with its table. */
import { expect, test, vi } from "vitest";
import type { TableInfo } from "../src/api/messages";
import { recordOf } from "../src/table/record";

const TOLD: TableInfo = {
  id: "t",
  game: "break-the-code",
  rules: "1",
  options: {},
  status: "over",
  visibility: "link",
  help: "none",
  chat: true,
  seats: [],
  opened: 0,
  commitment: "",
};

test("a record is asked for once by a table, again after a failure, and anew by the next visit", async () => {
  const asked: string[] = [];
  let isOut = true;
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve({ ok: !isOut, status: 503, text: () => Promise.resolve("the record") });
  });
  const table = { told: TOLD, seat: 1 };
  expect(await Promise.all([recordOf(table), recordOf(table)])).toEqual(["", ""]);
  isOut = false;
  expect(await recordOf(table)).toBe("the record");
  expect(await recordOf(table)).toBe("the record");
  expect(asked).toHaveLength(2);
  await recordOf({ told: TOLD, seat: 1 });
  expect(asked).toHaveLength(3);
  expect(new Set(asked)).toEqual(new Set([asked[0]]));
  expect(asked[0]).toContain("/api/tables/t/record?seat=1");
});

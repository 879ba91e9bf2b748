/** Rules pages as data: what is bold, what is slanted, and which rules are spoken of. */
import { expect, it } from "vitest";
import { blocks } from "../src/rules/markdown";

it("tells bold, slanted and followed words of a rule apart", () => {
  const [rule] = blocks("**AR 16.6** *Idol of Ara-Anu*: a discount (AR 9.4). **Ruling:** one of *two*.");
  expect(rule).toMatchObject({ is: "rule", rule: "AR 16.6" });
  const runs = rule?.is === "rule" ? rule.runs : [];
  expect(runs.map(({ text, isBold, isItalic, rule: spoken }) => [text, isBold, isItalic, spoken])).toEqual([
    ["Idol of Ara-Anu", false, true, null],
    [": a discount (", false, false, null],
    ["AR 9.4", false, false, "AR 9.4"],
    ["). ", false, false, null],
    ["Ruling:", true, false, null],
    [" one of ", false, false, null],
    ["two", false, true, null],
    [".", false, false, null],
  ]);
});

/** What is said of a cell of the sheet. */
import type { Cell, Desk } from "./desk.svelte";
import { matches } from "./types";

/** How likely something is, in whole percent; what is hardly possible is not impossible. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  return chance > 0 && whole === 0 ? "<1" : `${whole}`;
}

/** A cell of the page that is open, in words. */
export function labelOf(desk: Desk, cell: Cell): string {
  const { page, table } = desk;
  const parts = [desk.say("page-place", { place: `place:${cell.place}` }), table.voice.name(`tile:${cell.tile}`)];
  const chance = desk.wantsOdds ? desk.chance(page, cell) : null;
  if (matches(desk.entry(page, cell.place), cell.tile)) parts.push(desk.say("page-written"));
  if (desk.isStruck(page, cell)) parts.push(desk.say("page-struck"));
  if (chance !== null) parts.push(desk.say("page-percent", { percent: `text:${percent(chance)}` }));
  else if (desk.isRuledOut(page, cell)) parts.push(desk.say("page-in-your-hand"));
  return parts.join(", ");
}

/** Break the Code beside a real box: what is asked on a phone, and what it shows. */
import type { Frame } from "../../../api/real-break-the-code";
import Table from "./Table.svelte";

export { Table };

export const texts = import.meta.glob<string>("./text/*.ftl", { query: "?messages", import: "default" });

/** What every message at this table may use. */
export function setting(frame: unknown): { rules: string; size: number } {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the page comes from the server that sends it
  const { table } = (frame as Frame).view;
  return { rules: table.rules, size: table.hand };
}

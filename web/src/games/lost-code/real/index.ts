/** The Lost Code and Think Str8! beside a real box: what is asked on a phone, and what it shows. */
import type { Frame } from "../../../api/real-lost-code";
import Table from "./Table.svelte";

export { texts } from "./texts";
export { Table };

/** What every message at this table may use. */
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the page comes from the server that sends it
export const setting = (frame: unknown): { edition: string } => ({ edition: (frame as Frame).view.table.edition });

/** What every part of a phone at a real table is given. */
import type { Frame, Symbol as SymbolName } from "../../../api/real-lost-code";
import type { Voice } from "../../../frame/voice";
import type { Device } from "../../../real/device.svelte";

export interface Desk {
  readonly device: Device;
  readonly frame: Frame;
  readonly voice: Voice;
  /** By seat. */
  readonly names: readonly string[];
  readonly isCard: boolean;
}

/** What a symbol is called, with a capital letter. */
export function symbolName(desk: Desk, symbol: SymbolName): string {
  const name = desk.voice.name(`symbol:${symbol}`);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** The player at a rack; the racks of nobody have names of their own. */
export function ownerOf(desk: Desk, rack: number, nobody: string): string {
  return desk.names[rack] ?? nobody;
}

/** The seat's own bet or, in the middle of the table, the first that is missing. */
export function firstWithout(frame: Frame): number | null {
  const missing = frame.view.order.filter((seat) => !frame.draft.bets[seat]);
  if (frame.seat !== null && missing.includes(frame.seat)) return frame.seat;
  return frame.seat === null ? (missing[0] ?? null) : null;
}

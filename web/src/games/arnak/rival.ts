/** Why the rival did nothing, or something else than its tile says (AR 13.3, 13.8). */
import type { RivalTileInfo } from "./book.svelte";
import type { Turn } from "./turns";
import type { Happening } from "./types";

/** The key of the sentence that says why; null: its turn explains itself. */
export function whyOf(
  turn: Turn,
  history: readonly Happening[],
  tiles: Readonly<Record<string, RivalTileInfo>>,
): string | null {
  const events = history.slice(turn.from, turn.to);
  const turned = events.find((each) => each.type === "tile-turned");
  const tile = turned && tiles[turned.tile];
  if (!tile) return null;
  const has = (type: string): boolean => events.some((each) => each.type === type);
  if (has("rival-idle")) {
    if (tile.idle.includes(turn.round)) return "page-rival-why-round";
    return tile.action === "research" || tile.action === "overcome" ? null : `page-rival-why-${tile.action}`;
  }
  return tile.action === "overcome" && !has("rival-overcame") ? "page-rival-why-overcome" : null;
}

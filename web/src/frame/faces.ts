/** Who is who: a bot is the animal of its level, a person the face that they chose. Neither ever has a face of the other. */
import type { Face, SeatInfo } from "../api/messages";
import { settings } from "./settings.svelte";

/** The faces of people, in the order in which they are chosen. */
export const FACES: readonly Face[] = [
  "fern",
  "dune",
  "coral",
  "slate",
  "plum",
  "reed",
  "jaguar",
  "toucan",
  "frog",
  "llama",
  "octopus",
  "elephant",
];
/** The levels with an animal. */
const LEVELS: ReadonlySet<string> = new Set(["random", "newcomer", "beginner", "steady", "careful", "sharp", "master"]);

/** The picture of who plays at a seat; null: there is none. While a bot plays for somebody it is the bot's. */
export function faceOf(seat: Pick<SeatInfo, "bot" | "face"> | undefined): string | null {
  if (seat?.bot) {
    const { level } = markOf(seat.bot);
    return LEVELS.has(level) ? `face-${level}` : null;
  }
  return seat?.face ? `face-${seat.face}` : null;
}

/** The level that a bot is called and drawn after, and the mark of one between two levels: `steady+2`. */
export function markOf(bot: string): { level: string; mark: string } {
  const at = bot.indexOf("+");
  return at < 0 ? { level: bot, mark: "" } : { level: bot.slice(0, at), mark: bot.slice(at) };
}

/** One's own face, as it is sent; null: none was chosen. */
export function ownFace(): Face | null {
  return settings.face === "none" ? null : settings.face;
}

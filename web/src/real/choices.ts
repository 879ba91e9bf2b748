/** How a real table is set up: last time's choices stand. */
import type { GameInfo } from "../api/messages";
import { pathTo } from "../frame/base";
import { fits } from "../frame/check";
import { gameOf } from "../games";
import type { Known } from "./device.svelte";

export interface Choices {
  players: number;
  /** A phone for each player, or one for all. */
  phones: "each" | "one";
  options: Record<string, unknown>;
}

const KEPT = "cairn.real.choices.";

function isChoices(value: unknown): value is Choices {
  return fits(value, { players: "number", phones: ["=", "each", "one"], options: ["*", "any"] });
}

export function lastChoices(game: GameInfo): Choices {
  const fresh: Choices = {
    players: gameOf(game.name)?.players ?? game.players[0],
    phones: "each",
    options: Object.fromEntries(game.options.map((each) => [each.name, each.default])),
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT + game.name) ?? "null");
    if (!isChoices(kept)) return fresh;
    const names = new Set(game.options.map((each) => each.name));
    const options = Object.fromEntries(Object.entries(kept.options).filter(([name]) => names.has(name)));
    return { ...kept, options: { ...fresh.options, ...options } };
  } catch {
    return fresh;
  }
}

export function keepChoices(game: string, choices: Choices): void {
  try {
    localStorage.setItem(KEPT + game, JSON.stringify(choices));
  } catch {
    // a browser that keeps nothing
  }
}

/** Seat everybody at this device, and begin. */
export async function shareAll({ code, device }: Known, names: readonly string[]): Promise<void> {
  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(pathTo(`/api/real-tables/${code}/${path}`), {
      method: "POST",
      headers: { "Content-Type": "application/json", "Cairn-Device": device },
      body: JSON.stringify(body),
    });
  for (const [seat, name] of names.entries()) await post("chairs", { seat, name, device: 0 });
}

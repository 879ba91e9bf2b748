/** A game's own parts, loaded when its table is to be drawn. */
import { loadPart } from "../frame/upgrade.svelte";
import { type GameParts, gameOf } from "./index";

export class GameLoading {
  /** What the game brings along; null: not here yet, or there is none. */
  parts: GameParts | null = $state.raw(null);
  /** Whether they cannot be had. */
  isMissing = $state(false);
  readonly #game: () => string | undefined;

  /** To be made where effects can be: it loads what `game` names, as soon as it names one. */
  constructor(game: () => string | undefined) {
    this.#game = game;
    $effect(() => {
      const load = gameOf(game() ?? "")?.parts;
      if (!load || this.parts) return;
      void loadPart(load).then(
        (found) => (this.parts = found),
        () => (this.isMissing = true),
      );
    });
  }

  /** Whether the table can be drawn: by its own parts, or, where the game has none, by the general ones. */
  get isReady(): boolean {
    const game = this.#game();
    return game !== undefined && (this.parts !== null || !gameOf(game)?.parts);
  }
}

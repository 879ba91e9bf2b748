/** A game's own parts, loaded when they are to be drawn. */
import { loadPart } from "../frame/upgrade.svelte";
import { type GameParts, gameOf } from "./index";

/** Something that is loaded when it is needed. */
export class Loading<Part> {
  /** Null: not here yet, or there is none. */
  part: Part | null = $state.raw(null);
  /** Whether it cannot be had. */
  isMissing = $state(false);

  /** To be made where effects can be: it loads as soon as there is a way to. */
  constructor(way: () => (() => Promise<Part>) | undefined) {
    $effect(() => {
      const load = way();
      if (!load || this.part) return;
      void loadPart(load).then(
        (found) => (this.part = found),
        () => (this.isMissing = true),
      );
    });
  }
}

/** What a game brings along for its table, as soon as `game` names one. */
export class GameLoading extends Loading<GameParts> {
  readonly #game: () => string | undefined;

  constructor(game: () => string | undefined) {
    super(() => gameOf(game() ?? "")?.parts);
    this.#game = game;
  }

  get parts(): GameParts | null {
    return this.part;
  }

  /** Whether the table can be drawn: by its own parts, or, where the game has none, by the general ones. */
  get isReady(): boolean {
    const game = this.#game();
    return game !== undefined && (this.parts !== null || !gameOf(game)?.parts);
  }
}

/** What a place needs is asked for as soon as the page runs, all at once: no part waits for another to ask for it. */
import { fetchWords } from "./frame/catalogues";
import { table } from "./frame/memory";
import type { Route } from "./frame/route.svelte";
import { games, paper, socketOf } from "./frame/server";
import { settings } from "./frame/settings.svelte";
import { openAhead } from "./frame/socket-ahead";
import { gameOf, wordsOf } from "./games";
import { PLACES } from "./places";

export function fetchAhead({ place, name }: Route): void {
  const asked: (Promise<unknown> | undefined)[] = [games(), PLACES[place]?.()];
  if (place === "table" || place === "watch") {
    openAhead(socketOf(name));
    const game = table(name)?.game;
    if (game) asked.push(...fetchGame(game));
  }
  for (const each of asked) each?.catch(() => undefined); // whoever needs it asks again, and says what is missing
}

/** The table of a game, its words and its files. */
function fetchGame(name: string): (Promise<unknown> | undefined)[] {
  const game = gameOf(name);
  const files = games().then((all) => {
    const found = all.find((each) => each.name === name)?.files ?? {};
    return Promise.all((game?.files ?? []).flatMap((file) => (found[file] ? [paper(found[file])] : [])));
  });
  return [game?.parts?.(), fetchWords(name, settings.language, wordsOf(name).texts ?? null), files];
}

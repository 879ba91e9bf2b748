/** The words of a game: the server's catalogues, and what the page adds to them. What lies under an address never changes. */
import { games, paper } from "./server";
import { type Language, Text } from "./voice";

/** Catalogues of a game's own page texts, by language: what `games/<name>/text/*.ftl` adds to the server's. */
export type OwnTexts = (lang: Language) => Promise<string>;

/** The catalogues of a game in a language: the table's own, the game's, and what the page adds for it. */
export async function readWords(game: string, lang: Language, own: OwnTexts | null): Promise<Text> {
  return new Text(lang, await fetchWords(game, lang, own));
}

/** The same before they are read. */
export async function fetchWords(game: string, lang: Language, own: OwnTexts | null): Promise<string[]> {
  const added = own?.(lang); // it does not wait for the list of games
  const files = (await games()).find((each) => each.name === game)?.files ?? {};
  const sources = [files[`text/table/${lang}`], files[`text/${lang}`]].filter((each) => each !== undefined);
  return Promise.all([...sources.map(paper), ...(added ? [added] : [])]);
}

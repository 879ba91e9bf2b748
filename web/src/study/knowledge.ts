/** What a table of a lesson says: the words of its game, and those of the lessons. */
import { games, paper } from "../frame/server";
import type { GameKnowledge } from "../frame/table.svelte";
import type { Language } from "../frame/voice";
import { wordsOf } from "../games";

/** The last lesson of each game: a whole game with a coach. */
export const WHOLE_GAME = "whole-game";

export function lessonKnowledge(game: string): GameKnowledge {
  const known = wordsOf(game);
  const texts = async (lang: Language): Promise<string> => {
    const address = (await games()).find((each) => each.name === game)?.files[`lessons/${lang}`];
    return [await known.texts?.(lang), address && (await paper(address))].filter(Boolean).join("\n");
  };
  return { ...known, texts };
}

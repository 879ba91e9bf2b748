/** The page's own words, in the language of the settings. */
import type { FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import { type Language, Text } from "./voice";

const CATALOGUES = import.meta.glob<string>("../../text/*.ftl", { query: "?raw", import: "default" });

const read = new Map<Language, Text>();
let spoken: Text | null = $state.raw(null);

async function text(lang: Language): Promise<Text> {
  const found = read.get(lang);
  if (found) return found;
  const source = await CATALOGUES[`../../text/${lang}.ftl`]!();
  const made = new Text(lang, [source]);
  read.set(lang, made);
  return made;
}

/** Read the catalogue of the chosen language, and another whenever that changes. Resolves when the first is there. */
export async function followLanguage(): Promise<void> {
  spoken = await text(settings.language);
  $effect.root(() => {
    $effect(() => {
      const wanted = settings.language;
      void text(wanted).then((found) => {
        if (settings.language === wanted) spoken = found;
      });
    });
  });
}

/** A message of the page (`web/text/*.ftl`), said now and again when the language changes. */
export function t(key: string, facts: Record<string, FluentVariable> = {}): string {
  return spoken ? spoken.say(key, facts) : "";
}

/** Whether the page has such a message: of an option that it does not know, say. */
export function hasText(key: string): boolean {
  return spoken?.has(key) ?? false;
}

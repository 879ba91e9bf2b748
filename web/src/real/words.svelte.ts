/** The words of real tables: catalogues of their own, so that nobody else loads them. */
import type { FluentVariable } from "@fluent/bundle";
import { need } from "../frame/need";
import { settings } from "../frame/settings.svelte";
import { loadPart } from "../frame/upgrade.svelte";
import { Text } from "../frame/voice";

/** Catalogues by the name of their file. */
export type Catalogues = Readonly<Record<string, () => Promise<string>>>;

const COMMON = import.meta.glob<string>("./text/*.ftl", { query: "?messages", import: "default" });
let spoken: Text | null = $state.raw(null);
/** What the game at the table adds. */
let added: { of: Catalogues; text: Text } | null = $state.raw(null);
/** What every message is told: whether there are stones or cards. */
let edition = $state("stones");

export function setEdition(wanted: string): void {
  edition = wanted;
}

/** Read the catalogue of the chosen language, again when that changes. To be called while a component is made. */
export function followWords(): void {
  follow(
    () => COMMON,
    (text) => (spoken = text),
  );
}

/** Read what a game adds, as soon as it is known. To be called while a component is made. */
export function followOwnWords(game: () => Catalogues | undefined): void {
  follow(game, (text, of) => (added = { of, text }));
}

function follow(which: () => Catalogues | undefined, take: (text: Text, of: Catalogues) => void): void {
  $effect(() => {
    const wanted = settings.language;
    const catalogues = which();
    if (!catalogues) return;
    void loadPart(need(catalogues[`./text/${wanted}.ftl`], `the words of real tables in ${wanted}`)).then(
      (source) => {
        if (settings.language === wanted) take(new Text(wanted, [source]), catalogues);
      },
      () => undefined, // the page goes on in the language that it has
    );
  });
}

export function hasWords(): boolean {
  return spoken !== null;
}

export function hasOwnWords(of: Catalogues): boolean {
  return added?.of === of;
}

/** Whether the game at the table adds that message. */
export function hasMessage(key: string): boolean {
  return added?.text.has(key) ?? false;
}

/** A message of a real table. */
export function r(key: string, facts: Record<string, FluentVariable> = {}): string {
  const text = added?.text.has(key) ? added.text : spoken;
  return text ? text.say(key, { edition, ...facts }) : "";
}

/** The words of real tables: a catalogue of their own, so that nobody else loads it. */
import type { FluentVariable } from "@fluent/bundle";
import { need } from "../frame/need";
import { settings } from "../frame/settings.svelte";
import { loadPart } from "../frame/upgrade.svelte";
import { Text } from "../frame/voice";

const CATALOGUES = import.meta.glob<string>("./text/*.ftl", { query: "?messages", import: "default" });
let spoken: Text | null = $state.raw(null);
/** What every message is told: whether there are stones or cards. */
let edition = $state("stones");

export function setEdition(wanted: string): void {
  edition = wanted;
}

/** Read the catalogue of the chosen language, again when that changes. To be called while a component is made. */
export function followWords(): void {
  $effect(() => {
    const wanted = settings.language;
    void loadPart(need(CATALOGUES[`./text/${wanted}.ftl`], `the words of real tables in ${wanted}`)).then(
      (source) => {
        if (settings.language === wanted) spoken = new Text(wanted, [source]);
      },
      () => undefined, // the page goes on in the language that it has
    );
  });
}

export function hasWords(): boolean {
  return spoken !== null;
}

/** A message of a real table. */
export function r(key: string, facts: Record<string, FluentVariable> = {}): string {
  return spoken ? spoken.say(key, { edition, ...facts }) : "";
}

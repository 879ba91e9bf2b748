/** The words of the host's page: a catalogue of its own, so that nobody else loads it. */
import type { FluentVariable } from "@fluent/bundle";
import { need } from "../frame/need";
import { settings } from "../frame/settings.svelte";
import { loadPart } from "../frame/upgrade.svelte";
import { Text } from "../frame/voice";

const CATALOGUES = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
let spoken: Text | null = $state.raw(null);

/** Read the catalogue of the chosen language, again when that changes. To be called while a component is made. */
export function followWords(): void {
  $effect(() => {
    const wanted = settings.language;
    void loadPart(need(CATALOGUES[`./text/${wanted}.ftl`], `the host's words in ${wanted}`)).then(
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

/** A message of the host's page. */
export function h(key: string, facts: Record<string, FluentVariable> = {}): string {
  return spoken ? spoken.say(key, facts) : "";
}

/** A point in time as it is written in the chosen language. */
export function when(milliseconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "short", timeStyle: "short" }).format(milliseconds);
}

/** Bytes, in megabytes. */
export function size(bytes: number): string {
  const megabytes = bytes / 1e6;
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: megabytes < 10 ? 1 : 0 }).format(megabytes);
}

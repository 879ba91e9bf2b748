/** What can be read offline: the page and the rules, in the chosen language, kept when there is nothing else to do. */
import { pathTo } from "../frame/base";
import { games } from "../frame/server";
import { settings } from "../frame/settings.svelte";
import { ownBuild } from "../frame/upgrade.svelte";
import { keepSubscribed } from "./push";

/** Milliseconds: what somebody is here for comes first. */
const LATER = 5_000;

export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register(pathTo("/worker.js")).catch(() => undefined); // a browser that keeps nothing
  $effect.root(() => {
    $effect(() => {
      const { language } = settings;
      const timer = setTimeout(() => {
        void keep(language);
        void keepSubscribed();
      }, LATER);
      return () => clearTimeout(timer);
    });
  });
}

async function keep(language: string): Promise<void> {
  try {
    const { active } = await navigator.serviceWorker.ready;
    const parts = [import("../rules/RulesPage.svelte"), import("../parts/SettingsSheet.svelte")];
    const [known] = await Promise.all([games(), ...parts]);
    const loaded = performance.getEntriesByType("resource").map((each) => each.name);
    const rules = known.flatMap((each) => each.files[`page/${language}`] ?? []);
    active?.postMessage({ build: ownBuild(), keep: [...loaded, ...rules.map(pathTo)] });
  } catch {
    // another time
  }
}

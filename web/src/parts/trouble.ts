/** What went wrong outside a table, in words: the page's own, for what every table refuses. */
import { hasText, t } from "../frame/page-text.svelte";
import { Refusal } from "../frame/wire";

export function said(error: unknown): string {
  if (error instanceof Refusal) {
    const told = error.told;
    if (told.tell === "failed") return t("trouble-failed", { place: told.place, text: told.text });
    const key = `refused-${told.key}`;
    if (hasText(key)) return t(key, { name: String(told.facts?.["name"] ?? "").replace(/^text:/, "") });
    return t("trouble-refused", { key: told.key });
  }
  return t("trouble-unreachable");
}

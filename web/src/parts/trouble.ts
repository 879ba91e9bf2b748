/** What went wrong outside a table, in words. */
import { failure, refusal, t } from "../frame/page-text.svelte";
import { Refusal } from "../frame/wire";

export function said(error: unknown): string {
  if (!(error instanceof Refusal)) return t("trouble-unreachable");
  return error.told.tell === "failed" ? failure(error.told) : refusal(error.told);
}

/** Missed deductions, told as what followed from them. */
import type { Flag } from "../api/messages";
import { t } from "../frame/page-text.svelte";
import { settings } from "../frame/settings.svelte";
import type { Voice } from "../frame/voice";
import { placeName, whatName } from "../study/cells";

/** More than this that is left is a number. */
const FEW = 6;
/** So many places are told of. */
const PLACES = 4;

/** What is left at each place where something was missed, those first of which most is known. */
export function followed(voice: Voice, flag: Flag): string[] {
  const either = new Intl.ListFormat(settings.language, { type: "disjunction" });
  return [...(flag.left ?? [])]
    .filter((each) => each.whats.length)
    .sort((one, other) => one.whats.length - other.whats.length)
    .slice(0, PLACES)
    .map(({ where, whats }) => {
      const all = whats.length <= FEW ? either.format(whats.map((what) => whatName(voice, what))) : "";
      return `${placeName(voice, where)}: ${all || t("review-left", { count: whats.length })}`;
    });
}

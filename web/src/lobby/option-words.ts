/** Options, levels and values in words; what the page has no words for is called as the server calls it. */
import type { GameInfo, OptionInfo } from "../api/messages";
import { isFields } from "../frame/check";
import { hasText, t } from "../frame/page-text.svelte";
import { botName } from "../frame/names";
import { settings } from "../frame/settings.svelte";

function first(...keys: string[]): string | undefined {
  return keys.find((each) => hasText(each));
}

function plain(key: string): string {
  return key.replaceAll("_", "-");
}

/** An option may be called otherwise in one game (`option-beginner-GAME`) than in the others. */
export function optionName(game: string, key: string): string {
  const found = first(`option-${plain(key)}-${game}`, `option-${plain(key)}`);
  return found ? t(found) : key;
}

/** What an option does; of one that has values, what the chosen value does. */
export function optionAbout(game: string, key: string, option: OptionInfo, value: unknown): string {
  const chosen = typeof value === "string" ? `value-${plain(option.name)}-${value}.about` : "";
  const found = first(chosen, `option-${plain(key)}-${game}.about`, `option-${plain(key)}.about`);
  return found ? t(found) : "";
}

export function valueName(option: string, value: string): string {
  const key = `value-${plain(option)}-${value}`;
  return hasText(key) ? t(key) : value;
}

/** What a level means, with its measured strength where there is a figure: the server has both. */
export function botAbout(bot: string, game: GameInfo): string {
  const level = game.levels.find((each) => each.name === bot);
  if (level) return [level.about[settings.language], level.strength[settings.language]].filter(Boolean).join(" ");
  return hasText(`bot-${bot}.about`) ? t(`bot-${bot}.about`) : "";
}

/** How the levels did alone at a difficulty, as they were measured: what one may expect of oneself. */
export function aloneAbout(game: GameInfo, difficulty: unknown): string {
  const found = game.levels.flatMap(({ name, alone }) => {
    const found = alone.find((each) => each.difficulty === difficulty);
    if (!found) return [];
    const [low, high] = found.interval;
    return [t("alone-share", { bot: botName(name), share: found.share, low, high })];
  });
  return found.length ? t("alone-shares", { shares: found.join(", ") }) : "";
}

/** Whom one may choose: any move at all, the levels, and who was chosen before. */
export function botsFor(game: GameInfo, chosen: string): string[] {
  const offered = ["random", ...game.levels.map((each) => each.name)];
  return offered.includes(chosen) || !game.bots.includes(chosen) ? offered : [...offered, chosen];
}

/** A value as the table calls it; a set of somebody's own has a name. */
function called(value: unknown): string {
  return isFields(value) && typeof value["name"] === "string" ? value["name"] : String(value);
}

/** The options of a table that are other than usual, in a line. */
export function optionLine(
  game: string,
  options: Readonly<Record<string, unknown>>,
  usual: readonly OptionInfo[],
): string {
  const parts: string[] = [];
  for (const option of usual) {
    const value = options[option.name];
    if (JSON.stringify(value) === JSON.stringify(option.default)) continue;
    if (Array.isArray(value)) parts.push(...value.map((each: unknown) => optionName(game, String(each))));
    else if (typeof value === "boolean") parts.push(optionName(game, option.name));
    else parts.push(`${optionName(game, option.name)}: ${valueName(option.name, called(value))}`);
  }
  return parts.join(", ");
}

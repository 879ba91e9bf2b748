/** What choices were worth and what luck added, in figures. */
import { t } from "../frame/page-text.svelte";
import { settings } from "../frame/settings.svelte";

export type Amounts = Readonly<Record<string, number>>;

/** A value in its measure: a chance to win in percent, points and bits with a digit after the point. */
export function amount(measure: string, value: number, isSigned = false): string {
  const style: Intl.NumberFormatOptions =
    measure === "win" ? { style: "percent", maximumFractionDigits: 0 } : { maximumFractionDigits: 1 };
  const signed: Intl.NumberFormatOptions = isSigned ? { signDisplay: "exceptZero" } : {};
  return new Intl.NumberFormat(settings.language, { ...style, ...signed }).format(value).replace("-", "−");
}

/** How much more one value is than another, as both are written: so the figures of a panel add up. */
export function difference(measure: string, value: number, other: number): number {
  const parts = measure === "win" ? 100 : 10;
  return (Math.round(value * parts) - Math.round(other * parts)) / parts;
}

/** What there is of each measure, with its sign. */
export function sum(by: Amounts): string {
  const parts = Object.entries(by).map(([measure, value]) => measured(measure, value, amount(measure, value, true)));
  return parts.join(", ") || "0";
}

/** A value as it is written, with its measure; `digits` are those after the point. */
export function measured(measure: string, value: number, written: string, digits = 1): string {
  const count = Math.abs(Number(value.toFixed(digits)));
  return t("review-amount", { measure, amount: written, count });
}

export const opposite = (by: Amounts): Amounts =>
  Object.fromEntries(Object.entries(by).map(([measure, value]) => [measure, -value]));

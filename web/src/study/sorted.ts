/** A value written so that the order of its fields makes no difference. */
export function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => one.localeCompare(other)))
      : each,
  );
}

export function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

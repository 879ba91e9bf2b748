/** Values that have to be there: where one is not, an error says what was missing instead of `undefined` going on. */

export function need<T>(value: T | null | undefined, what = "a value"): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/** The item at an index of a list that has to be that long. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`item ${index} of ${list.length} is missing`);
  return item;
}

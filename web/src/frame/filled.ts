/** A table with everything open, put together from what each seat sees of it. */

/** What one does not know and another does: nothing is guessed, only what is empty is filled. */
export function filled<T>(known: T, others: readonly unknown[]): T {
  if (known === null || known === undefined) {
    return (others.find((each) => each !== null && each !== undefined) ?? known) as T;
  }
  if (typeof known !== "object") return known;
  const inside = others.filter((each) => typeof each === "object" && each !== null) as Record<string, unknown>[];
  if (Array.isArray(known)) {
    const alike = inside.filter((each) => Array.isArray(each) && each.length === known.length);
    return known.map((each, at) =>
      filled(
        each,
        alike.map((other) => (other as unknown as unknown[])[at]),
      ),
    ) as T;
  }
  return Object.fromEntries(
    Object.entries(known).map(([name, each]) => [
      name,
      filled(
        each,
        inside.map((other) => other[name]),
      ),
    ]),
  ) as T;
}

/** What an onlooker sees, filled with what the seats do. */
export function openView<View extends object>(view: View, seats: readonly unknown[]): View {
  return { ...filled(view, seats), seat: null };
}

/** A table with everything open, put together from what each seat sees of it. */
import { isFields } from "./check";

/** What one does not know and another does: nothing is guessed, only what is empty is filled. */
export function filled(known: unknown, others: readonly unknown[]): unknown {
  if (known === null || known === undefined) return others.find((each) => each !== null && each !== undefined) ?? known;
  if (isList(known)) {
    const alike = others.filter(isList).filter((each) => each.length === known.length);
    return known.map((each, at) => {
      const same = alike.map((other) => other[at]);
      return filled(each, same);
    });
  }
  if (!isFields(known)) return known;
  const inside = others.filter(isFields);
  const rows = Object.entries(known).map(([name, each]) => {
    const same = inside.map((other) => other[name]);
    return [name, filled(each, same)] as const;
  });
  return Object.fromEntries(rows);
}

/** What an onlooker sees, filled with what the seats do. */
export function openView<View extends object>(view: View, seats: readonly unknown[]): View {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it is filled from views of the same game
  return { ...(filled(view, seats) as View), seat: null };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/**
 * What a person has begun and not sent, by table and seat: a plan, a chosen card, chat. It is kept for this tab, so that
 * it is still there when the page is loaded again.
 */

/** Whose draft it is. A table that is only shown has no name, and nothing is kept there. */
export interface Owner {
  readonly id: string;
  readonly seat?: number | null | undefined;
}

/** What was kept; null: nothing, or nothing that this build of the page could use. */
export function draftOf<T>(owner: Owner, what: string, isUsable: (draft: unknown) => draft is T): T | null {
  if (!owner.id) return null;
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner, what)) ?? "null");
    return isUsable(draft) ? draft : null;
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** Keep it instead of what was kept before; null: nothing is begun any more. */
export function keepDraft(owner: Owner, what: string, value: unknown): void {
  if (!owner.id) return;
  try {
    if (value === null) sessionStorage.removeItem(keyOf(owner, what));
    else sessionStorage.setItem(keyOf(owner, what), JSON.stringify(value));
  } catch {
    // a browser that keeps nothing
  }
}

function keyOf({ id, seat }: Owner, what: string): string {
  return `cairn.draft ${id} ${seat ?? "-"} ${what}`;
}

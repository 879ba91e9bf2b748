/** Where pieces and places are on the table: elements by the names that the server uses for them (`data-ref`). */

/** Whether it is drawn at all. */
export function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/**
 * The element that stands for a piece or a place: itself; else what it belongs to (`seat:2/coin`: `seat:2`); else, where
 * one place of the table is shown at a time, the tab of the place in which it lies. Null: it is nowhere to be seen.
 */
export function find(root: ParentNode, ref: string): Element | null {
  for (let name = ref; name; name = ownerOf(name)) {
    const drawn = allOf(root, name).filter(isDrawn);
    const found = drawn.find((each) => each.closest("main")) ?? drawn[0]; // what stands around the table comes last
    if (found) return found;
  }
  return tabOf(root, ref);
}

/** The place of the table in which a piece lies, drawn or not. */
export function placeOf(root: ParentNode, ref: string): string | null {
  for (let name = ref; name; name = ownerOf(name)) {
    for (const each of allOf(root, name)) {
      const places = each.closest<HTMLElement>("[data-in]")?.dataset["in"];
      if (places) return places.split(" ")[0] ?? null;
    }
  }
  return null;
}

function allOf(root: ParentNode, ref: string): Element[] {
  return [...root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)];
}

function ownerOf(ref: string): string {
  const at = ref.lastIndexOf("/");
  return at < 0 ? "" : ref.slice(0, at);
}

/** Where one place of the table is shown at a time: the tab of the place in which a piece lies, if it is drawn. */
export function tabOf(root: ParentNode, ref: string): Element | null {
  const place = placeOf(root, ref);
  const tab = place === null ? null : root.querySelector(`[data-goes="${CSS.escape(place)}"]`);
  return tab && isDrawn(tab) ? tab : null;
}

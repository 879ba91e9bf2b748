/**
 * Motion (`look/arnak.md` 6): what changed between two sights of the table travels there from where it was.
 *
 * Pieces are found by names that they keep (`data-piece`, `data-ref`); nothing here knows a rule. Where nothing may move
 * a gold edge stays for a while instead.
 */
import { lasting, moves } from "../../frame/motion";
import { need, nth } from "../../frame/need";
import { RESOURCES, type View } from "./types";

const ARC = 320;
const APART = 40;
const FALL = 200;
/** Pixels. */
const SHAKE = 4;
const GLOW = 2000;
const MOST_GOODS = 6;

type Places = ReadonlyMap<string, DOMRect>;

/** Where every piece is that may travel. */
export function placesOf(root: HTMLElement): Places {
  const found = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece], [data-ref], [data-home]")) {
    const box = piece.getBoundingClientRect();
    if (!box.width) continue;
    const { piece: name, ref, home } = piece.dataset;
    if (ref && !found.has(ref)) found.set(ref, box);
    if (name && !found.has(name)) found.set(name, box);
    if (home !== undefined) found.set(`home:${home}`, box);
  }
  return found;
}

/** Let everything that is new somewhere come from where it was. `about` is the piece that was acted with. */
export function travel(root: HTMLElement, from: Places, before: View, after: View, about: string | null): void {
  const scale = Number(getComputedStyle(root.querySelector(".table") ?? root).zoom) || 1;
  const find = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);
  const come = (piece: HTMLElement | null, start: DOMRect | undefined, time = ARC): void => {
    if (piece && start) send(piece, start, scale, time);
  };

  after.spaces.forEach((spaces, site) =>
    spaces.forEach((who, space) => {
      if (who < 0 || before.spaces[site]?.[space] === who) return;
      const ring = find(`[data-space="${site}/${space}"] [data-piece]`);
      come(
        ring,
        leftBy(before, after, who, from, root) ?? from.get(`home:${homeOf(before, who)}`) ?? from.get(`seat:${who}`),
      );
    }),
  );
  after.tiles.forEach((tile, site) => {
    const [isFound, isGuarded] = [tile && !before.tiles[site], after.guards[site] && !before.guards[site]];
    const place = find(`[data-space="${site}/0"]`)?.closest<HTMLElement>(".site");
    if (!place || (!isFound && !isGuarded)) return;
    if (!moves()) glow(place);
    if (moves() && isFound) turnUp(place);
    if (moves() && isGuarded) drop(place, isFound ? ARC : 0);
  });
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece^='token:']")) {
    const start = from.get(need(piece.dataset["piece"]));
    const end = piece.getBoundingClientRect();
    if (start && Math.hypot(start.x - end.x, start.y - end.y) > 3) come(piece, start);
  }
  for (const piece of root.querySelectorAll<HTMLElement>(".card[data-ref]")) {
    const ref = need(piece.dataset["ref"]);
    if (from.has(ref)) continue;
    const id = nth(ref.slice(ref.indexOf(":") + 1).split("#"), 0);
    const start = ["hand", "row", "play"].map((kind) => from.get(`${kind}:${id}`) ?? from.get(`${kind}:${id}#1`));
    const deck = ref.startsWith("hand:")
      ? from.get("deck:own")
      : ref.startsWith("row:")
        ? deckOf(piece, from)
        : undefined;
    come(piece, start.find((each) => each !== undefined) ?? deck);
  }
  const seat = after.seat;
  if (seat === null) return;
  const [had, has] = [before.players[seat]?.goods ?? {}, after.players[seat]?.goods ?? {}];
  let sent = 0;
  for (const resource of RESOURCES) {
    const change = (has[resource] ?? 0) - (had[resource] ?? 0);
    const counter = find(`[data-goods="${resource}"]`);
    const other = about === null ? undefined : from.get(about);
    if (!change || !counter?.getClientRects().length) continue;
    if (!moves()) glow(counter);
    else if (other) {
      for (let copy = 0; copy < Math.abs(change) && sent < MOST_GOODS; copy += 1) {
        const [start, end] =
          change > 0 ? [other, counter.getBoundingClientRect()] : [counter.getBoundingClientRect(), other];
        flyCopy(counter, start, end, (sent += 1) * APART);
      }
    }
  }
}

/** The space that an archaeologist of the seat has left, if one has. */
function leftBy(before: View, after: View, who: number, from: Places, root: HTMLElement): DOMRect | undefined {
  for (const [site, spaces] of before.spaces.entries()) {
    for (const [space, was] of spaces.entries()) {
      if (was !== who || after.spaces[site]?.[space] === who) continue;
      const ref = root.querySelector<HTMLElement>(`[data-space="${site}/${space}"]`)?.dataset["ref"];
      if (ref) return from.get(ref);
    }
  }
  return undefined;
}

/** The archaeologist at home that goes next. */
function homeOf(before: View, who: number): string {
  return who === before.seat ? String(Math.max(0, (before.players[who]?.home ?? 1) - 1)) : "";
}

function deckOf(card: HTMLElement, from: Places): DOMRect | undefined {
  return from.get(card.classList.contains("artifact") ? "deck:artifact" : "deck:item");
}

function glow(piece: HTMLElement): void {
  piece.dataset["moved"] = "";
  setTimeout(() => delete piece.dataset["moved"], GLOW);
}

/** From its old place in an arc. */
function send(piece: HTMLElement, from: DOMRect, scale: number, time: number): void {
  if (!moves()) {
    glow(piece);
    return;
  }
  const to = piece.getBoundingClientRect();
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
  if (Math.hypot(x, y) < 3) return;
  const rise = Math.min(40, Math.hypot(x, y) / 6);
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 9 },
      { transform: `translate(${x / 2}px, ${y / 2 - rise}px)`, zIndex: 9 },
      { transform: "none", zIndex: 9 },
    ],
    { duration: lasting(time), easing: "cubic-bezier(.2,.7,.2,1)" },
  );
}

/** A tile turns its face up. */
function turnUp(site: HTMLElement): void {
  site.animate([{ transform: "perspective(600px) rotateY(-90deg)" }, { transform: "none" }], {
    duration: lasting(ARC),
    easing: "cubic-bezier(.2,.7,.2,1)",
  });
}

/** A guardian drops onto its site, which shakes a little. */
function drop(site: HTMLElement, delay: number): void {
  const timing = { delay: lasting(delay), fill: "backwards" as const };
  site.querySelector(".guard")?.animate([{ transform: "translateY(-46px)", opacity: 0 }, { transform: "none" }], {
    ...timing,
    duration: lasting(FALL),
    easing: "cubic-bezier(.6,0,.9,.5)",
  });
  const sway = [0, -SHAKE, SHAKE, -SHAKE / 2, SHAKE / 2, 0].map((x) => ({ translate: `${x}px 0` }));
  site.animate(sway, { delay: lasting(delay + FALL), duration: lasting(ARC) });
}

/** A copy of a counter's sign flies; the counter itself stays. */
function flyCopy(counter: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const drawn = counter.querySelector("svg");
  if (!drawn) return;
  const sign = document.importNode(drawn, true);
  sign.style.position = "fixed";
  sign.style.left = "0";
  sign.style.top = "0";
  sign.style.zIndex = "30";
  sign.style.pointerEvents = "none";
  document.body.append(sign);
  const at = (box: DOMRect): string => `translate(${box.x + box.width / 2 - 14}px, ${box.y + box.height / 2 - 14}px)`;
  const flight = sign.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: lasting(ARC),
    delay,
    fill: "backwards",
    easing: "cubic-bezier(.2,.7,.2,1)",
  });
  flight.onfinish = () => sign.remove();
  flight.oncancel = () => sign.remove();
}

/** What the detail says of a piece: kind, name, signs, facts, the whole text and the rules. Read from view and book. */
import type { Sign } from "../../api/messages";
import { need, nth } from "../../frame/need";
import type { Fact, Phrase, Ref } from "../../frame/voice";
import type { Book, CardInfo, EffectInfo } from "./book.svelte";
import { BLOCKED, copies, FEAR_TILE, FREE, RESOURCES, type View } from "./types";

export interface DetailFact {
  readonly name: string;
  readonly signs?: readonly Sign[];
  readonly text?: string;
  readonly seat?: number;
}

/** An effect with its words: of a side of an assistant, of a token in a row. */
export interface DetailSide {
  readonly title: string;
  readonly isNow: boolean;
  readonly isGold: boolean;
  readonly signs: readonly Sign[];
  readonly text: string;
}

export interface DetailGuardian {
  readonly picture: string;
  readonly name: string;
  readonly cost: readonly Sign[];
  readonly costText: string;
  readonly boon: readonly Sign[];
  readonly boonText: string;
  readonly points: number;
}

export interface DetailTold {
  readonly ref: Ref;
  readonly kind: string;
  readonly name: string;
  /** Which drawing shows it; "" for none. */
  readonly picture: string;
  /** The colour of the stripe above, and the ground of the picture. */
  readonly tone: "artifact" | "item" | "basic" | "fear" | "island" | "silver" | "track" | "guardian";
  readonly signs: readonly Sign[];
  readonly sides: readonly DetailSide[];
  readonly facts: readonly DetailFact[];
  readonly text: string;
  readonly guardian: DetailGuardian | null;
  /** Cards that may lie there, by name. */
  readonly cards: readonly string[];
  readonly rules: readonly string[];
  /** Name and text as they are said in other languages. */
  readonly named: Ref | null;
  readonly said: readonly Phrase[];
}

export interface Saying {
  readonly say: (key: string, facts?: Readonly<Record<string, Fact>>) => string;
  readonly phrase: (phrase: Phrase) => string;
  readonly name: (ref: Ref) => string;
  readonly player: (seat: number) => string;
}

const BARE = {
  picture: "",
  signs: [],
  sides: [],
  facts: [],
  text: "",
  guardian: null,
  cards: [],
  rules: [],
  named: null,
  said: [],
} as const;

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A piece by the parts of its name: kind, id, part, copy. */
function parts(ref: Ref): { kind: string; id: string; part: string } {
  const [kind = "", rest = ""] = ref.split(":");
  const [id = "", part = ""] = nth(rest.split("#"), 0).split("/");
  return { kind, id, part };
}

/** All that is known of a piece; null for what has no detail. */
export function detailOf(ref: Ref, book: Book, view: View, saying: Saying): DetailTold | null {
  const { kind, id, part } = parts(ref);
  switch (kind) {
    case "row":
    case "hand":
    case "play":
    case "aside":
    case "exiled":
      return id === FEAR_TILE ? fearTile(ref, book, saying) : card(ref, kind, id, book, view, saying);
    case "site":
      return site(ref, id, book, view, saying);
    case "guardian":
      return guardian(ref, id, book, view, saying);
    case "assistant":
      return assistant(ref, id, book, view, saying);
    case "space":
      return id === "temple" ? temple(ref, null, book, view, saying) : space(ref, id, book, view, saying);
    case "stack":
      return temple(ref, id, book, view, saying);
    case "bonus":
      return effect(ref, "bonus", `bonus:${id}`, book.bonuses[id], saying, part);
    case "slot":
      return effect(ref, "slot", `slot:${id}`, book.slots[id], saying);
    case "idol":
      return effect(ref, "idol", `idol:${id}`, book.idols[id], saying);
    case "deck":
      return deck(ref, id, view, saying);
    case "goods":
      return goods(ref, id, view, saying);
    default:
      return null;
  }
}

function card(ref: Ref, where: string, id: string, book: Book, view: View, saying: Saying): DetailTold | null {
  const told = book.cards[id];
  if (!told) return null;
  const { say } = saying;
  const place = view.row.indexOf(id) + 1;
  const kind = say(`page-detail-${told.kind === "fear" ? "basic" : told.kind}`, {
    where: where === "row" && !place ? "deck" : where,
    place,
  });
  const facts: DetailFact[] = [];
  if (told.price.length) facts.push({ name: say("page-detail-costs"), signs: told.price });
  facts.push({ name: say("page-detail-worth"), signs: [{ of: "point", number: told.points }] });
  facts.push({ name: say("page-detail-travel"), signs: travel(told) });
  facts.push(
    told.kind === "artifact"
      ? { name: say("page-detail-from-hand"), signs: [{ of: "tablet", number: 1 }] }
      : { name: say("page-detail-from-hand"), text: say("page-detail-timing", { timing: told.timing }) },
  );
  return {
    ...BARE,
    ref,
    kind,
    name: saying.name(`card:${id}`),
    picture: `card-${id}`,
    tone: told.kind,
    signs: told.signs,
    facts,
    text: saying.phrase(told.text),
    rules: told.rules,
    named: `card:${id}`,
    said: [told.text],
  };
}

function travel(told: Pick<CardInfo, "travel">): Sign[] {
  const found = new Map<string, number>();
  for (const icon of told.travel) found.set(icon, (found.get(icon) ?? 0) + 1);
  return [...found].map(([of, number]) => ({ of, number }));
}

function fearTile(ref: Ref, book: Book, { say, name }: Saying): DetailTold {
  return {
    ...BARE,
    ref,
    kind: say("page-detail-fear-tile"),
    name: capital(name(`card:${FEAR_TILE}`)),
    picture: "stack-fear",
    tone: "fear",
    signs: [{ of: "fear", number: 1 }],
    facts: [{ name: say("page-detail-worth"), signs: [{ of: "point", number: book.fear_tile_points }] }],
    text: say("page-detail-fear-tile-text"),
    rules: ["AR 8.6", "AR 8.12"],
    named: `card:${FEAR_TILE}`,
  };
}

function site(ref: Ref, id: string, book: Book, view: View, saying: Saying): DetailTold {
  const { say, player } = saying;
  const at = book.sites.findIndex((each) => each.id === id);
  const place = nth(book.sites, at);
  const { side } = view.options;
  const tile = view.tiles[at] ?? null;
  const told = tile === null ? null : need(book.tiles[tile]);
  const guard = view.guards[at] ?? null;
  const idol = view.idols[at] ?? null;
  const facts: DetailFact[] = place.spaces[side].flatMap((icons, space): DetailFact[] => {
    const who = need(nth(view.spaces, at)[space]);
    if (who === BLOCKED) return [];
    const name = say("page-detail-space", { n: place.spaces[side].length > 1 ? space + 1 : 0 });
    const signs = travel({ travel: icons });
    return who === FREE ? [{ name, signs }] : [{ name, signs, seat: who, text: player(who) }];
  });
  if (tile === null) {
    facts.push({ name: say("page-detail-discover"), signs: [{ of: "compass", number: place.discovery[side] }] });
    if (idol) facts.push({ name: say("page-detail-idol"), signs: need(book.idols[idol]).signs });
    if (place.level === 2) facts.push({ name: say("page-detail-hidden"), signs: [{ of: "idol", number: 1 }] });
  } else if (guard) facts.push({ name: say("page-detail-fear"), signs: [{ of: "fear", number: 1 }] });
  const texts = told ? [told.text] : idol ? [need(book.idols[idol]).text] : [];
  const said = texts.map(saying.phrase).join(" ");
  return {
    ...BARE,
    ref,
    kind: say("page-detail-site", { level: place.level, is: tile === null ? "hidden" : "open" }),
    name: saying.name(`site:${id}`),
    picture: tile === null ? "fog-whole" : `site-${tile}`,
    tone: "island",
    signs: told?.signs ?? (idol ? [{ of: "idol", number: place.level }, ...need(book.idols[idol]).signs] : []),
    facts,
    text: told ? said : idol ? say("page-detail-undiscovered", { effect: `text:${said}`, level: place.level }) : "",
    guardian: guard ? guardianTold(guard, book, saying) : null,
    rules: [...new Set([...place.rules, ...(told?.rules ?? []), ...(guard ? ["AR 4.5", "AR 10.1"] : [])])],
    named: `site:${id}`,
    said: texts,
  };
}

function guardianTold(id: string, book: Book, saying: Saying): DetailGuardian {
  const told = need(book.guardians[id]);
  return {
    name: saying.name(`guardian:${id}`),
    picture: `guardian-${id}`,
    cost: told.cost,
    costText: saying.phrase(told.cost_text),
    boon: told.boon.signs,
    boonText: saying.phrase(told.boon.text),
    points: book.guardian_points,
  };
}

function guardian(ref: Ref, id: string, book: Book, view: View, saying: Saying): DetailTold {
  const { say, player } = saying;
  const told = need(book.guardians[id]);
  const at = view.guards.indexOf(id);
  const owner = view.players.findIndex((board) => board.allies.some((each) => each.guardian === id));
  const ally = owner < 0 ? undefined : nth(view.players, owner).allies.find((each) => each.guardian === id);
  const where =
    at >= 0
      ? say("page-detail-guardian-at", { site: `site:${nth(book.sites, at).id}` })
      : say("page-detail-guardian-of", {
          who: `text:${owner < 0 ? say("page-rival") : player(owner)}`,
          is: ally ? (ally.boon ? "ready" : "used") : "none",
        });
  return {
    ...BARE,
    ref,
    kind: where,
    name: saying.name(`guardian:${id}`),
    picture: `guardian-${id}`,
    tone: "guardian",
    signs: [...told.cost, { of: "to", number: 1 }, { of: "guardian", number: 1 }],
    facts: [
      { name: say("page-detail-overcome"), signs: told.cost },
      { name: say("page-detail-boon"), signs: told.boon.signs },
      { name: say("page-detail-worth"), signs: [{ of: "point", number: book.guardian_points }] },
    ],
    text: say("page-detail-guardian-text", { cost: told.cost_text, boon: told.boon.text }),
    rules: told.rules,
    named: `guardian:${id}`,
    said: [told.boon.text],
  };
}

function assistant(ref: Ref, id: string, book: Book, view: View, saying: Saying): DetailTold {
  const { say, player } = saying;
  const told = need(book.assistants[id]);
  const owner = view.players.findIndex((board) => board.employees.some((each) => each.assistant === id));
  const own = owner < 0 ? undefined : nth(view.players, owner).employees.find((each) => each.assistant === id);
  const where = own ? "board" : view.supply.includes(id) ? "supply" : view.rescue.includes(id) ? "rescue" : "away";
  return {
    ...BARE,
    ref,
    kind: say("page-detail-assistant", {
      where,
      who: `text:${own ? player(owner) : ""}`,
      is: own?.ready === false ? "used" : "ready",
    }),
    name: saying.name(`assistant:${id}`),
    picture: `assistant-${id}`,
    tone: "silver",
    sides: [false, true].map((isGold) => ({
      title: say(isGold ? "page-detail-gold" : "page-detail-silver"),
      isNow: own ? own.gold === isGold : !isGold && where !== "away",
      isGold,
      signs: (isGold ? told.gold : told.silver).signs,
      text: saying.phrase((isGold ? told.gold : told.silver).text),
    })),
    rules: told.rules,
    named: `assistant:${id}`,
    said: [own?.gold ? told.gold.text : told.silver.text],
  };
}

function space(ref: Ref, id: string, book: Book, view: View, saying: Saying): DetailTold | null {
  const { say } = saying;
  const track = book.tracks[view.options.side];
  const at = track.spaces.findIndex((each) => each.id === id);
  const told = track.spaces[at];
  const row = track.rows.find((each) => each.row === told?.row);
  if (!told || !row) return null;
  const tiles = view.bonuses[at] ?? [];
  const sides = (["glass", "notebook"] as const).map((token) => ({
    title: capital(saying.name(`token:${token}`)),
    isNow: false,
    isGold: false,
    signs: row[token].signs,
    text: say("page-detail-row", {
      effect: row[token].text,
      points: token === "glass" ? row.glass_points : row.notebook_points,
    }),
  }));
  return {
    ...BARE,
    ref,
    kind: say("page-detail-track", { row: row.row, rescue: told.rescue ? "yes" : "no" }),
    name: capital(saying.name(`space:${id}`)),
    tone: "track",
    sides,
    facts: [
      { name: say("page-detail-bridge"), signs: told.price },
      ...tiles.map((tile) => ({ name: say("page-detail-tile"), signs: need(book.bonuses[tile]).signs })),
      ...(told.rescue
        ? [
            {
              name: say("page-detail-rescue"),
              text: [
                ...view.rescue.map((each) => saying.name(`assistant:${each}`)),
                ...(view.rescue_under ? [`+${view.rescue_under}`] : []),
              ].join(", "),
            },
          ]
        : []),
    ],
    text: tiles.map((tile) => say("page-detail-tile-text", { effect: need(book.bonuses[tile]).text })).join(" "),
    rules: [
      ...new Set([...row.rules, ...(told.rescue ? ["AR 12.2", "AR 12.5"] : []), ...(tiles.length ? ["AR 9.7"] : [])]),
    ],
    named: `space:${id}`,
    said: [row.glass.text, row.notebook.text],
  };
}

function temple(ref: Ref, id: string | null, book: Book, view: View, saying: Saying): DetailTold {
  const { say, player } = saying;
  const track = book.tracks[view.options.side];
  const at = book.temple.findIndex((each) => each.id === id);
  const stack = book.temple[at];
  const price = stack
    ? stack.feet.flatMap((foot) => track.feet[foot])
    : need(track.spaces.find((each) => each.id === "temple")).price;
  const facts: DetailFact[] = stack
    ? [
        { name: say("page-detail-costs"), signs: together(price) },
        { name: say("page-detail-worth"), signs: [{ of: "point", number: stack.points }] },
        { name: say("page-detail-left"), text: `${view.temple[at]}` },
      ]
    : [
        { name: say("page-detail-bridge"), signs: price },
        ...view.arrivals.map((seat, place) => ({
          name: say("page-detail-arrival", { n: place + 1 }),
          seat,
          text: `${seat < view.players.length ? player(seat) : say("page-rival")}: ${track.places[place]}`,
        })),
      ];
  return {
    ...BARE,
    ref,
    kind: say(stack ? "page-detail-stack" : "page-detail-temple"),
    name: capital(saying.name(stack ? `stack:${stack.id}` : "space:temple")),
    picture: `temple-${view.options.side}`,
    tone: "track",
    signs: stack ? [...together(price), { of: "to", number: 1 }, { of: "point", number: stack.points }] : price,
    facts,
    text: stack
      ? say("page-detail-stack-text")
      : say("page-detail-temple-text", { places: `text:${track.places.join(", ")}` }),
    rules: stack ? ["AR 9.4"] : book.temple_rules,
    named: stack ? `stack:${stack.id}` : "space:temple",
  };
}

function together(signs: readonly Sign[]): Sign[] {
  const found = new Map<string, number>();
  for (const { of, number } of signs) found.set(of, (found.get(of) ?? 0) + number);
  return [...found].map(([of, number]) => ({ of, number }));
}

function effect(
  ref: Ref,
  kind: "bonus" | "slot" | "idol",
  named: Ref,
  told: EffectInfo | undefined,
  saying: Saying,
  where = "",
): DetailTold | null {
  if (!told) return null;
  return {
    ...BARE,
    ref,
    kind: saying.say(kind === "idol" ? "page-detail-idol-kind" : `page-detail-${kind}`, {
      space: where ? `space:${where}` : "",
      has: where ? "yes" : "no",
    }),
    name: capital(saying.name(named)),
    picture: kind === "idol" ? `piece-${named.replace(":", "-")}` : kind === "slot" ? "relic-found" : "",
    tone: kind === "bonus" ? "track" : "island",
    signs: told.signs,
    text: saying.phrase(told.text),
    rules: told.rules,
    named,
    said: [told.text],
  };
}

/** A deck: how many cards, and which may come; of the own deck in which layers they lie. */
function deck(ref: Ref, id: string, view: View, saying: Saying): DetailTold {
  const own = view.seat === null ? null : nth(view.players, view.seat);
  const layers = id === "item" ? view.items : id === "artifact" ? view.artifacts : (own?.deck ?? []);
  const cards = layers.flat();
  return {
    ...BARE,
    ref,
    kind: saying.say("page-detail-deck"),
    name: capital(saying.name(ref)),
    tone: id === "item" ? "item" : id === "artifact" ? "artifact" : "basic",
    facts: [{ name: saying.say("page-detail-cards"), text: `${cards.length}` }],
    text: saying.say(id === "own" ? "page-detail-own-deck" : "page-detail-may-come"),
    cards: layers.flatMap((layer) => layer.map((each) => saying.name(`card:${each}`))),
    rules: id === "own" ? ["AR 3.1", "AR 10.3"] : ["AR 8.4", "AR 8.9"],
  };
}

function goods(ref: Ref, name: string, view: View, saying: Saying): DetailTold | null {
  const id = RESOURCES.find((each) => each === name);
  if (!id) return null;
  return {
    ...BARE,
    ref,
    kind: saying.say("page-detail-resource"),
    name: capital(saying.name(ref)),
    picture: `piece-${id}`,
    tone: "basic",
    signs: [{ of: id, number: 1 }],
    facts: view.players.map((board, seat) => ({ name: saying.player(seat), seat, text: `${board.goods[id] ?? 0}` })),
    rules:
      id === "coin"
        ? ["AR 1.2", "AR 1.3"]
        : id === "tablet" || id === "arrowhead"
          ? ["AR 1.2", "AR 14.14"]
          : ["AR 1.2"],
    named: ref,
  };
}

/** The pieces that lie beside each other: left and right go from one to the next. */
export function neighbours(ref: Ref, book: Book, view: View): readonly Ref[] {
  const { kind, id } = parts(ref);
  switch (kind) {
    case "site":
      return book.sites.map((each) => `site:${each.id}`);
    case "row":
      return view.row.flatMap((each) => (each ? [`row:${each}`] : []));
    case "hand":
    case "play": {
      const own = nth(view.players, view.seat ?? 0);
      return [...copies("hand", own.hand ?? []), ...copies("play", own.play)].map((each) => each.ref);
    }
    case "guardian":
      return [
        ...view.guards.flatMap((each) => (each ? [`guardian:${each}`] : [])),
        ...view.players.flatMap((board) => board.allies.map((each) => `guardian:${each.guardian}`)),
      ];
    case "assistant":
      return [
        ...view.players.flatMap((board) => board.employees.map((each) => `assistant:${each.assistant}`)),
        ...[...view.supply, ...view.rescue].flatMap((each) => (each ? [`assistant:${each}`] : [])),
      ];
    case "space":
      return book.tracks[view.options.side].spaces.filter((each) => each.row > 0).map((each) => `space:${each.id}`);
    case "stack":
      return book.temple.map((each) => `stack:${each.id}`);
    case "slot":
      return Object.keys(book.slots).map((each) => `slot:${each}`);
    case "goods":
      return RESOURCES.map((each) => `goods:${each}`);
    case "exiled":
      return copies("exiled", view.exiled).map((each) => each.ref);
    default:
      return id ? [ref] : [];
  }
}

/** The piece beside another, with spaces and copies counted as what they belong to. */
export function beside(ref: Ref, step: 1 | -1, book: Book, view: View): Ref | null {
  const all = neighbours(ref, book, view);
  const whole = parts(ref);
  const at = all.findIndex((each) => each === ref || (whole.kind === "site" && each === `site:${whole.id}`));
  if (at < 0 || all.length < 2) return null;
  return nth(all, (at + step + all.length) % all.length);
}

/** Paying by clicking sources (`look/arnak.md` 4): which ways are left when some sources were chosen. */
import { need, nth } from "../../frame/need";
import type { Ref } from "../../frame/voice";
import { type Choice, copies, type Icon, type Pay, type View } from "./types";

/** One thing that helps to pay: `card:hat`, `discard:fear`, `boon:snake`, `assistant:aviator`, `planes`, `icons`. */
export type Atom = string;

const KINDS = ["card", "discard", "boon", "assistant", "planes", "icons"] as const;

export interface Source {
  readonly atom: Atom;
  readonly kind: (typeof KINDS)[number];
  readonly id: string;
  /** The piece on the table that it is. */
  readonly ref: Ref;
  readonly isChosen: boolean;
  /** Whether a way that is left contains it besides what was chosen. */
  readonly isOpen: boolean;
}

function wayOf(offer: Choice): Pay {
  const [move] = offer.moves;
  if (move?.type !== "pay") throw new Error(`${offer.key} is no payment`);
  return move;
}

/** What a way is paid from, each source as often as it is used. */
export function atoms(way: Pay, icons: readonly Icon[]): Atom[] {
  const found = [
    ...(way.cards ?? []).map((each) => `card:${each}`),
    ...(way.discards ?? []).map((each) => `discard:${each}`),
    ...(way.boons ?? []).map((each) => `boon:${each}`),
    ...(way.assistants ?? []).map((each) => `assistant:${each}`),
    ...Array.from({ length: way.planes ?? 0 }, () => "planes"),
  ];
  return usesIcons(way, icons) ? [...found, "icons"] : found;
}

/** Whether icons that were left over in this turn are used. */
function usesIcons(way: Pay, icons: readonly Icon[]): boolean {
  const left = [...(way.left ?? [])];
  for (const icon of icons) {
    const at = left.indexOf(icon);
    if (at < 0) return true;
    left.splice(at, 1);
  }
  return false;
}

function count(all: readonly Atom[], atom: Atom): number {
  return all.filter((each) => each === atom).length;
}

export function contains(all: readonly Atom[], some: readonly Atom[]): boolean {
  return some.every((each) => count(all, each) >= count(some, each));
}

/** Smaller in the first number that differs comes first. */
function order(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((each, number) => each !== other[number]);
  return at < 0 ? 0 : nth(one, at) - nth(other, at);
}

export class Payment {
  readonly ways: readonly Choice[];
  readonly #atoms: ReadonlyMap<Choice, readonly Atom[]>;
  readonly #view: View;

  constructor(ways: readonly Choice[], view: View) {
    this.ways = ways;
    this.#view = view;
    this.#atoms = new Map(ways.map((way) => [way, atoms(wayOf(way), view.icons)]));
  }

  of(way: Choice): readonly Atom[] {
    return need(this.#atoms.get(way));
  }

  /** The ways that contain all that was chosen. */
  left(chosen: readonly Atom[]): readonly Choice[] {
    return this.ways.filter((way) => contains(this.of(way), chosen));
  }

  /** What is paid when nothing more is chosen: the ways that are made of the chosen sources and no other. */
  whole(chosen: readonly Atom[]): readonly Choice[] {
    return this.left(chosen).filter((way) => this.of(way).length === chosen.length);
  }

  /** The way with the fewest sources, of those the one that loses least, of those the one that wastes fewest icons. */
  proposed(loss: (atom: Atom) => number): readonly Atom[] {
    const cost = (way: Choice): readonly number[] => [
      this.of(way).length,
      this.of(way).reduce((sum, atom) => sum + loss(atom), 0),
      leaves(way).length,
    ];
    const [best] = this.ways.map((way) => ({ way, cost: cost(way) })).sort((one, other) => order(one.cost, other.cost));
    return best ? this.of(best.way) : [];
  }

  /** All that is chosen by choosing these: where one set of sources is left, the rest of it is filled in. */
  filled(chosen: readonly Atom[]): readonly Atom[] {
    const left = this.left(chosen);
    const sets = new Set(left.map((way) => [...this.of(way)].sort().join()));
    return sets.size === 1 && left[0] ? this.of(left[0]) : chosen;
  }

  /** What stays chosen when a source is taken instead of others: the newest that go with it. */
  instead(chosen: readonly Atom[], atom: Atom): readonly Atom[] {
    let kept: readonly Atom[] = [atom];
    for (const each of [...chosen].reverse()) if (this.left([each, ...kept]).length) kept = [each, ...kept];
    return kept;
  }

  /** The sources of all ways, each as often as some way uses it. */
  sources(chosen: readonly Atom[]): readonly Source[] {
    const most = new Map<Atom, number>();
    for (const way of this.ways) {
      for (const atom of this.of(way)) most.set(atom, Math.max(most.get(atom) ?? 0, count(this.of(way), atom)));
    }
    const found: Source[] = [];
    for (const [atom, number] of most) {
      const isOpen = this.left([...chosen, atom]).length > 0;
      const taken = count(chosen, atom);
      for (let copy = 0; copy < number; copy += 1) {
        const [kind = "", id = ""] = atom.split(":");
        found.push({
          atom,
          kind: need(
            KINDS.find((each) => each === kind),
            atom,
          ),
          id,
          ref: this.#ref(kind, id, copy),
          isChosen: copy < taken,
          isOpen: copy >= taken && isOpen,
        });
      }
    }
    return found;
  }

  #ref(kind: string, id: string, copy: number): Ref {
    switch (kind) {
      case "card":
      case "discard":
        return copies("hand", this.#hand).filter((each) => each.id === id)[copy]?.ref ?? `hand:${id}#1`;
      case "boon":
        return `guardian:${id}`;
      case "assistant":
        return `assistant:${id}`;
      case "planes":
        return "goods:coin";
      default:
        return "icons:left";
    }
  }

  get #hand(): readonly string[] {
    return this.#view.seat === null ? [] : (this.#view.players[this.#view.seat]?.hand ?? []);
  }
}

/** The icons that a way leaves for the rest of the turn. */
export function leaves(way: Choice): readonly Icon[] {
  return wayOf(way).left ?? [];
}

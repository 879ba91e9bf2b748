/** What is being paid: the sources that were chosen, the ways that are left, and what is kept when a round ends. */
import type { Sign } from "../../api/messages";
import { settings } from "../../frame/settings.svelte";
import type { Ref } from "../../frame/voice";
import type { Book } from "./book.svelte";
import { KEEPING, PAYING } from "./offering";
import { type Atom, Payment, type Source } from "./paying";
import { loss } from "./sources";
import type { Choice, Move, Table } from "./types";

export class Till {
  /** What the player chose; null before the first click. */
  #atoms: readonly Atom[] | null = $state.raw(null);
  /** Which of the ways that differ in the icons left over was asked for. */
  wayAt = $state(0);

  constructor(
    readonly table: Table,
    readonly book: Book,
  ) {}

  readonly payment: Payment | null = $derived.by(() => {
    const ways = this.table.offers.filter((each) => each.kind === PAYING);
    return ways.length ? new Payment(ways, this.table.view) : null;
  });
  readonly hasChosen: boolean = $derived(this.#atoms !== null && this.#atoms.length > 0);
  /** Before the first click: nothing, or what is proposed to whoever wants that. */
  readonly #chosen: readonly Atom[] = $derived(
    this.#atoms ?? (settings.proposes ? this.payment?.proposed((atom) => loss(this.book, atom)) : null) ?? [],
  );
  readonly atoms: readonly Atom[] = $derived(this.payment?.filled(this.#chosen) ?? []);
  readonly sources: readonly Source[] = $derived(this.payment?.sources(this.atoms) ?? []);
  readonly waysLeft: readonly Choice[] = $derived(this.payment?.left(this.atoms) ?? []);
  /** The ways that pay with what was chosen; several differ in the icons that are left. */
  readonly ready: readonly Choice[] = $derived(this.payment?.whole(this.atoms) ?? []);
  readonly way: Choice | null = $derived(this.ready[this.wayAt] ?? this.ready[0] ?? null);
  /** What one gets for it, where that is known. */
  readonly gives: readonly Sign[] = $derived.by(() => {
    const begun = this.table.plan.at(-1);
    if (this.payment?.ways[0]?.gives.length) return this.payment.ways[0].gives;
    return begun?.offer?.gives ?? [];
  });
  /** The places that sources fill: travel icons and cards. */
  readonly places: readonly Sign[] = $derived.by(() => {
    const step = this.table.view.pending[0];
    if (step?.do !== "payment") return [];
    const found: Sign[] = step.travel.map((of) => ({ of, number: 1 }));
    for (let card = 0; card < step.cards; card += 1) found.push({ of: "card-away", number: 1 });
    return found;
  });

  /** What fills a place: the chosen source that pays this icon, or a discount. */
  paying(place: number): Source | "discount" | undefined {
    const ref = (this.way ?? this.waysLeft[0])?.covers[place];
    if (ref === "") return "discount";
    return this.sources.find((each) => each.ref === ref && each.isChosen);
  }

  /** The source that a piece is; of cards that are alike the one that is drawn first stands for all. */
  sourceOf(ref: Ref): Source | undefined {
    const like = ref.replace(/#\d+$/u, "");
    const same = this.sources.filter((each) => each.ref.replace(/#\d+$/u, "") === like);
    return (
      same.find((each) => each.ref === ref && each.isChosen) ??
      same.find((each) => each.ref === ref && each.isOpen) ??
      same.find((each) => each.ref === ref) ??
      same.find((each) => !each.isChosen)
    );
  }

  choose(source: Source): void {
    const chosen = this.#chosen;
    if (source.isChosen) {
      const at = chosen.lastIndexOf(source.atom);
      this.#atoms = at < 0 ? [] : chosen.filter((_, each) => each !== at);
    } else if (source.isOpen) this.#atoms = [...chosen, source.atom];
    else this.#atoms = this.payment?.instead(chosen, source.atom) ?? [];
    this.wayAt = 0;
  }

  /** What the player chose, to be kept; null before the first click. */
  get draft(): readonly Atom[] | null {
    return this.#atoms;
  }

  /** Choose again what was chosen before the page was loaded again, if it still pays. */
  recall(draft: readonly Atom[] | null): void {
    if (draft && this.payment?.left(draft).length) this.#atoms = draft;
  }

  clear(): void {
    this.#atoms = null;
    this.wayAt = 0;
  }
}

/** The cards that are left in hand when a round ends: each is kept or laid away. */
export class Rest {
  /** The numbers of the cards in hand that are laid away. */
  #laid: ReadonlySet<number> = $state.raw(new Set());

  constructor(readonly table: Table) {}

  readonly isAsked: boolean = $derived.by(() => this.table.offers.some((each) => KEEPING.has(each.kind)));
  readonly #hand: readonly string[] = $derived.by(() => this.#board?.hand ?? []);
  readonly #undecided: number = $derived.by(() => this.#board?.undecided ?? 0);

  get #board() {
    return this.table.seat === null ? undefined : this.table.view.players[this.table.seat];
  }

  isKept(at: number): boolean {
    return !this.#laid.has(at);
  }

  /** The first cards of the hand may have been decided already. */
  mayDecide(at: number): boolean {
    return this.isAsked && at >= this.#hand.length - this.#undecided && at < this.#hand.length;
  }

  turnOver(at: number): void {
    const laid = new Set(this.#laid);
    if (!laid.delete(at)) laid.add(at);
    this.#laid = laid;
  }

  /** The card that has this number among those that are to be decided. */
  number(number: number): void {
    const at = this.#hand.length - this.#undecided + number - 1;
    if (this.mayDecide(at)) this.turnOver(at);
  }

  /** What was decided, in the engine's order. */
  readonly moves: readonly Move[] = $derived.by(() =>
    this.#hand.flatMap((card, at): Move[] =>
      this.mayDecide(at) ? [{ type: this.isKept(at) ? "keep-card" : "lay-away", card }] : [],
    ),
  );

  /** What is laid away, to be kept. */
  get draft(): readonly number[] {
    return [...this.#laid];
  }

  recall(draft: readonly number[]): void {
    this.#laid = new Set(draft.filter((at) => this.mayDecide(at)));
  }

  clear(): void {
    this.#laid = new Set();
  }
}

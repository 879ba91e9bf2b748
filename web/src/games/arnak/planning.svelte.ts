/** The plan of the turn as chips: what was done in this turn so far, and what each step came to. */
import { SHAPES } from "../../api/arnak";
import type { Sign } from "../../api/messages";
import { fits } from "../../frame/check";
import { draftOf, keepDraft } from "../../frame/drafts";
import { need, nth } from "../../frame/need";
import type { Thought } from "../../frame/plan.svelte";
import { isFree, KEEPING } from "./offering";
import type { Rest, Till } from "./till.svelte";
import { type Choice, FEAR, type Goods, type Move, RESOURCES, type Table, type View } from "./types";

export interface Chip {
  readonly text: string;
  /** What it came to: paid below 0, gained above. */
  readonly change: readonly Sign[];
  /** So many steps of the plan are left when it is taken back; null: something came to light, it stays. */
  readonly back: number | null;
}

interface Done {
  readonly move: Move;
  readonly offer: Choice | null;
  readonly before: View;
  /** Null: what it led to is seen by what came next. */
  readonly after: View | null;
}

/** The plan as it is kept, what was chosen after it, and the prompt that it is about. */
interface Remembered {
  readonly prompt: number;
  readonly moves: readonly Move[];
  readonly paid: Till["draft"];
  readonly laid: Rest["draft"];
}

const KEPT = "plan";

function isRemembered(draft: unknown): draft is Remembered {
  return fits(draft, { prompt: "number", moves: ["Move"], paid: ["|", ["string"], "null"], laid: ["number"] }, SHAPES);
}
/** After these nothing is left of the plan of a turn. */
const ENDS: ReadonlySet<string> = new Set(["end-turn", ...KEEPING]);

export class Planning {
  #isRecalled = $state(false);
  /** What was told to all in this turn: it cannot be taken back from here. */
  #told: readonly Done[] = $state.raw([]);

  constructor(
    readonly table: Table,
    readonly till: Till,
    readonly rest: Rest,
  ) {}

  readonly chips: readonly Chip[] = $derived.by(() => {
    const seat = this.table.seat;
    if (seat === null || !this.table.isMyTurn) return [];
    const thought = this.table.plan.map(({ move, offer, before, told }): Done => ({
      move,
      offer,
      before,
      after: told.view,
    }));
    const all = [...this.#told, ...thought];
    const chips: Chip[] = [];
    for (const [at, group] of grouped(all)) {
      const [first, last] = [nth(group, 0), need(group.at(-1))];
      const text = this.#text(first.move, first.offer);
      const after = last.after ?? all[at + group.length]?.before ?? this.table.view;
      const goods = changed(goodsOf(first.before, seat), goodsOf(after, seat));
      const change = [...goods, ...frightened(first.before, after, seat)];
      chips.push({ text, change, back: at < this.#told.length ? null : at - this.#told.length });
    }
    return chips;
  });

  /** Play, and remember what was told because of it. */
  async play(offer: Choice | null, ...moves: readonly Move[]): Promise<boolean> {
    const { table } = this;
    const [thought, before, length] = [table.plan, table.view, table.plan.length];
    if (!(await table.play(...moves))) return false;
    if (table.plan.length === length + 1) return true;
    const isOver = moves.some((move) => ENDS.has(move.type));
    const steps = thought.map((each: Thought<View, Move>) => ({ ...each, after: null }));
    this.#told = isOver
      ? []
      : [...this.#told, ...steps, ...moves.map((move) => ({ move, offer, before, after: null }))];
    return true;
  }

  /** Keep what was thought of, for when the page is loaded again. */
  remember(): void {
    const { asked, plan, told, seat } = this.table;
    if (!this.#isRecalled || !asked) return;
    const moves = plan.map((each) => each.move);
    const [paid, laid] = [this.till.draft, this.rest.draft];
    const kept: Remembered = { prompt: asked.number, moves, paid, laid };
    keepDraft({ id: told.id, seat }, KEPT, moves.length || paid || laid.length ? kept : null);
  }

  /** Once, when the table can be played at. */
  async recall(): Promise<void> {
    const { asked, told, seat } = this.table;
    if (this.#isRecalled || !asked || !this.table.mayMove) return;
    const kept = draftOf({ id: told.id, seat }, KEPT, isRemembered);
    if (kept?.prompt === asked.number) {
      await this.table.rethought(kept.moves);
      if (this.table.plan.length === kept.moves.length) {
        this.till.recall(kept.paid);
        this.rest.recall(kept.laid);
      }
    }
    this.#isRecalled = true;
  }

  /** A turn of others came between. */
  forget(): void {
    this.#told = [];
  }

  #text(move: Move, offer: Choice | null): string {
    const { voice } = this.table;
    switch (move.type) {
      case "play":
      case "buy":
        return voice.word(`page-chip-${move.type}`, { what: `card:${move.card}` });
      case "use-assistant":
        return voice.word("page-chip-piece", { what: `assistant:${move.assistant}` });
      case "use-boon":
        return voice.word("page-chip-piece", { what: `guardian:${move.guardian}` });
      case "dig":
      case "discover":
        return voice.word(`page-chip-${move.type}`, { what: `site:${move.site}` });
      case "overcome": {
        const guardian = offer?.touches.find((ref) => ref.startsWith("guardian:"));
        return voice.word("page-chip-overcome", { what: guardian ?? `site:${move.site}` });
      }
      case "pass":
        return voice.word("page-pass");
      case "research":
        return voice.word("page-chip-research", { token: `token:${move.token}`, what: `space:${move.to}` });
      case "claim":
        return voice.word("page-chip-claim");
      case "slot-idol":
        return voice.word("page-chip-slot");
      default:
        return voice.word("page-chip-other");
    }
  }
}

/** Steps that belong together: what was begun, and the answers that it asked for. With the number of the first. */
function* grouped(all: readonly Done[]): Iterable<[number, Done[]]> {
  let start = 0;
  for (let at = 1; at <= all.length; at += 1) {
    const step = all[at];
    if (step && step.before.pending.length > 0 && !(step.offer && isFree(step.offer))) continue;
    if (at > start) yield [start, all.slice(start, at)];
    start = at;
  }
}

function goodsOf(view: View, seat: number): Goods {
  return view.players[seat]?.goods ?? {};
}

/** Fear that came or went, in hand and play area: it is told with what a step came to. */
function frightened(before: View, after: View, seat: number): Sign[] {
  const number = fearOf(after, seat) - fearOf(before, seat);
  return number ? [{ of: "fear", number }] : [];
}

function fearOf(view: View, seat: number): number {
  const own = view.players[seat];
  if (!own) return 0;
  return own.fear_tiles + [...(own.hand ?? []), ...own.play].filter((card) => card === FEAR).length;
}

export function changed(before: Goods, after: Goods): Sign[] {
  return RESOURCES.map((of) => ({ of, number: (after[of] ?? 0) - (before[of] ?? 0) })).filter((each) => each.number);
}

/** What the table of Break the Code tells, put in words: whose hand is whose, and all that was asked and answered. */
import type { Offer } from "../../api/messages";
import { nth } from "../../frame/need";
import type { Fact, Phrase, Ref } from "../../frame/voice";
import { type Told, toldFrom } from "../../table/told";
import {
  type Asked,
  LETTERS,
  type Move,
  type Owner,
  type Reply,
  type Setting,
  type Table,
  type Tile,
  type View,
} from "./types";

/** A question of the game with its number, or a guess between two of them. */
export interface Line {
  readonly event: number;
  readonly number: number | null;
  readonly seat: number;
  readonly text: string;
  readonly isNew: boolean;
  readonly answers: readonly (Reply | null)[];
  readonly tiles: readonly Tile[] | null;
  readonly isRight: boolean | null;
}

/** What the table shows by itself is no news: hands, who has spoken; new cards come last, in one line. */
const SHOWN: readonly string[] = ["dealt", "sealed", "opened", "named"];

export class Story {
  constructor(readonly table: Table) {}

  say(key: string, facts: Record<string, Fact> = {}): string {
    return this.table.voice.word(key, facts);
  }

  readonly view: View = $derived.by(() => this.table.view);
  readonly setting: Setting = $derived(this.view.table);
  readonly letters: readonly string[] = $derived([...LETTERS.slice(0, this.setting.hand)]);
  readonly isForTwo: boolean = $derived(this.setting.players === 2);
  readonly own: readonly Tile[] = $derived(this.view.seat === null ? [] : (this.view.hands[this.view.seat] ?? []));
  /** The other seats, from the left neighbour on. */
  readonly others: readonly number[] = $derived.by(() => {
    const { players } = this.setting;
    const from = this.view.seat ?? -1;
    const count = this.view.seat === null ? players : players - 1;
    return Array.from({ length: count }, (_, at) => (from + 1 + at) % players);
  });
  /** Whose tiles one has to find. */
  readonly code: Owner = $derived(this.isForTwo && this.view.seat !== null ? 1 - this.view.seat : null);
  readonly isOut: boolean = $derived(this.view.seat !== null && this.view.out.includes(this.view.seat));
  readonly isLastTurn: boolean = $derived(this.view.last_turns !== null);

  isRight(seat: number): boolean {
    return this.view.right.some((moment) => moment.includes(seat));
  }

  /** TAGIRON: whether the seat has said guess or wait, though nobody heard it. */
  hasSpoken(seat: number): boolean {
    const { view } = this;
    return view.phase === "call" && !view.to_act.includes(seat) && !view.out.includes(seat) && !this.isRight(seat);
  }

  nameOf(owner: Owner): string {
    if (owner === null) return this.say("page-centre");
    return owner === this.table.seat ? this.say("page-you") : nth(this.table.names, owner);
  }

  refOf(owner: Owner): Ref {
    return owner === null ? "screen:centre" : `screen:${owner}`;
  }

  // Questions and answers

  readonly lines: readonly Line[] = $derived.by(() => {
    const { table } = this;
    const found: Line[] = [];
    let number = 0;
    table.history.forEach((event, at) => {
      const isNew = at >= table.newsFrom;
      const base = { event: at, number: null, isNew, answers: [], tiles: null, isRight: null };
      if (event.type === "asked") {
        number += 1;
        found.push({ ...base, number, seat: event.seat, text: this.shortQuestion(event), answers: event.answers });
      } else if (event.type === "guessed") {
        const text = this.say("verdict", { verdict: event.right ? "right" : "wrong" });
        found.push({ ...base, seat: event.seat, text, tiles: event.tiles, isRight: event.right });
      } else if (event.type === "gave-up") {
        found.push({ ...base, seat: event.seat, text: this.say("history-gave-up") });
      }
    });
    return found;
  });
  /** The number of the question that is now to be asked. */
  readonly number: number = $derived(this.lines.filter((line) => line.number !== null).length + 1);

  /** What came since one's own last turn: questions in few words, and after all else the new cards that are still there. */
  readonly news: readonly Told[] = $derived.by(() => {
    const { table } = this;
    const history = table.history;
    const cards: Told[] = [];
    const found = toldFrom(table, table.newsFrom).flatMap((line) => {
      const event = nth(history, line.number);
      if (event.type === "opened" && this.view.row.includes(event.card)) {
        cards.push({ ...line, text: this.shortQuestion({ card: event.card, digit: null }) });
      }
      if (event.type === "asked" && !this.isForTwo) return [{ ...line, text: this.#brief(line.number, event) }];
      return SHOWN.includes(event.type) ? [] : [line];
    });
    const last = cards.at(-1);
    if (!last) return found;
    const names = cards.map((each) => each.text).join(", ");
    return [...found, { ...last, text: this.say("page-new-cards", { count: cards.length, cards: `text:${names}` }) }];
  });

  /** A question and its answers as the game tells it, the card's text shortened. */
  #brief(number: number, event: Asked): string {
    const question: Phrase = { key: "question-brief", facts: { question: `text:${this.shortQuestion(event)}` } };
    return nth(this.table.phrases, number)
      .map(({ key, facts }) => this.table.voice.say({ key, facts: { ...facts, question } }))
      .join(" ");
  }

  shortQuestion({ card, digit }: Pick<Asked, "card" | "digit">): string {
    const facts = { card: `card:${card}` };
    return digit === null ? this.say("question-short", facts) : this.say("question-short-picked", { ...facts, digit });
  }

  question(card: string, digit: number | null = null): string {
    if (digit === null) return this.table.voice.name(`card:${card}`);
    return this.say("question-picked", { card: `card:${card}`, digit });
  }

  answer(reply: Reply): string {
    if (typeof reply === "number") return `${reply}`;
    if (typeof reply === "boolean") return this.say(reply ? "answer-yes" : "answer-no");
    if (!reply.length) return this.say("answer-none-short");
    return typeof reply === "string" ? reply : reply.join(" ");
  }

  /** All that was answered for a hand. */
  repliesOf(seat: number): { line: Line; text: string }[] {
    return this.lines.flatMap((line) => {
      const reply = line.answers[seat];
      return reply === null || reply === undefined ? [] : [{ line, text: this.answer(reply) }];
    });
  }

  offersOf(kind: Move["type"]): readonly Offer<Move>[] {
    return this.table.offers.filter((each) => each.kind === kind);
  }
}

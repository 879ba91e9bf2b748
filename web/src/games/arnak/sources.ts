/** What can be paid with, as it is drawn and said: its signs, its name, and what is given up by it. */
import type { Sign } from "../../api/messages";
import type { Book } from "./book.svelte";
import type { Desk } from "./desk.svelte";
import type { Atom, Source } from "./paying";

const TRAVEL: ReadonlySet<string> = new Set(["boot", "car", "ship", "plane"]);
const COINS_FOR_A_PLANE = 2;

export function signsOf(desk: Desk, source: Source): readonly Sign[] {
  switch (source.kind) {
    case "card":
      return (desk.book.cards[source.id]?.travel ?? []).map((of) => ({ of, number: 1 }));
    case "discard":
      return [{ of: "card-away", number: 1 }];
    case "boon":
      return desk.book.guardians[source.id]?.boon.signs ?? [];
    case "assistant": {
      const own = desk.own.employees.find((each) => each.assistant === source.id);
      const sides = desk.book.assistants[source.id];
      const signs = (own?.gold ? sides?.gold : sides?.silver)?.signs ?? [];
      const travel = signs.filter((each) => TRAVEL.has(each.of));
      return travel.length ? travel : signs;
    }
    case "planes":
      return [
        { of: "coin", number: COINS_FOR_A_PLANE },
        { of: "to", number: 1 },
        { of: "plane", number: 1 },
      ];
    case "icons":
      return desk.view.icons.map((of) => ({ of, number: 1 }));
  }
}

export function nameOf(desk: Desk, source: Source): string {
  switch (source.kind) {
    case "card":
    case "discard":
      return desk.name(`card:${source.id}`);
    case "boon":
      return desk.name(`guardian:${source.id}`);
    case "assistant":
      return desk.name(`assistant:${source.id}`);
    case "planes":
      return desk.say("page-buy-plane");
    case "icons":
      return desk.say("page-icons-left");
  }
}

/** What one does without because of it, in words and signs; null where it costs nothing else. */
export function givenUp(desk: Desk, source: Source): { words: string; signs: readonly Sign[] } | null {
  switch (source.kind) {
    case "card": {
      const card = desk.book.cards[source.id];
      if (!card || card.timing === "none") return null;
      return card.signs.length
        ? { words: desk.say("page-instead-of"), signs: card.signs }
        : { words: desk.say("page-instead-of-effect"), signs: [] };
    }
    case "boon":
      return { words: desk.say("page-only-once"), signs: [] };
    case "assistant":
      return { words: desk.say("page-until-round"), signs: [] };
    case "planes":
      return {
        words: desk.say("page-leaves"),
        signs: [{ of: "coin", number: (desk.own.goods.coin ?? 0) - COINS_FOR_A_PLANE }],
      };
    default:
      return null;
  }
}

/** How much is lost by paying with it, roughly: to choose between ways that use equally many sources. */
export function loss(book: Book, atom: Atom): number {
  const [kind = "", id = ""] = atom.split(":");
  switch (kind) {
    case "card":
    case "discard": {
      const card = book.cards[id];
      return !card || card.timing === "none" ? 0 : card.kind === "basic" ? 1 : 2;
    }
    case "assistant":
      return 2;
    case "boon":
    case "planes":
      return 3;
    default:
      return 0;
  }
}

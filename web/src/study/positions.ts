/** Positions at a real table, as `docs/solve.md` has them: what a form writes, and whether it is enough to ask. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Position = Record<string, any>;

const SYMBOLS: Readonly<Record<string, readonly string[]>> = {
  "lost-code": ["bird", "jaguar", "chameleon", "snake", "human", "bear"],
  "think-str8": ["blue", "green", "purple", "yellow", "red", "grey"],
};

export const CARDS = [
  ...["where-0", "where-1-2", "where-3-4", "where-5", "where-6-7", "where-8-9"],
  ...["neighbours-colour", "neighbours-sequence", "count-even", "count-odd", "count-black", "count-white"],
  ...["count-equal", "sum-all", "sum-left", "sum-middle", "sum-right", "sum-black", "sum-white", "spread"],
  "third-above-4",
];

export const TILES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) =>
  digit === 5 ? ["g5", "g5"] : [`b${digit}`, `w${digit}`],
);

/** The symbols that are played with: a beginner game has no bear, and no grey. */
export function symbolsOf(game: string, position: Position): readonly string[] {
  return SYMBOLS[game]!.slice(0, position["options"]?.beginner === true ? 5 : 6);
}

/** Nothing entered yet. */
export function fresh(game: string): Position {
  if (game === "break-the-code") return { players: 2, hand: "", questions: [] };
  return { players: 4, racks: [{}, {}, {}], rounds: [], discards: [] };
}

/** How many tiles a hand has. */
export function handSize(players: number): number {
  return players === 4 ? 4 : 5;
}

/** Whether enough is there to ask what can be known. */
export function isWhole(game: string, position: Position): boolean {
  if (game === "break-the-code") {
    const tiles = String(position["hand"] ?? "")
      .split(" ")
      .filter(Boolean);
    return tiles.length === handSize(Number(position["players"]));
  }
  const symbols = symbolsOf(game, position);
  const racks = position["racks"] as Record<string, unknown>[];
  return racks.every((rack) => symbols.every((each) => typeof rack[each] === "number"));
}

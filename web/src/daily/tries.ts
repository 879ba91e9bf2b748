/** The tries of a puzzle, of the day or any other. */
export const MOST_TRIES = 3;

export interface Tries {
  readonly tries: readonly { readonly what: string }[];
  /** 0: there is more to answer. */
  readonly ended: number;
  readonly solved: boolean;
  /** Whether it was solved on the first try, or with its proof. */
  readonly counted: boolean;
}

/** How a try went: `counted` and `plain` are right answers, that count and that do not. */
export type Square = "wrong" | "counted" | "plain" | "open";

/** The three stones of a puzzle, by try. */
export function squaresOf(tries: Tries | null | undefined): readonly Square[] {
  return Array.from({ length: MOST_TRIES }, (_, at) => {
    if (!tries || at >= tries.tries.length) return "open";
    if (!tries.solved || at < tries.tries.length - 1) return "wrong";
    return tries.counted ? "counted" : "plain";
  });
}

/** The message of how far one is; `right` is that of an answer that counts. */
export function verdictOf(tries: Tries | null | undefined, right: string): string {
  if (!tries?.tries.length) return "daily-about";
  if (!tries.ended) return "daily-no";
  return tries.solved ? (tries.counted ? right : "daily-right-unproved") : "daily-unsolved";
}

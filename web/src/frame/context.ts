/** What a question was asked about: the prompt, and what was thought of since. When it is over, so is the answer. */
export interface Context {
  readonly prompt: number | undefined;
  readonly plan: readonly unknown[];
}

export function isSameContext(one: Context, other: Context): boolean {
  return (
    one.prompt === other.prompt &&
    one.plan.length === other.plan.length &&
    one.plan.every((step, at) => step === other.plan[at])
  );
}

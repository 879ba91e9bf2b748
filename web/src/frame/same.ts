/** Values that stay the same object as long as they are worth the same: what depends on them is not made again. */

/** Hands each value on, or the one before it where both are worth the same. */
export function keepEqual<T>(): (value: T) => T {
  let kept: { readonly value: T; readonly written: string } | null = null;
  return (value) => {
    const written = JSON.stringify(value);
    if (kept?.written !== written) kept = { value, written };
    return kept.value;
  };
}

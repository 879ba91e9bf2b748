/** Questions that are asked when the table has come to rest. */

/** Milliseconds: events come in bursts, and only the last of them is asked about. */
export const SETTLING = 150;
const PATIENCE = 3000;
const TRIES = 3;

/** Ask a little later, and again where nothing was found in time; gives back what stops it. */
export function later<T>(
  wait: number,
  ask: () => Promise<T | null>,
  take: (found: T) => void,
  giveUp?: () => void,
): () => void {
  let isOld = false;
  let tries = 0;
  let timer = setTimeout(again, wait);
  function again(): void {
    tries += 1;
    void ask().then((found) => {
      if (isOld) return;
      if (found) take(found);
      else if (tries < TRIES) timer = setTimeout(again, PATIENCE);
      else giveUp?.();
    });
  }
  return () => {
    isOld = true;
    clearTimeout(timer);
  };
}

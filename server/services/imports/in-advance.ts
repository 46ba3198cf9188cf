/**
 * What becomes of each thing, in their order, with the next few begun before their turn. Whoever stops early waits for those that
 * were begun.
 */
export async function* inAdvance<T, R>(
  things: readonly T[],
  most: number,
  begin: (thing: T) => Promise<R>,
): AsyncGenerator<R, void> {
  const begun: Promise<R>[] = [];
  try {
    for (const thing of things) {
      const one = begin(thing);
      // What fails is told when its turn comes, and must not end the process before.
      one.catch(() => {});
      begun.push(one);
      const first = begun.length > most ? begun.shift() : undefined;
      if (first) yield await first;
    }
    for (let first = begun.shift(); first; first = begun.shift()) yield await first;
  } finally {
    await Promise.allSettled(begun);
  }
}

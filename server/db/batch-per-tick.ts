/** Lookup of one value by its key. */
export type KeyLookup<K, V> = (key: K) => Promise<V | undefined>;

/** Resolves when all requests of this event loop tick have been processed. */
const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Batching of all lookups of one event loop tick into one query. The query starts after all of them, so that no answer
 * is older than its request. Under load one statement answers many requests; a single lookup does not wait. An error
 * rejects all lookups of the tick.
 */
export function batchPerTick<K, V>(ask: (keys: K[]) => Promise<ReadonlyMap<K, V>>): KeyLookup<K, V> {
  let turn: { keys: Set<K>; answers: Promise<ReadonlyMap<K, V>> } | undefined;

  const begin = () => {
    const keys = new Set<K>();
    const answers = endOfTurn().then(() => {
      turn = undefined;
      return ask([...keys]);
    });
    return { keys, answers };
  };

  return async (key) => {
    turn ??= begin();
    turn.keys.add(key);
    return (await turn.answers).get(key);
  };
}

/**
 * Single-flight per event loop tick: equal requests share one answer, computed after all of them arrived. The answer is
 * frozen, because several callers share it.
 */
export function sharePerTick<T extends object>() {
  let turn: Map<string, Promise<Readonly<T>>> | undefined;

  const begin = () => {
    void endOfTurn().then(() => (turn = undefined));
    return new Map<string, Promise<Readonly<T>>>();
  };

  return (key: string, answer: () => Promise<T>): Promise<Readonly<T>> => {
    turn ??= begin();
    const shared =
      turn.get(key) ??
      endOfTurn()
        .then(answer)
        .then((value) => Object.freeze(value));
    turn.set(key, shared);
    return shared;
  };
}

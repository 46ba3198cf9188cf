/** Asks for one thing by its key. */
export type Ask<K, V> = (key: K) => Promise<V | undefined>;

/** Settles when what came in this turn of the event loop has been looked at. */
const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Gathers what is asked in one turn of the event loop into one question, which begins after all of them asked, so that no
 * answer is older than its question: under load one statement answers many requests, and alone one waits for nobody.
 * What fails, fails for all who asked in that turn.
 */
export function batchPerTick<K, V>(ask: (keys: K[]) => Promise<ReadonlyMap<K, V>>): Ask<K, V> {
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
 * Shares an answer among all who ask for the same in one turn of the event loop: it is worked out once, after all of them
 * asked. It is frozen, because it belongs to nobody alone.
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

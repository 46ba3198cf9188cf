/** Asks one thing; what it asks the database begins after it was asked, so that the answer is never older than the question. */
export type Ask<K, V> = (key: K) => Promise<V | undefined>;

interface Turn<K, V> {
  keys: Set<K>;
  answers: Promise<ReadonlyMap<K, V>>;
}

/**
 * Gathers what is asked in one turn of the event loop into one question: under load one statement then answers many
 * requests, and alone one waits for nobody. What fails, fails for all who asked in that turn.
 */
export function oncePerTurn<K, V>(ask: (keys: K[]) => Promise<ReadonlyMap<K, V>>): Ask<K, V> {
  let turn: Turn<K, V> | undefined;

  const begin = (): Turn<K, V> => {
    const keys = new Set<K>();
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
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

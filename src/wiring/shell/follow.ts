interface Followed<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/**
 * Reports what is selected of an actor each time that it has become another, until the returned function is called; how
 * it is at the start is known and not reported. `isSame` judges values that are made anew each time.
 */
export function follow<Snapshot, Value>(
  actor: Followed<Snapshot>,
  select: (snapshot: Snapshot) => Value,
  report: (value: Value) => void,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): () => void {
  let last = select(actor.getSnapshot());
  const subscription = actor.subscribe((snapshot) => {
    const value = select(snapshot);

    if (isSame(value, last)) return;
    last = value;
    report(value);
  });
  return () => subscription.unsubscribe();
}

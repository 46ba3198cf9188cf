interface Followed<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/**
 * Subscribes to a selected value of an actor, and reports each change but not the initial value. `isSameCode`
 * compares values that are created anew each time. Returns the unsubscribe function.
 */
export function watchSelectedValue<Snapshot, Value>(
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

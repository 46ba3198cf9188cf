/** How long a tab that has changed what is stored leaves word of it, in ms. */
const HELD_FOR = 3_000;
/** How long a tab waits at most until it sees what another one has stored, in ms, and how often it looks. */
const PATIENCE = 1_000;
const LOOK_AGAIN = 10;

interface Options {
  locks?: Pick<LockManager, 'request' | 'query'> | undefined;
  /** What the locks of this site are called. */
  name?: string;
}
type Locks = NonNullable<Options['locks']>;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * The lock under which tokens are refreshed (R4.5). Browsers tell every tab of locks in one order, and of each other's
 * writes in their own time: whoever lets go after a change leaves word of it, in the name of a second lock that says when
 * and what, and whoever comes next waits until that change is in sight. `readMark` tells what is stored, by a text of its
 * own for each change.
 */
export function createRefreshLock(
  readMark: () => string,
  { locks = globalThis.navigator?.locks, name = 'tenderete-refresh' }: Options = {},
) {
  const stored = `${name} stored `;
  const isBehind = (changes: readonly string[]) =>
    changes.length > 0 && !changes.toSorted().at(-1)?.endsWith(` ${readMark()}`);
  const catchUp = async (all: Locks) => {
    const { held = [] } = await all.query();
    const changes = held.flatMap((lock) => (lock.name?.startsWith(stored) ? [lock.name] : []));
    for (let waited = 0; waited < PATIENCE && isBehind(changes); waited += LOOK_AGAIN)
      await pause(LOOK_AGAIN);
  };
  const leaveWord = (all: Locks) =>
    new Promise<void>((resolve) => {
      const held = all.request(`${stored}${Date.now()} ${readMark()}`, () => {
        resolve();
        return pause(HELD_FOR);
      });
      held.catch(() => resolve());
    });

  /**
   * Calls back once no other tab of this site refreshes, and keeps the others waiting until stopped. Where Web Locks are
   * missing or refused a tab is alone, and the server's grace covers the others.
   */
  return function holdRefreshLock(onGranted: () => void): () => void {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const waiting = new AbortController();
    const hold = async () => {
      if (waiting.signal.aborted) return;
      onGranted();
      await released;
    };
    const holdInTurn = async (all: Locks) => {
      await catchUp(all);
      const before = readMark();
      await hold();
      if (readMark() !== before) await leaveWord(all);
    };
    const held = locks
      ? locks.request(name, { signal: waiting.signal }, () => holdInTurn(locks))
      : Promise.resolve().then(hold);
    held.catch(hold);
    return () => {
      waiting.abort();
      release();
    };
  };
}

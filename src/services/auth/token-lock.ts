/** Time for which a tab marks its change of the storage, in ms. */
const HELD_FOR = 3_000;
/** Longest wait for another tab's change to become visible, in ms; LOOK_AGAIN is the polling interval. */
const PATIENCE = 1_000;
const LOOK_AGAIN = 10;

interface Options {
  locks?: Pick<LockManager, 'request' | 'query'> | undefined;
  /** Prefix of this site's lock names. */
  name?: string;
}
type Locks = NonNullable<Options['locks']>;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Lock for the refresh of tokens (R4.5). All tabs see locks in one order, but storage writes of other tabs
 * may become visible later. So a tab that changed the storage briefly holds a second lock, whose name
 * contains the time and the mark of the change. The next tab waits until it reads that mark. `readMark`
 * returns a text that is unique for each change.
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
   * Calls back once no other tab of this site refreshes. Other tabs wait until the returned function releases
   * the lock. If Web Locks are missing or refused, tabs are not coordinated; the server's grace period for
   * old tokens covers that.
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

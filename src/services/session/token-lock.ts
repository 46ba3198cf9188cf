const NAME = 'tenderete-refresh';
/** How long a tab that had to wait lets the storage catch up, in ms: browsers tell tabs of each other's writes in their own time. */
const CATCH_UP = 50;

type Locks = Pick<LockManager, 'request'>;

/**
 * Calls back once no other tab of this site refreshes, and keeps the others waiting until stopped. Where Web Locks are
 * missing or refused a tab is alone, and the server's grace covers the others (R4.5).
 */
export function holdRefreshLock(
  onGranted: () => void,
  locks: Locks | undefined = globalThis.navigator?.locks,
): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const waiting = new AbortController();
  const hold = async () => {
    if (waiting.signal.aborted) return;
    onGranted();
    await released;
  };
  const holdInTurn = async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, CATCH_UP);
    });
    await hold();
  };
  const takeTurns = async (all: Locks) => {
    const isFree = await all.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock) await hold();
      return lock !== null;
    });
    if (!isFree) await all.request(NAME, { signal: waiting.signal }, holdInTurn);
  };
  const held = locks ? takeTurns(locks) : Promise.resolve().then(hold);
  held.catch(hold);
  return () => {
    waiting.abort();
    release();
  };
}

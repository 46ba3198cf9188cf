const NAME = 'tenderete-refresh';

/**
 * Calls back once no other tab of this site refreshes, and keeps the others waiting until stopped. Where Web Locks are
 * missing or refused a tab is alone, and the server's grace covers the others (R4.5).
 */
export function holdRefreshLock(
  onGranted: () => void,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const waiting = new AbortController();
  const hold = async () => {
    if (waiting.signal.aborted) return;
    onGranted();
    await released;
  };
  const held = locks ? locks.request(NAME, { signal: waiting.signal }, hold) : Promise.resolve().then(hold);
  held.catch(hold);
  return () => {
    waiting.abort();
    release();
  };
}

/** Runs one work at a time among all that share the lock. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

const NAME = 'tenderete-refresh';

/** The lock of all tabs of this site; without Web Locks a tab is alone, and the server's grace covers the others (R4.5). */
export function createTokenLock(
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): Lock {
  return (work) => (locks ? locks.request(NAME, work) : work());
}

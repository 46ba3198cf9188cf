const OWNER = 'owner';

/**
 * What this tab keeps of whoever is signed in, such as the checkout that was begun: session storage as a whole.
 * `storage` may throw, as browsers do where storage is forbidden.
 */
export function createTabTraces(storage: () => Storage = () => sessionStorage) {
  const attempt = (work: (store: Storage) => void) => {
    try {
      work(storage());
    } catch {
      // What cannot be kept leaves no traces.
    }
  };
  return {
    /** Somebody is here: what anybody else has left goes. */
    claimTraces: (userId: string): void =>
      attempt((store) => {
        if (store.getItem(OWNER) === userId) return;
        store.clear();
        store.setItem(OWNER, userId);
      }),
    wipeTraces: (): void => attempt((store) => store.clear()),
  };
}

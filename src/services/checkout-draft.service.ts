const KEY = 'checkout_draft';

/**
 * The checkout that was begun in this tab, so that a reload loses nothing. What is read is anything that was ever
 * written there: whoever reads it must check it. `storage` may throw, as browsers do where storage is forbidden.
 */
export function createCheckoutDraftService(storage: () => Storage = () => sessionStorage) {
  const attempt = <T>(work: (store: Storage) => T): T | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };

  return {
    /** What is kept, as parsed JSON; null when there is nothing or it is unreadable. */
    read: (): unknown =>
      attempt((store) => {
        const text = store.getItem(KEY);
        return text === null ? null : (JSON.parse(text) as unknown);
      }),
    remember: (draft: object): void => void attempt((store) => store.setItem(KEY, JSON.stringify(draft))),
    forget: (): void => void attempt((store) => store.removeItem(KEY)),
  };
}

export type CheckoutDraftService = ReturnType<typeof createCheckoutDraftService>;

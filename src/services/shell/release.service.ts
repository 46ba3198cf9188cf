import { VERSION_SKEW } from '../../../contract/limits.ts';
import { tryStorage } from './try-storage.ts';

/** Input that outlives a reload: changed fields of forms by the key of their actor, and the open cart. */
export interface UnsavedPageState {
  forms: Record<string, Record<string, unknown>>;
  isCartOpen: boolean;
}

interface StoredReloads {
  /** Builds because of which this tab was reloaded. */
  builds: string[];
  input?: UnsavedPageState | undefined;
}

const KEY = 'reloads';

/**
 * Reloads of this tab. It is not validated, because first screens load no structs: readers accept any shape, and what
 * throws counts as no storage.
 */
const parsed = (text: string | null): StoredReloads => ({
  builds: [],
  ...(JSON.parse(text ?? '{}') as Partial<StoredReloads>),
});

/** Build of the market and reloads of this tab. `build` is that of the page. */
export function createReleaseService(build: string, storage: () => Storage = () => sessionStorage) {
  const read = (store: Storage) => parsed(store.getItem(KEY));
  const write = (store: Storage, reloads: StoredReloads) => store.setItem(KEY, JSON.stringify(reloads));
  /** Records the reload before it happens: without a working storage, nothing would prevent an endless loop. */
  const claimReload = (store: Storage): boolean => {
    const { builds } = read(store);
    if (builds.includes(build)) return false;
    write(store, { builds: [...builds, build] });
    return true;
  };
  return {
    /** Asks the market for its build. If it is another one, it claims the one reload of this tab for this build. */
    async askRelease(signal: AbortSignal) {
      const limit = AbortSignal.timeout(VERSION_SKEW.askLimit);
      const answer = await fetch('/build.json', {
        cache: 'no-store',
        signal: AbortSignal.any([signal, limit]),
      });
      const said = answer.ok ? ((await answer.json()) as { build?: unknown } | null) : null;
      const current = said?.build;
      const isOther = typeof current === 'string' && current !== build;
      return { isOther, mayReload: isOther && tryStorage(storage, claimReload) === true };
    },
    /** Stores the input for the page after the reload. */
    storeInput: (input: UnsavedPageState): void =>
      void tryStorage(storage, (store) => write(store, { ...read(store), input })),
    /** Input of the page before the reload; null without one. It is returned once. */
    takeInput: (): UnsavedPageState | null =>
      tryStorage(storage, (store) => {
        const { builds, input } = read(store);
        if (input) write(store, { builds });
        return input ?? null;
      }),
  };
}

export type ReleaseService = ReturnType<typeof createReleaseService>;

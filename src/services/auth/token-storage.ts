import { enums, type Infer, is, string, type } from 'superstruct';
import { tryStorage } from '../shell/try-storage.ts';

/** Origin of the tokens (R3.2). `sessionId` is created at login and unchanged by a refresh. */
const TokenMetadata = type({
  type: enums(['LOGIN', 'refresh']),
  createdAt: string(),
  source: enums(['login_endpoint', 'refresh_endpoint']),
  sessionId: string(),
});
type TokenMetadata = Infer<typeof TokenMetadata>;

/**
 * Stored tokens; null for a missing or unreadable part. `expiresAt` is in ms UTC, with the safety margin
 * subtracted (R5.23).
 */
export interface StoredTokens {
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  expiresAt: number | null;
  metadata: TokenMetadata | null;
}

interface TokenStorage {
  /** Reads all keys again, and removes invalid values. Never throws. */
  read: () => StoredTokens;
  /**
   * Stores all parts. Returns false on failure: then the storage is empty (R4.2), and only this page's memory
   * has them (battery 115).
   */
  write: (tokens: StoredTokens) => boolean;
  clear: () => void;
  /** Text that changes with every write of the tokens; empty without tokens. */
  mark: () => string;
  /**
   * Calls back when another tab writes or clears the tokens, or when this page returns from the back/forward
   * cache or becomes visible.
   */
  subscribe: (listener: () => void) => () => void;
}

// The metadata is written last, so a tab that is notified of it finds the other parts complete.
const KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  expiresAt: 'expires_at',
  metadata: 'token_metadata',
} as const;

type Options = { storage?: () => Storage; page?: EventTarget; sight?: EventTarget | undefined };

/** Token storage in local storage, under the keys of R3.2. `storage` may throw where the browser forbids it. */
export function createTokenStorage({
  storage = () => localStorage,
  page = globalThis,
  sight = globalThis.document,
}: Options = {}): TokenStorage {
  let remembered: StoredTokens | null = null;
  const read = <T>(key: string, understand: (text: string) => T | null): T | null =>
    tryStorage(storage, (store) => {
      const text = store.getItem(key);
      const value = text === null ? null : understand(text);
      if (text !== null && value === null) store.removeItem(key);
      return value;
    });
  const clearStored = () => {
    for (const key of Object.values(KEYS)) tryStorage(storage, (store) => store.removeItem(key));
  };

  return {
    clear() {
      remembered = null;
      clearStored();
    },
    read() {
      const stored = {
        accessToken: read(KEYS.accessToken, token),
        refreshToken: read(KEYS.refreshToken, token),
        idToken: read(KEYS.idToken, token),
        expiresAt: read(KEYS.expiresAt, instant),
        metadata: read(KEYS.metadata, metadata),
      };
      if (stored.accessToken !== null || stored.refreshToken !== null) remembered = null;
      return remembered ?? stored;
    },
    write(tokens) {
      const isStored = tryStorage(storage, (store) => {
        for (const [part, key] of Object.entries(KEYS)) {
          const value = tokens[part as keyof StoredTokens];
          if (value === null) store.removeItem(key);
          else store.setItem(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
        }
        return true;
      });
      if (!isStored) clearStored();
      remembered = isStored ? null : tokens;
      return isStored ?? false;
    },
    mark: () => tryStorage(storage, (store) => store.getItem(KEYS.metadata)) ?? '',
    subscribe(listener) {
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent;
        if (key === null || key === KEYS.metadata) listener();
      };
      const onReturn = (event: Event) => {
        if ((event as PageTransitionEvent).persisted) listener();
      };
      const onSight = () => {
        if (!globalThis.document?.hidden) listener();
      };
      page.addEventListener('storage', onStorage);
      page.addEventListener('pageshow', onReturn);
      // A frozen background page receives no storage events.
      sight?.addEventListener('visibilitychange', onSight);
      return () => {
        page.removeEventListener('storage', onStorage);
        page.removeEventListener('pageshow', onReturn);
        sight?.removeEventListener('visibilitychange', onSight);
      };
    },
  };
}

/** Token if it may appear in a Bearer header (RFC 6750); null otherwise. */
const token = (text: string) =>
  text.length <= 8_192 && text !== 'null' && text !== 'undefined' && /^[\w.~+/-]+=*$/.test(text)
    ? text
    : null;

const instant = (text: string) => (/^\d{1,16}$/.test(text) ? Number(text) : null);

function metadata(text: string): TokenMetadata | null {
  try {
    const value: unknown = JSON.parse(text);
    return is(value, TokenMetadata) ? value : null;
  } catch {
    return null;
  }
}

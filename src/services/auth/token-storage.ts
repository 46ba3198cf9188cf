import { enums, type Infer, is, string, type } from 'superstruct';
import { inStorage } from '../shell/in-storage.ts';

/** Where the tokens come from (R3.2). `sessionId` is made at login and kept by every refresh. */
const TokenMetadata = type({
  type: enums(['LOGIN', 'refresh']),
  createdAt: string(),
  source: enums(['login_endpoint', 'refresh_endpoint']),
  sessionId: string(),
});
type TokenMetadata = Infer<typeof TokenMetadata>;

/** What is stored, each part null when missing or unreadable. `expiresAt` in ms UTC, the margin taken off (R5.23). */
export interface StoredTokens {
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  expiresAt: number | null;
  metadata: TokenMetadata | null;
}

interface TokenStorage {
  /** Reads every key anew; what cannot be a token is removed. Never throws. */
  read: () => StoredTokens;
  /** Whether everything was stored; if not, nothing is left there (R4.2), and this page alone remembers (battery 115). */
  write: (tokens: StoredTokens) => boolean;
  clear: () => void;
  /** What is stored, by a text that changes with every write of the tokens; empty where nothing is. */
  mark: () => string;
  /** Tells when another tab wrote or cleared the tokens, or this page comes back from the history or into sight. */
  subscribe: (listener: () => void) => () => void;
}

// The metadata goes last: another tab that is told of it finds the rest in place.
const KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  expiresAt: 'expires_at',
  metadata: 'token_metadata',
} as const;

type Options = { storage?: () => Storage; page?: EventTarget; sight?: EventTarget | undefined };

/** The tokens in local storage, under the keys of R3.2. `storage` may throw, as browsers do where storage is forbidden. */
export function createTokenStorage({
  storage = () => localStorage,
  page = globalThis,
  sight = globalThis.document,
}: Options = {}): TokenStorage {
  let remembered: StoredTokens | null = null;
  const read = <T>(key: string, understand: (text: string) => T | null): T | null =>
    inStorage(storage, (store) => {
      const text = store.getItem(key);
      const value = text === null ? null : understand(text);
      if (text !== null && value === null) store.removeItem(key);
      return value;
    });
  const clearStored = () => {
    for (const key of Object.values(KEYS)) inStorage(storage, (store) => store.removeItem(key));
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
      const isStored = inStorage(storage, (store) => {
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
    mark: () => inStorage(storage, (store) => store.getItem(KEYS.metadata)) ?? '',
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
      // A page that was frozen out of sight has heard of nothing.
      sight?.addEventListener('visibilitychange', onSight);
      return () => {
        page.removeEventListener('storage', onStorage);
        page.removeEventListener('pageshow', onReturn);
        sight?.removeEventListener('visibilitychange', onSight);
      };
    },
  };
}

/** RFC 6750: what may stand in a header behind "Bearer". */
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

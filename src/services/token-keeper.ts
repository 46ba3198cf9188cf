import { isUsableRefreshToken, type Tokens } from '../../contract/auth.ts';
import { type AskRefresh, exchange, type Exchanged } from './token-exchange.ts';
import { createTokenLock, type Lock } from './token-lock.ts';
import type { StoredTokens, TokenStorage } from './token-storage.ts';
import {
  type Bearer,
  eventOf,
  type RefreshFailure,
  type Renewal,
  sessionIn,
  statusOf,
  type TokenEvent,
  tokensOfLogin,
  tokensOfRefresh,
  type TokenStatus,
} from './tokens.ts';

export interface TokenKeeper {
  /** How the stored tokens stand; from here on their session is this tab's. */
  status(): TokenStatus;
  /** The token to send now; null without one, or while the stored one is of a session this tab has not taken up. */
  current(): Bearer | null;
  /** Whether to refresh before the next request: expired by our clock, at most once a minute for the sake of wrong clocks. */
  isRefreshDue(): boolean;
  /**
   * A token in place of one that was refused or has expired. All who ask share one refresh, across tabs too (R4.5);
   * one that another tab has stored meanwhile is taken over.
   */
  renew(refused: Bearer | null): Promise<Renewal>;
  /** Stores what login answered; false, with nothing left, when that failed (R4.2). */
  save(tokens: Tokens): boolean;
  /** Drops this tab's session and its tokens, never those of a session that another tab has begun. */
  clear(): void;
  /** Ends the session of a refused token, unless others have been stored since. True once per session. */
  lose(refused: Bearer | null): boolean;
  /** Tells at once how the tokens stand, then every change, of this tab and of others. */
  watch(listener: (event: TokenEvent) => void): () => void;
}

type Options = {
  storage: TokenStorage;
  askRefresh: AskRefresh;
  now?: () => number;
  lock?: Lock;
  makeSessionId?: () => string;
};

const PROACTIVE_PAUSE = 60_000;

/** Keeps the tokens of this browser: one refresh at a time, and no tab wipes what another has won (R4.1–R4.5, R5.23). */
export function createTokenKeeper(options: Options): TokenKeeper {
  const { storage, askRefresh, now = Date.now, lock = createTokenLock(), makeSessionId = randomId } = options;
  const listeners = new Set<(event: TokenEvent) => void>();
  let stopListening = () => {};
  let running: Promise<Renewal> | null = null;
  let lastRefresh = Number.NEGATIVE_INFINITY;
  /** The session of this tab; undefined until first looked for. */
  let own: string | null | undefined;

  const sessionOf = (stored: StoredTokens) => sessionIn(stored, own ?? '');
  const read = () => {
    const stored = storage.read();
    if (own === undefined) own = sessionOf(stored);
    return stored;
  };
  const bearerIn = (stored: StoredTokens): Bearer | null => {
    const sessionId = sessionOf(stored);
    return stored.accessToken === null || sessionId === null
      ? null
      : { accessToken: stored.accessToken, sessionId };
  };
  const isForeign = (stored: StoredTokens) => {
    const session = sessionOf(stored);
    return session !== null && session !== own;
  };
  const tell = (event: TokenEvent) => {
    for (const listener of listeners) listener(event);
  };
  const write = (tokens: StoredTokens) => {
    const isStored = storage.write(tokens);
    if (isStored) own = sessionOf(tokens);
    return isStored;
  };
  const forget = () => {
    if (!isForeign(storage.read())) storage.clear();
    own = null;
    tell({ type: 'tokens.cleared' });
  };

  const settle = (exchanged: Exchanged, before: StoredTokens): Renewal => {
    if (exchanged.kind === 'failed') return { ok: false, failure: exchanged.failure };
    if (exchanged.kind === 'takenOver') return takeOver(exchanged.stored);
    const tokens = tokensOfRefresh(before, exchanged.fresh, now(), sessionOf(before) || makeSessionId());
    return write(tokens) ? takeOver(tokens) : over('NOT_SAVED');
  };
  const takeOver = (stored: StoredTokens): Renewal => {
    const bearer = isForeign(stored) ? null : bearerIn(stored);
    return bearer === null ? changedElsewhere : { ok: true, value: bearer };
  };

  const refresh = async (): Promise<Renewal> => {
    const before = read();
    const { refreshToken } = before;
    if (isForeign(before)) return changedElsewhere;
    if (refreshToken === null) return over('NO_REFRESH_TOKEN');
    if (!isUsableRefreshToken(refreshToken)) return over('INVALID_REFRESH_TOKEN');
    lastRefresh = now();
    tell({ type: 'tokens.refreshing' });
    const renewal = await lock(async () =>
      settle(await exchange({ storage, askRefresh }, before, refreshToken), before),
    );
    tell(eventOf(storage.read(), now()));
    return renewal;
  };

  const onElsewhere = () => {
    const stored = storage.read();
    const session = sessionOf(stored);
    if (session !== own) tell({ type: 'tokens.changedElsewhere' });
    tell(eventOf(stored, now()));
  };

  return {
    status() {
      const stored = storage.read();
      own = sessionOf(stored);
      return statusOf(stored, now());
    },
    current() {
      const stored = read();
      return isForeign(stored) ? null : bearerIn(stored);
    },
    isRefreshDue() {
      const stored = read();
      if (isForeign(stored) || statusOf(stored, now()) !== 'expired') return false;
      return running !== null || Math.abs(now() - lastRefresh) >= PROACTIVE_PAUSE;
    },
    async renew(refused) {
      const stored = read();
      if (isForeign(stored)) return changedElsewhere;
      const isNewer = stored.accessToken !== null && stored.accessToken !== refused?.accessToken;
      if (isNewer && statusOf(stored, now()) === 'valid') return takeOver(stored);
      running ??= refresh().finally(() => {
        running = null;
      });
      return running;
    },
    save(tokens) {
      const isStored = write(tokensOfLogin(tokens, now(), makeSessionId()));
      tell(eventOf(storage.read(), now()));
      return isStored;
    },
    clear: forget,
    lose(refused) {
      const stored = read();
      const isNewer = stored.accessToken !== null && stored.accessToken !== refused?.accessToken;
      if (own === null || isNewer || isForeign(stored)) return false;
      forget();
      return true;
    },
    watch(listener) {
      listener(eventOf(read(), now()));
      if (listeners.size === 0) stopListening = storage.subscribe(onElsewhere);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },
  };
}

const over = (code: Extract<RefreshFailure, { isOver: true }>['code']): Renewal => ({
  ok: false,
  failure: { code, isOver: true },
});

const changedElsewhere: Renewal = { ok: false, failure: { code: 'CHANGED_ELSEWHERE', isOver: false } };

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

import type { RefreshedTokens, Tokens } from '../../../contract/auth/auth.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';

/**
 * Tokens in this browser's storage; null for a missing part (R3.2). `expiresAt` is in ms UTC, with the safety
 * margin subtracted (R5.23).
 */
export interface HeldTokens {
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  expiresAt: number | null;
  metadata: {
    type: 'LOGIN' | 'refresh';
    createdAt: string;
    source: 'login_endpoint' | 'refresh_endpoint';
    /** Created at login and unchanged by a refresh. */
    sessionId: string;
  } | null;
}

/** Content of the browser's storage, and the time at which it was read, in ms UTC. */
export interface TokenStorageReading {
  held: HeldTokens;
  now: number;
}

/** Access token of one request, and the session that it belongs to. */
export interface HeldBearer {
  accessToken: string;
  sessionId: string;
}

/** Reason why a session ended without a sign-out (R8.1, R8.2). */
export type SessionLossReason =
  | 'SESSION_EXPIRED'
  | 'INVALID_TOKEN'
  | 'NO_REFRESH_TOKEN'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REFRESH_ANSWER';

/** Failure of a refresh. Either the session ends, or the server was not reached and a retry is possible. */
export type TokenRenewalFailure =
  | { code: SessionLossReason }
  | { code: 'UNREACHABLE'; call: FailureOf<'refreshToken'> };

export interface TokensContext extends TokenStorageReading {
  /** Session that this tab has taken over; null without one. */
  own: string | null;
  /** Time of the last refresh request, in ms UTC. */
  renewedAt: number | null;
  /** Failure of the last refresh; null after a success. */
  failure: TokenRenewalFailure | null;
}

export type TokensEvent =
  | ({ type: 'storage.read' } & TokenStorageReading)
  | ({ type: 'session.taken' } & TokenStorageReading)
  | ({ type: 'session.left' } & TokenStorageReading)
  | { type: 'tokens.granted'; tokens: Tokens; sessionId: string; now: number }
  /** `refused`: the access token that the server refused; null if any token that is valid by the clock will do. */
  | ({ type: 'renewal.requested'; refused: string | null } & TokenStorageReading)
  | ({ type: 'bearer.refused'; accessToken: string; reason: SessionLossReason } & TokenStorageReading)
  | ({ type: 'lock.granted' } & TokenStorageReading);

/**
 * Events for watchers of the tokens: another session or none is stored; the own session is over; nothing can
 * be stored.
 */
export type TokensEmittedEvent =
  | { type: 'tokens.changedElsewhere' }
  | { type: 'session.lost'; reason: SessionLossReason }
  | { type: 'tokens.notKept' };

/** Answer of a refresh, and the content of the storage at that time. */
export interface RefreshAnswer extends TokenStorageReading {
  answer: Result<RefreshedTokens, FailureOf<'refreshToken'>>;
}

/** Services of the tokens: storage, refresh lock and refresh call. */
export interface TokensServices {
  look(): TokenStorageReading;
  /**
   * Calls back after another tab changed the storage, or after this page was in the background. Returns the
   * unsubscribe function.
   */
  watchStorage(onChange: () => void): () => void;
  /** Calls back once this tab holds the lock. Other tabs wait until the returned function releases it. */
  holdRefreshLock(onGranted: () => void): () => void;
  askRefresh(refreshToken: string): Promise<Result<RefreshedTokens, FailureOf<'refreshToken'>>>;
  /** Stores the tokens. Returns false if that failed; then nothing stays in the storage (R4.2). */
  storeTokens(held: HeldTokens): boolean;
  clearStored(): void;
}

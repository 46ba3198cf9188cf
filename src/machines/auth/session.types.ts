import type { User } from '../../../contract/account/user.ts';
import type { SessionFailure } from './session-failure.ts';
import type { LoadUserResult } from './user-loading.machine.ts';

export type TokenStatus = 'none' | 'valid' | 'expired';
export type Credentials = { username: string; password: string; captchaToken?: string };
/** `retryAfter` in seconds, where the server says how long it wants to be left alone. */
export type SessionResult = { ok: true } | { ok: false; failure: SessionFailure; retryAfter?: number };

/** What becomes of the tokens of this browser beside what is asked of them. */
export type TokenNews =
  | { type: 'tokens.changedElsewhere' }
  | { type: 'session.lost'; reason: SessionFailure };

/** What the session needs from outside. A service satisfies it; only a route may join the two. */
export interface SessionServices {
  readTokens(): Promise<TokenStatus>;
  refreshTokens(): Promise<SessionResult>;
  loadUser(signal: AbortSignal): Promise<LoadUserResult>;
  signIn(credentials: Credentials, signal: AbortSignal): Promise<SessionResult>;
  /** Drops the tokens at once; the server is told out of sight. */
  signOut(): Promise<void>;
  watchTokens(listener: (news: TokenNews) => void): () => void;
}

/** Why there is no user: there was none, or what ended the session. */
export type SessionEnd = 'NONE' | 'SIGNED_OUT' | SessionFailure;

/** What the app hears: one of the two at the end of each check, and `session.closed` whenever a user leaves. */
export type SessionNotice =
  | { type: 'session.opened'; user: User }
  | { type: 'session.closed'; reason: SessionEnd };

export type SessionEvent =
  | TokenNews
  | { type: 'page.hydrated' }
  | ({ type: 'credentials.submitted' } & Credentials)
  | { type: 'signOut.requested' }
  | { type: 'connection.restored' }
  | { type: 'check.requested' }
  | { type: 'user.changed'; user: User }
  | { type: 'failure.dismissed' };

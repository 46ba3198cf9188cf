import type { User } from '../../../contract/account/user.ts';
import type { SessionFailure } from './session-failure.ts';
import type { LoadUserResult } from './user-loading.machine.ts';

export type TokenStatus = 'none' | 'valid' | 'expired';
export type Credentials = { username: string; password: string; captchaToken?: string };
/** `retryAfter` in seconds, if the server limits the rate. */
export type SessionResult = { ok: true } | { ok: false; failure: SessionFailure; retryAfter?: number };

/** Token changes that this session did not request. */
export type SessionTokenEvent =
  | { type: 'tokens.changedElsewhere' }
  | { type: 'session.lost'; reason: SessionFailure };

/** Services of the session. A wiring connects them to the chart. */
export interface SessionServices {
  readTokens(): Promise<TokenStatus>;
  refreshTokens(): Promise<SessionResult>;
  loadUser(signal: AbortSignal): Promise<LoadUserResult>;
  signIn(credentials: Credentials, signal: AbortSignal): Promise<SessionResult>;
  /** Drops the tokens at once; the call to the server runs in the background. */
  signOut(): Promise<void>;
  watchTokens(listener: (news: SessionTokenEvent) => void): () => void;
}

/** Reason why there is no user: none before, a sign-out, or a failure. */
export type SessionEndReason = 'NONE' | 'SIGNED_OUT' | SessionFailure;

/** Events for the application: one of the two at the end of each check, and `session.closed` whenever a user leaves. */
export type AppSessionEvent =
  | { type: 'session.opened'; user: User }
  | { type: 'session.closed'; reason: SessionEndReason };

export type SessionEvent =
  | SessionTokenEvent
  | { type: 'page.hydrated' }
  | ({ type: 'credentials.submitted' } & Credentials)
  | { type: 'signOut.requested' }
  | { type: 'connection.restored' }
  | { type: 'check.requested' }
  | { type: 'user.changed'; user: User }
  | { type: 'failure.dismissed' };

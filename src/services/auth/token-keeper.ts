import type { Tokens } from '../../../contract/auth/auth.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';

/** Access token of one request, and the session that it belongs to. */
export interface Bearer {
  accessToken: string;
  sessionId: string;
}

/** Reason why a session ended without a sign-out (R8.1, R8.2). */
type SessionLoss =
  | 'SESSION_EXPIRED'
  | 'INVALID_TOKEN'
  | 'NO_REFRESH_TOKEN'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REFRESH_ANSWER';

/** Failure of a refresh: the session is over, another tab has taken over, or the server was not reached. */
export type RenewalFailure =
  | { code: SessionLoss | 'CHANGED_ELSEWHERE' }
  | { code: 'UNREACHABLE'; call: FailureOf<'refreshToken'> };

/** Events for watchers of the tokens. */
export type TokenKeeperEvent =
  | { type: 'tokens.changedElsewhere' }
  | { type: 'session.lost'; reason: SessionLoss };

/** Token keeper: the interface to this browser's tokens, for the calls and the session. */
export interface TokenKeeper {
  /** Status of the stored tokens (R4.1). It also makes their session the one of this tab. */
  take(): 'none' | 'valid' | 'expired';
  /**
   * Bearer token for the next call. Null without a token, and while the stored token belongs to a session
   * that this tab has not taken over.
   */
  current(): Bearer | null;
  /**
   * True if the tokens need a refresh before the next call. Expired by the device's clock counts at most once
   * a minute, because the clock may be wrong.
   */
  isRefreshDue(): boolean;
  /**
   * Refresh of a refused token, or, with null, of one that is expired by the device's clock. All callers
   * share one refresh, also across tabs (R4.5). A newer token that another tab has stored meanwhile is used
   * instead. A refused refresh ends the session.
   */
  renew(refused: Bearer | null): Promise<Result<Bearer, RenewalFailure>>;
  /** Ends the session of a refused token, unless other tokens were stored since. Reported once per session. */
  refuse(bearer: Bearer, reason: SessionLoss): void;
  /** Stores the tokens of a login. If the storage fails, they stay in memory only (R4.2). */
  grant(tokens: Tokens): Promise<void>;
  /** Drops this tab's session and returns its tokens. It never drops a session that another tab has begun. */
  leave(): { accessToken: string | null; refreshToken: string | null };
  watch(listener: (news: TokenKeeperEvent) => void): () => void;
}

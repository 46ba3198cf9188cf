import type { Tokens } from '../../../contract/auth/auth.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';

/** A token as it goes with one request, and the session it belongs to. */
export interface Bearer {
  accessToken: string;
  sessionId: string;
}

/** Why a session ended against its will (R8.1, R8.2). */
type SessionLoss =
  | 'SESSION_EXPIRED'
  | 'INVALID_TOKEN'
  | 'NO_REFRESH_TOKEN'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REFRESH_ANSWER';

/** Why there is no new token: the session is over with it, another tab decides, or nobody answered. */
export type RenewalFailure =
  | { code: SessionLoss | 'CHANGED_ELSEWHERE' }
  | { code: 'UNREACHABLE'; call: FailureOf<'refreshToken'> };

/** What watchers of the tokens hear. */
export type TokenNews = { type: 'tokens.changedElsewhere' } | { type: 'session.lost'; reason: SessionLoss };

/** What calls and session need of whatever keeps the tokens of this browser. */
export interface TokenKeeper {
  /** How the stored tokens stand (R4.1); from here on their session is this tab's. */
  take(): 'none' | 'valid' | 'expired';
  /** The token to send now; null without one, or while the stored one is of a session this tab has not taken up. */
  current(): Bearer | null;
  /** Whether to refresh before the next request: expired by our clock, at most once a minute for the sake of wrong clocks. */
  isRefreshDue(): boolean;
  /**
   * A token in place of one that the server refused, or, with null, of whatever has expired by our clock: a tab that looks
   * while another one stores may hold the new token and the old instant. All who ask share one refresh, across tabs too
   * (R4.5); one that another tab has stored meanwhile is taken over. A refresh that is refused ends the session.
   */
  renew(refused: Bearer | null): Promise<Result<Bearer, RenewalFailure>>;
  /** Ends the session of a refused token, unless others have been stored since; it is told once per session. */
  refuse(bearer: Bearer, reason: SessionLoss): void;
  /** Takes what login answered. What cannot be stored is kept in memory, and nothing is left in the storage (R4.2). */
  grant(tokens: Tokens): Promise<void>;
  /** Drops this tab's session and its tokens, and gives them back; never those of a session that another tab has begun. */
  leave(): { accessToken: string | null; refreshToken: string | null };
  watch(listener: (news: TokenNews) => void): () => void;
}

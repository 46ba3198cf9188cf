import type { RefreshedTokens, Tokens } from '../../../contract/auth/auth.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';

/** What this browser holds, each part null when missing (R3.2). `expiresAt` in ms UTC, the margin taken off (R5.23). */
export interface HeldTokens {
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  expiresAt: number | null;
  metadata: {
    type: 'LOGIN' | 'refresh';
    createdAt: string;
    source: 'login_endpoint' | 'refresh_endpoint';
    /** Made at login and kept by every refresh. */
    sessionId: string;
  } | null;
}

/** What lay in the browser's storage when it was looked at, and when that was in ms UTC. */
export interface Look {
  held: HeldTokens;
  now: number;
}

/** A token as it goes with one request, and the session it belongs to. */
export interface Bearer {
  accessToken: string;
  sessionId: string;
}

/** Why a session ended against its will (R8.1, R8.2). */
export type TokenLoss =
  | 'SESSION_EXPIRED'
  | 'INVALID_TOKEN'
  | 'NO_REFRESH_TOKEN'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REFRESH_ANSWER';

/** Why there is no new token: the session ends with it, or nobody answered and it may be tried again. */
export type RenewalFailure = { code: TokenLoss } | { code: 'UNREACHABLE'; call: FailureOf<'refreshToken'> };

export interface TokensContext extends Look {
  /** The session that this tab has taken up; null for nobody's. */
  own: string | null;
  /** When a refresh was last asked for, in ms UTC. */
  renewedAt: number | null;
  /** What became of the last renewal. */
  failure: RenewalFailure | null;
}

export type TokensEvent =
  | ({ type: 'storage.read' } & Look)
  | ({ type: 'session.taken' } & Look)
  | ({ type: 'session.left' } & Look)
  | { type: 'tokens.granted'; tokens: Tokens; sessionId: string; now: number }
  /** `refused`: the access token that the server did not take; null where one that is valid by the clock will do. */
  | ({ type: 'renewal.requested'; refused: string | null } & Look)
  | ({ type: 'bearer.refused'; accessToken: string; reason: TokenLoss } & Look)
  | ({ type: 'lock.granted' } & Look);

/** What whoever watches the tokens hears: another session than this tab's is stored, or none; its own is over; nothing can be stored. */
export type TokensNews =
  | { type: 'tokens.changedElsewhere' }
  | { type: 'session.lost'; reason: TokenLoss }
  | { type: 'tokens.notKept' };

/** What refresh answered, and what lay in the storage by then. */
export interface RefreshAnswer extends Look {
  answer: Result<RefreshedTokens, FailureOf<'refreshToken'>>;
}

/** What the tokens need from outside. */
export interface TokensServices {
  look(): Look;
  /** Calls back whenever another tab has changed what is stored, or this page was away, until stopped. */
  watchStorage(onChange: () => void): () => void;
  /** Calls back once no other tab refreshes, and keeps the others waiting until stopped. */
  holdRefreshLock(onGranted: () => void): () => void;
  askRefresh(refreshToken: string): Promise<Result<RefreshedTokens, FailureOf<'refreshToken'>>>;
  /** Whether everything was stored; if not, nothing is left there (R4.2). */
  storeTokens(held: HeldTokens): boolean;
  clearStored(): void;
}

import type { RefreshedTokens, Tokens } from '../../contract/auth.ts';
import type { CallFailure, Result } from '../../contract/failure.ts';
import { SESSION } from '../../contract/limits.ts';
import type { StoredTokens } from './token-storage.ts';

/** R4.1. valid: used. expired: there is a refresh token. none: neither. */
export type TokenStatus = 'none' | 'valid' | 'expired';

/** A token as it goes with one request, and the session it belongs to. */
export interface Bearer {
  accessToken: string;
  sessionId: string;
}

/** Why there is no new token. `isOver`: the session ends with it; otherwise it may be tried again, or another tab decides. */
export type RefreshFailure =
  | {
      code: 'NO_REFRESH_TOKEN' | 'INVALID_REFRESH_TOKEN' | 'INVALID_REFRESH_ANSWER' | 'REFUSED' | 'NOT_SAVED';
      isOver: true;
    }
  | { code: 'CHANGED_ELSEWHERE'; isOver: false }
  | { code: 'UNREACHABLE'; isOver: false; call: CallFailure };

export type Renewal = Result<Bearer, RefreshFailure>;

/** How the tokens stand or what became of them; `validFor` in ms. */
export type TokenEvent =
  | { type: 'tokens.stored'; validFor: number }
  | { type: 'tokens.expired' }
  | { type: 'tokens.refreshing' }
  | { type: 'tokens.cleared' }
  | { type: 'tokens.changedElsewhere' };

/** The status at `now`: expired when the instant is missing or reached (R5.23). */
export function statusOf({ accessToken, refreshToken, expiresAt }: StoredTokens, now: number): TokenStatus {
  if (accessToken !== null && expiresAt !== null && now < expiresAt) return 'valid';
  return refreshToken === null ? 'none' : 'expired';
}

export function eventOf(stored: StoredTokens, now: number): TokenEvent {
  const status = statusOf(stored, now);
  if (status === 'valid') return { type: 'tokens.stored', validFor: (stored.expiresAt ?? now) - now };
  return { type: status === 'expired' ? 'tokens.expired' : 'tokens.cleared' };
}

/** The session of what is stored, null without tokens; tokens that lost their metadata count as those of `otherwise`. */
export function sessionIn(
  { accessToken, refreshToken, metadata }: StoredTokens,
  otherwise: string,
): string | null {
  return accessToken === null && refreshToken === null ? null : (metadata?.sessionId ?? otherwise);
}

/** What login answered, as it is stored (R3.2, R5.23). */
export const tokensOfLogin = (tokens: Tokens, now: number, sessionId: string): StoredTokens => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
  idToken: tokens.id_token ?? null,
  expiresAt: expiryOf(tokens.expires_in, now),
  metadata: { type: 'LOGIN', createdAt: new Date(now).toISOString(), source: 'login_endpoint', sessionId },
});

/** What refresh answered: whatever it does not bring stays (R5.24). */
export const tokensOfRefresh = (
  before: StoredTokens,
  fresh: RefreshedTokens,
  now: number,
  sessionId: string,
): StoredTokens => ({
  accessToken: fresh.access_token,
  refreshToken: fresh.refresh_token ?? before.refreshToken,
  idToken: fresh.id_token ?? before.idToken,
  expiresAt: expiryOf(fresh.expires_in ?? SESSION.accessTokenSeconds, now),
  metadata: {
    type: 'refresh',
    createdAt: new Date(now).toISOString(),
    source: 'refresh_endpoint',
    sessionId,
  },
});

const expiryOf = (seconds: number, now: number) => now + (seconds - SESSION.expiryMarginSeconds) * 1_000;

import type { RefreshedTokens, Tokens } from '../../../contract/auth/auth.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import { SESSION_LIMITS } from '../../../contract/limits.ts';
import type { HeldTokens, TokenStorageReading, TokenRenewalFailure } from './tokens.types.ts';

export const NO_TOKENS: HeldTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  expiresAt: null,
  metadata: null,
};

/**
 * Status of the tokens (R4.1, R5.23). none: no refresh token. valid: usable. expired: access token or expiry
 * missing, or expiry reached.
 */
export function tokenStatusAt({ held: { accessToken, refreshToken, expiresAt }, now }: TokenStorageReading) {
  if (refreshToken === null) return 'none';
  return accessToken !== null && expiresAt !== null && now < expiresAt ? 'valid' : 'expired';
}

/** Session id of the tokens; null without tokens. Tokens without metadata count as those of session `otherwise`. */
export const sessionIdOfTokens = (
  { accessToken, refreshToken, metadata }: HeldTokens,
  otherwise: string | null,
): string | null =>
  accessToken === null && refreshToken === null ? null : (metadata?.sessionId ?? otherwise ?? '');

export const hasSameTokens = (one: HeldTokens, other: HeldTokens): boolean =>
  one.accessToken === other.accessToken && one.refreshToken === other.refreshToken;

/** True if another tab has refreshed the tokens that were held before. */
export const isRenewalOf = (
  before: Pick<TokenStorageReading, 'held'>,
  { held }: TokenStorageReading,
): boolean =>
  held.metadata?.type === 'refresh' &&
  held.metadata.sessionId === before.held.metadata?.sessionId &&
  !hasSameTokens(held, before.held);

/** Tokens from the answer of a login (R3.2, R5.23). */
export const tokensOfLogin = (tokens: Tokens, now: number, sessionId: string): HeldTokens => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
  idToken: tokens.id_token ?? null,
  expiresAt: expiryOf(tokens.expires_in, now),
  metadata: { type: 'LOGIN', createdAt: new Date(now).toISOString(), source: 'login_endpoint', sessionId },
});

/** Tokens from the answer of a refresh. Fields that the answer lacks keep their old value (R5.24). */
export const tokensOfRefresh = (
  before: HeldTokens,
  fresh: RefreshedTokens,
  now: number,
  sessionId: string,
): HeldTokens => ({
  accessToken: fresh.access_token,
  refreshToken: fresh.refresh_token ?? before.refreshToken,
  idToken: fresh.id_token ?? before.idToken,
  expiresAt: expiryOf(fresh.expires_in ?? SESSION_LIMITS.accessTokenSeconds, now),
  metadata: {
    type: 'refresh',
    createdAt: new Date(now).toISOString(),
    source: 'refresh_endpoint',
    sessionId,
  },
});

const expiryOf = (seconds: number, now: number) =>
  now + (seconds - SESSION_LIMITS.expiryMarginSeconds) * 1_000;

const REFUSALS: readonly number[] = [400, 401, 403, 422];

/**
 * True for an answer without JSON, such as a captive portal's page. JSON without a token is a readable,
 * invalid answer (R5.24).
 */
const isUnreadable = ({ code, errors }: FailureOf<'refreshToken'>) =>
  code === 'INVALID_ANSWER' && errors.length === 0;

/** True if the server may have answered but the answer was lost, so the same token may be sent again (battery 35). */
export const isLostAnswer = (failure: FailureOf<'refreshToken'>): boolean =>
  failure.code === 'NO_RESPONSE' || failure.code === 'TIMEOUT' || isUnreadable(failure);

/** Meaning of a failed refresh for the session. */
export function renewalFailureOf(call: FailureOf<'refreshToken'>): TokenRenewalFailure {
  if (REFUSALS.includes(call.status)) return { code: 'SESSION_EXPIRED' };
  return call.code === 'INVALID_ANSWER' && !isUnreadable(call)
    ? { code: 'INVALID_REFRESH_ANSWER' }
    : { code: 'UNREACHABLE', call };
}

import type { RefreshedTokens } from '../../contract/auth.ts';
import type { CallFailure, Result } from '../../contract/failure.ts';
import type { StoredTokens, TokenStorage } from './token-storage.ts';
import type { RefreshFailure } from './tokens.ts';

/** POST /auth/refresh-token. */
export type AskRefresh = (refreshToken: string) => Promise<Result<RefreshedTokens>>;

/** What a tab finds when it has waited for its turn and asked: a fresh answer, the tokens of another tab, or a failure. */
export type Exchanged =
  | { kind: 'answered'; fresh: RefreshedTokens }
  | { kind: 'takenOver'; stored: StoredTokens }
  | { kind: 'failed'; failure: RefreshFailure };

/**
 * Exchanges a refresh token; one tab at a time, so the caller holds the lock until it has stored the answer. Storage is
 * read again before and after asking: when another tab has refreshed, signed in or signed out meanwhile, its tokens
 * stand and ours are dropped (battery 112).
 */
export async function exchange(
  { storage, askRefresh }: { storage: TokenStorage; askRefresh: AskRefresh },
  before: StoredTokens,
  refreshToken: string,
): Promise<Exchanged> {
  const waited = storage.read();
  if (!isSame(waited, before)) return { kind: 'takenOver', stored: waited };
  let answer = await askRefresh(refreshToken);
  // The server honours the old token for a while, so that a lost answer may be asked for again (battery 35).
  if (!answer.ok && isLost(answer.failure)) answer = await askRefresh(refreshToken);
  const after = storage.read();
  if (!isSame(after, before)) return { kind: 'takenOver', stored: after };
  return answer.ok
    ? { kind: 'answered', fresh: answer.value }
    : { kind: 'failed', failure: failureOf(answer.failure) };
}

const isSame = (a: StoredTokens, b: StoredTokens) =>
  a.accessToken === b.accessToken && a.refreshToken === b.refreshToken;

const isUnreadable = ({ code, errors }: CallFailure) => code === 'INVALID_ANSWER' && errors.length === 0;

const isLost = (failure: CallFailure) =>
  failure.code === 'NO_RESPONSE' || failure.code === 'TIMEOUT' || isUnreadable(failure);

const REFUSALS: readonly number[] = [400, 401, 403, 422];

function failureOf(call: CallFailure): RefreshFailure {
  if (REFUSALS.includes(call.status)) return { code: 'REFUSED', isOver: true };
  if (call.code === 'INVALID_ANSWER' && !isUnreadable(call))
    return { code: 'INVALID_REFRESH_ANSWER', isOver: true };
  return { code: 'UNREACHABLE', isOver: false, call };
}

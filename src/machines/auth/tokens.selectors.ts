import type { SnapshotFrom } from 'xstate';
import type { tokensMachine } from './tokens.machine.ts';
import type { HeldBearer, TokenRenewalFailure } from './tokens.types.ts';

type Snapshot = SnapshotFrom<typeof tokensMachine>;

/** Status of the tokens for the start of a session (R4.4). */
export function statusOf(snapshot: Snapshot): 'none' | 'valid' | 'expired' {
  if (snapshot.matches('valid')) return 'valid';
  return snapshot.matches('expired') || snapshot.matches('refreshing') ? 'expired' : 'none';
}

/**
 * Bearer token for the next call. Null without a token, and while the stored tokens belong to a session that
 * this tab has not taken over.
 */
export function bearerOf(snapshot: Snapshot): HeldBearer | null {
  const { held, own } = snapshot.context;
  return snapshot.hasTag('usable') && held.accessToken !== null && own !== null
    ? { accessToken: held.accessToken, sessionId: own }
    : null;
}

/** True if the tokens need a refresh before the next call. */
export const isRefreshDue = (snapshot: Snapshot): boolean => snapshot.hasTag('due');

type Renewal =
  | { ok: true; value: HeldBearer }
  | { ok: false; failure: TokenRenewalFailure | { code: 'CHANGED_ELSEWHERE' } };

/** Result of a refresh: a token other than the refused one, or the failure. */
export function renewalOf(snapshot: Snapshot, refused: HeldBearer | null): Renewal {
  const { failure } = snapshot.context;
  if (failure !== null) return { ok: false, failure };
  const bearer = bearerOf(snapshot);
  return bearer === null || bearer.accessToken === refused?.accessToken
    ? { ok: false, failure: { code: 'CHANGED_ELSEWHERE' } }
    : { ok: true, value: bearer };
}

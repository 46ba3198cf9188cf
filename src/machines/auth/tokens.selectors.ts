import type { SnapshotFrom } from 'xstate';
import type { tokensMachine } from './tokens.machine.ts';
import type { Bearer, RenewalFailure } from './tokens.types.ts';

type Snapshot = SnapshotFrom<typeof tokensMachine>;

/** How the tokens stand for whoever starts a session (R4.4). */
export function statusOf(snapshot: Snapshot): 'none' | 'valid' | 'expired' {
  if (snapshot.matches('valid')) return 'valid';
  return snapshot.matches('expired') || snapshot.matches('refreshing') ? 'expired' : 'none';
}

/** The token to send now; null without one, and while those that are stored are of a session this tab has not taken up. */
export function bearerOf(snapshot: Snapshot): Bearer | null {
  const { held, own } = snapshot.context;
  return snapshot.hasTag('usable') && held.accessToken !== null && own !== null
    ? { accessToken: held.accessToken, sessionId: own }
    : null;
}

/** Whether to refresh before the next request. */
export const isRefreshDue = (snapshot: Snapshot): boolean => snapshot.hasTag('due');

type Renewal =
  | { ok: true; value: Bearer }
  | { ok: false; failure: RenewalFailure | { code: 'CHANGED_ELSEWHERE' } };

/** What became of a renewal: a token other than the refused one, or why there is none. */
export function renewalOf(snapshot: Snapshot, refused: Bearer | null): Renewal {
  const { failure } = snapshot.context;
  if (failure !== null) return { ok: false, failure };
  const bearer = bearerOf(snapshot);
  return bearer === null || bearer.accessToken === refused?.accessToken
    ? { ok: false, failure: { code: 'CHANGED_ELSEWHERE' } }
    : { ok: true, value: bearer };
}

import type { SnapshotFrom } from 'xstate';
import type { Audience } from '../../../contract/account/role.ts';
import type { User } from '../../../contract/account/user.ts';
import type { SessionFailure } from './session-failure.ts';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export type CurrentSession =
  | { status: 'unknown' | 'checking' | 'anonymous'; user: null; role: Audience }
  | { status: 'authenticated'; user: User; role: Audience };

/**
 * Session as views read it. unknown: not checked yet, as on the server; checking: neither show nor refuse
 * protected content yet (R2.9).
 */
export function sessionOf(snapshot: Snapshot): CurrentSession {
  const { user } = snapshot.context;
  if (user !== null && snapshot.matches({ awake: 'authenticated' })) {
    return { status: 'authenticated', user, role: user.role };
  }
  return { status: statusOf(snapshot), user: null, role: 'anonymous' };
}

function statusOf(snapshot: Snapshot) {
  if (snapshot.matches('dormant')) return 'unknown';
  return snapshot.hasTag('checking') ? 'checking' : 'anonymous';
}

/** Reason why there is no session, for the login screen; null if there is nothing to report. */
export const sessionFailureOf = (snapshot: Snapshot): SessionFailure | null => snapshot.context.failure;

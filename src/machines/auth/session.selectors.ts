import type { SnapshotFrom } from 'xstate';
import type { Audience } from '../../../contract/account/role.ts';
import type { User } from '../../../contract/account/user.ts';
import type { SessionFailure } from './session-failure.ts';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export type SessionView =
  | { status: 'unknown' | 'checking' | 'anonymous'; user: null; role: Audience }
  | { status: 'authenticated'; user: User; role: Audience };

/** Who is here. unknown: not looked yet, as on the server; checking: nothing protected may be shown or refused yet (R2.9). */
export function sessionOf(snapshot: Snapshot): SessionView {
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

/** Why there is no session, for the login screen; null when there is nothing to say. */
export const sessionFailureOf = (snapshot: Snapshot): SessionFailure | null => snapshot.context.failure;

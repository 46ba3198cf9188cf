import { waitFor } from 'xstate';
import type { Role } from '../../../contract/account/role.ts';
import type { User } from '../../../contract/account/user.ts';
import { childOf } from '../../../src/machines/shell/app.machine.ts';
import { sessionOf } from '../../../src/machines/auth/session.selectors.ts';
import type { SessionServices, SessionTokenEvent } from '../../../src/machines/auth/session.types.ts';
import { wireSession } from '../../../src/wiring/auth/session.wiring.ts';
import { appAt } from '../charts/app-actor.ts';
import { sampleId } from './samples.ts';

/** User with a role; each number gives another one. */
export const sampleUserWithRole = (role: Role, number = 1): User => ({
  id: sampleId(100 + number),
  fullName: `Persona ${number}`,
  email: `persona${number}@example.com`,
  role,
});

/** App whose session answers from `present`: the signed-in user of this browser, or null. */
export function createSessionApp(
  present: User | null,
  services: Partial<SessionServices> = {},
  parts: Parameters<typeof appAt>[1] = {},
) {
  let user = present;
  let tell: (news: SessionTokenEvent) => void = () => {};
  const logic = wireSession({
    readTokens: async () => (user === null ? 'none' : 'valid'),
    refreshTokens: async () => ({ ok: true }),
    loadUser: async () => (user === null ? { ok: false, failure: 'SESSION_EXPIRED' } : { ok: true, user }),
    signIn: async () => ({ ok: true }),
    signOut: async () => {
      user = null;
    },
    watchTokens: (listener) => {
      tell = listener;
      return () => {};
    },
    ...services,
  });
  const app = appAt('/', { ...parts, session: logic }, { clock: { setTimeout, clearTimeout } }).start();
  const session = childOf(app, 'session');
  return {
    app,
    session,
    /** Hydrates the session only; the rest of the page makes no requests. */
    wake: () => session.send({ type: 'page.hydrated' }),
    until: (status: 'anonymous' | 'authenticated') =>
      waitFor(session, (snapshot) => sessionOf(snapshot).status === status),
    /** Another tab signs a user in or out. */
    becomes(next: User | null) {
      user = next;
      tell({ type: 'tokens.changedElsewhere' });
    },
    /** User of the next sign-in. */
    expects(next: User) {
      user = next;
    },
  };
}

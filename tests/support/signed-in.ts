import { waitFor } from 'xstate';
import type { Role } from '../../contract/account/role.ts';
import type { User } from '../../contract/account/user.ts';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import { sessionOf } from '../../src/machines/auth/session.selectors.ts';
import type { SessionServices, TokenNews } from '../../src/machines/auth/session.types.ts';
import { wireSession } from '../../src/wiring/auth/session.wiring.ts';
import { appAt } from './app-actor.ts';
import { sampleId } from './samples.ts';

/** A person of a role; each number is another one. */
export const person = (role: Role, number = 1): User => ({
  id: sampleId(100 + number),
  fullName: `Persona ${number}`,
  email: `persona${number}@example.com`,
  role,
});

/** An app whose session answers from `present`: who is signed in in this browser, or nobody. */
export function createVisit(
  present: User | null,
  services: Partial<SessionServices> = {},
  parts: Parameters<typeof appAt>[1] = {},
) {
  let user = present;
  let tell: (news: TokenNews) => void = () => {};
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
    /** The session alone comes alive: the rest of the page has nothing to ask. */
    wake: () => session.send({ type: 'page.hydrated' }),
    until: (status: 'anonymous' | 'authenticated') =>
      waitFor(session, (snapshot) => sessionOf(snapshot).status === status),
    /** Another tab signs somebody in, or out. */
    becomes(next: User | null) {
      user = next;
      tell({ type: 'tokens.changedElsewhere' });
    },
    /** Whose tokens the next sign-in brings. */
    expects(next: User) {
      user = next;
    },
  };
}

import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { ROLES_BY_AUDIENCE } from '../../../contract/shell/screen.ts';
import { type Role, ROLES } from '../../../contract/account/role.ts';
import { createSessionApp, sampleUserWithRole } from '../../../tests/support/samples/session-app.ts';
import { requireRole, redirectSignedIn } from './route-guard.ts';

/** Result of a guard: its return value or its redirect. */
async function outcomeOf(guard: () => unknown) {
  try {
    return await guard();
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    const { to, href, search, replace } = thrown.options;
    return { to: to ?? href, search, replace };
  }
}

const GUARDS = Object.entries(ROLES_BY_AUDIENCE);
const expected: Record<string, readonly Role[]> = {
  consumer: ['consumer'],
  member: ['consumer', 'producer', 'admin'],
  producer: ['producer', 'admin'],
  admin: ['admin'],
};

describe(requireRole, () => {
  test('R2.3–R2.7 these audiences are of these roles', () => {
    expect(Object.fromEntries(GUARDS)).toEqual(expected);
  });

  test.each(GUARDS.flatMap(([guard, roles]) => ROLES.map((role) => [role, guard, roles] as const)))(
    'R2.3 R2.4 R2.11 %s at %s',
    async (role, guard, roles) => {
      const user = sampleUserWithRole(role);
      const { app, wake } = createSessionApp(user);
      wake();
      expect(await outcomeOf(() => requireRole(roles, { app }, '/origin'))).toEqual(
        expected[guard]?.includes(role)
          ? { user }
          : { to: '/access-denied', search: undefined, replace: true },
      );
    },
  );

  test.each(GUARDS)('R2.10 nobody at %s goes to the login with the way back', async (_, roles) => {
    const { app, wake } = createSessionApp(null);
    wake();
    expect(await outcomeOf(() => requireRole(roles, { app }, '/orders?status=pending'))).toEqual({
      to: '/login',
      search: { origin: '/orders?status=pending' },
      replace: true,
    });
  });

  test.each(GUARDS)('R2.9 %s waits until the session is known', async (_, roles) => {
    const { app, wake } = createSessionApp(sampleUserWithRole(roles[0]));
    const steps: string[] = [];
    const admitted = requireRole(roles, { app }, '/').then(() => steps.push('admitted'));
    steps.push('unknown');
    wake();
    steps.push('checking');
    await admitted;
    expect(steps).toEqual(['unknown', 'checking', 'admitted']);
  });

  test('battery 108 a session that nobody can confirm is asked for at the login, not waited for', async () => {
    const { app, wake } = createSessionApp(sampleUserWithRole('consumer'), {
      loadUser: async () => ({ ok: false, failure: 'NOT_FOUND' }),
    });
    wake();
    expect(await outcomeOf(() => requireRole(ROLES, { app }, '/profile'))).toEqual({
      to: '/login',
      search: { origin: '/profile' },
      replace: true,
    });
  });
});

describe(redirectSignedIn, () => {
  const mayOpen = (href: string, role: string) => !href.startsWith('/cart') || role === 'consumer';

  test.each([
    ['/orders?status=pending', 'producer', '/orders?status=pending'],
    ['/cart', 'consumer', '/cart'],
    ['/cart', 'producer', '/producer/dashboard'],
    ['/cart', 'admin', '/admin/dashboard'],
    [undefined, 'producer', '/producer/dashboard'],
    [undefined, 'admin', '/admin/dashboard'],
    ['//evil.example', 'producer', '/producer/dashboard'],
    ['//evil.example', 'consumer', '/'],
    [String.raw`/\evil.example`, 'consumer', '/'],
    ['https://evil.example', 'consumer', '/'],
    ['javascript:alert(1)', 'consumer', '/'],
    ['%2f%2fevil.example', 'consumer', '/'],
    ['\u0001javascript:alert(1)', 'consumer', '/'],
    ['/login?origin=/orders', 'consumer', '/'],
    [undefined, 'consumer', '/'],
  ] as const)('R2.10 battery 118 the way back %j of a %s leads to %s', async (origin, role, to) => {
    const { app, wake, until } = createSessionApp(sampleUserWithRole(role));
    wake();
    await until('authenticated');
    expect(await outcomeOf(() => redirectSignedIn({ app, mayOpen }, origin))).toEqual({
      to,
      search: undefined,
      replace: true,
    });
  });

  test('R2.9 nobody is sent away while the session is not known, nor without one', async () => {
    const { app, wake, until } = createSessionApp(null);
    expect(await outcomeOf(() => redirectSignedIn({ app, mayOpen }, '/orders'))).toBe(undefined);
    wake();
    expect(await outcomeOf(() => redirectSignedIn({ app, mayOpen }, '/orders'))).toBe(undefined);
    await until('anonymous');
    expect(await outcomeOf(() => redirectSignedIn({ app, mayOpen }, '/orders'))).toBe(undefined);
  });
});

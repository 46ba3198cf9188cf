import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { users } from '../../server/db/schema-auth.ts';
import { describeApi } from '../support/api/api.ts';
import { statementsDuring } from '../support/postgres/executed-statements.ts';
import { addUser, PASSWORD } from '../support/api/users.ts';

// Fresh modules: this file's mock must not affect other files.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

describeApi('constant work', (api) => {
  beforeEach(() => {
    vi.mocked(hash).mockClear();
    vi.mocked(verify).mockClear();
  });

  /** E-mail addresses of all kinds of accounts. */
  const everybody = async () => {
    const { db } = api();
    const people = [
      await addUser(db),
      await addUser(db, { confirmedAt: null }),
      await addUser(db, { isActive: false }),
    ];
    return [...people.map(({ email }) => email), `nadie-${newId()}@example.com`];
  };
  const workOf = async (call: () => Promise<unknown>) => {
    vi.mocked(hash).mockClear();
    vi.mocked(verify).mockClear();
    const statements = await statementsDuring(api().db, call);
    return {
      statements,
      hashes: vi.mocked(hash).mock.calls.length,
      compares: vi.mocked(verify).mock.calls.length,
    };
  };
  const calls = {
    login: [
      (username: string) => api().call('login', { body: { username, password: 'No-es-esta-1' } }),
      0,
      1,
    ],
    signup: [
      (username: string) =>
        api().call('signup', { body: { username, password: PASSWORD, fullName: 'Ana', role: 'consumer' } }),
      1,
      0,
    ],
    'resend-confirmation': [
      (username: string) => api().call('resendConfirmation', { body: { username } }),
      0,
      0,
    ],
    'forgot-password': [(username: string) => api().call('forgotPassword', { body: { username } }), 0, 0],
    confirm: [
      (username: string) => api().call('confirmAccount', { body: { username, confirmationCode: '123456' } }),
      0,
      0,
    ],
    'reset-password': [
      (username: string) =>
        api().call('resetPassword', {
          body: { username, confirmationCode: '123456', newPassword: PASSWORD },
        }),
      0,
      0,
    ],
  } as const;

  for (const [name, [call, hashes, compares]] of Object.entries(calls)) {
    test(`battery 45 ${name} does the same work for every address, also when a mailbox has had enough`, async () => {
      const emails = await everybody();
      const first = await workOf(() => call(emails[0]!));
      expect([first.hashes, first.compares, first.statements.length > 1]).toEqual([hashes, compares, true]);
      for (const email of emails.slice(1)) expect(await workOf(() => call(email))).toEqual(first);
      for (let time = 0; time < 4; time += 1) await call(emails[0]!);
      const late = await workOf(() => call(emails[0]!));
      expect([late.hashes, late.compares, late.statements.length]).toEqual([
        hashes,
        compares,
        first.statements.length,
      ]);
    });
  }

  test('battery 37 a login that a change of password overtakes opens no session', async () => {
    const { id, email } = await addUser(api().db);
    vi.mocked(verify).mockImplementationOnce(async () => {
      await api().db.update(users).set({ passwordHash: 'otra' }).where(eq(users.id, id));
      return true;
    });
    const { status, body } = await api().call('login', { body: { username: email, password: PASSWORD } });
    expect([status, body.status.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('battery 42 a password of a megabyte is refused before it is hashed', async () => {
    const { email } = await addUser(api().db);
    const password = 'Aa1!'.repeat(250_000);
    const answers = [
      await api().call('login', { body: { username: email, password } }),
      await api().call('signup', {
        body: { username: `grande-${newId()}@example.com`, password, fullName: 'Ana', role: 'consumer' },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect([vi.mocked(hash).mock.calls, vi.mocked(verify).mock.calls]).toEqual([[], []]);
  });

  test('battery 41, 42 passwords are kept as argon2id at OWASP’s parameters, whole', async () => {
    const email = `entera-${newId()}@example.com`;
    const long = `${'🦎'.repeat(60)}Aa1!`;
    await api().call('signup', {
      body: { username: email, password: `${long}x`, fullName: 'Ana', role: 'consumer' },
    });
    const [row] = await api().db.select().from(users).where(eq(users.email, email));
    expect(row?.passwordHash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')).toBe(true);
    const login = async (password: string) =>
      (await api().call('login', { body: { username: email, password } })).body.status.code;
    expect([await login(`${long}y`), await login(`${long}\u0000`), await login(`${long}x`)]).toEqual([
      'INVALID_CREDENTIALS',
      'INVALID_CREDENTIALS',
      'USER_NOT_CONFIRMED',
    ]);
  });
});

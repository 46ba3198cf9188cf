import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refreshTokens, sessions, users } from '../../server/db/schema-auth.ts';
import { callDuringChange } from '../support/api/statement-waits.ts';
import { describeApi } from '../support/api/api.ts';
import { addUser, PASSWORD } from '../support/api/users.ts';

const anyText: unknown = expect.any(String);

const refused = (code: string, message: string) => ({ status: { code, message } });
const wrong = refused('INVALID_CREDENTIALS', 'El email o la contraseña no son correctos.');
const DAY_MS = 24 * 60 * 60_000;
const expired = 'Sesión expirada. Por favor, inicia sesión nuevamente.';

describeApi('session', (api) => {
  const login = (username: string, password = PASSWORD) =>
    api().call('login', { body: { username, password } });
  const refresh = (token: string) => api().call('refreshToken', { body: { refresh_token: token } });
  const userInfo = (token: string) =>
    api().call('userInfo', { headers: { authorization: `Bearer ${token}` } });

  test('R7.2 login by an address in any form answers flat tokens for 15 minutes', async () => {
    const user = await addUser(api().db);
    const { status, headers, body } = await login(` ${user.email.toUpperCase()} `);
    expect({ status, cache: headers['cache-control'], body }).toEqual({
      status: 200,
      cache: 'no-store',
      body: { access_token: anyText, refresh_token: anyText, id_token: anyText, expires_in: 900 },
    });
  });

  test('R7.7 user info and profile answer the owner, without the hash', async () => {
    const { db, call, person } = api();
    const somebody = await person('producer', { fullName: 'Núria Peña', city: 'Sóller' });
    const stranger = await person();
    const expected = {
      id: somebody.id,
      fullName: 'Núria Peña',
      name: 'Núria Peña',
      email: somebody.user.email,
      role: 'producer',
      isActive: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      lastLogin: null,
      phone: null,
      phoneNumber: null,
      address: null,
      city: 'Sóller',
      state: null,
      postalCode: null,
      profileImage: null,
      'custom:role': 'producer',
    };
    const success = { code: 'SUCCESS', message: 'Operación realizada correctamente.' };
    expect((await call('userInfo', {}, somebody)).body).toEqual({
      status: success,
      data: { user: expected },
    });
    expect((await call('authProfile', {}, somebody)).body).toEqual({
      status: success,
      data: { user: expected },
    });
    await login(somebody.user.email);
    const [row] = await db
      .select({ lastLogin: users.lastLogin })
      .from(users)
      .where(eq(users.id, somebody.id));
    expect(row).toEqual({ lastLogin: new Date(api().clock.now()) });
    expect((await call('userInfo', {}, stranger)).body.data.user.lastLogin).toBe(null);
  });

  test.each([{ isActive: false }, { passwordHash: 'another' }])(
    'R7.2 battery 44 an account that gets %j while its password is looked at lets nobody in',
    async (change) => {
      const { id, email } = await addUser(api().db);
      const { status, body } = await callDuringChange(
        api(),
        (db) => db.update(users).set(change).where(eq(users.id, id)),
        () => login(email),
      );
      expect({ status, body }).toEqual({ status: 401, body: wrong });
    },
  );

  test('battery 44 unknown, wrong and inactive are one answer; unconfirmed is told only with the right password', async () => {
    const { db } = api();
    const [known, inactive, unconfirmed] = await Promise.all([
      addUser(db),
      addUser(db, { isActive: false }),
      addUser(db, { confirmedAt: null }),
    ]);
    const answers = await Promise.all([
      login('nadie@example.com'),
      login(known.email, 'Otra-clave-1'),
      login(inactive.email),
      login(unconfirmed.email, 'Otra-clave-1'),
    ]);
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array.from({ length: 4 }, () => ({ status: 401, body: wrong })),
    );
    const both = await addUser(db, { isActive: false, confirmedAt: null });
    expect((await login(both.email)).body).toEqual(wrong);
    expect((await login(unconfirmed.email)).body).toEqual(
      refused('USER_NOT_CONFIRMED', 'Debes confirmar tu cuenta antes de iniciar sesión.'),
    );
  });

  test('battery 32 a superseded refresh token ends its session after the grace, and no other', async () => {
    const { clock, person, db, log } = api();
    const first = await person();
    const other = await login(first.user.email);
    const rotated = (await refresh(first.refreshToken)).body;
    clock.turn(30_001);
    expect((await refresh(first.refreshToken)).body).toEqual(refused('INVALID_REFRESH_TOKEN', expired));
    expect((await refresh(rotated.refresh_token)).status).toBe(401);
    expect((await userInfo(rotated.access_token)).status).toBe(401);
    expect((await refresh(other.body.refresh_token)).status).toBe(200);
    expect(log.filter((line) => line.includes('refresh token reused'))).toHaveLength(1);
    expect(await db.select().from(sessions).where(eq(sessions.userId, first.id))).toHaveLength(2);
  });

  test('R7.5, battery 33, 35 within the grace a used token gives the same head, however far the family went on', async () => {
    const { clock, person } = api();
    const { refreshToken } = await person();
    const [one, two] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(one.body.refresh_token).toEqual(two.body.refresh_token);
    const next = (await refresh(one.body.refresh_token)).body.refresh_token;
    clock.turn(30_000);
    expect((await refresh(refreshToken)).body.refresh_token).toEqual(next);
    clock.turn(60_000);
    expect((await refresh(next)).status).toBe(200);
  });

  test('R7.5 a session lasts 30 days after its last use, and a token that is past its own ends nothing', async () => {
    const { clock, person } = api();
    const [left, used] = [await person(), await person()];
    clock.turn(DAY_MS * 30 - 1);
    const next = (await refresh(used.refreshToken)).body.refresh_token;
    clock.turn(1);
    expect([(await refresh(left.refreshToken)).status, (await refresh(used.refreshToken)).status]).toEqual([
      401, 401,
    ]);
    expect((await refresh(next)).status).toBe(200);
  });

  test('R7.6, battery 36, 39 logout ends its own session at once and leaves the others', async () => {
    const { person, call } = api();
    const somebody = await person();
    const other = (await login(somebody.user.email)).body;
    expect((await call('logout', {}, somebody)).status).toBe(200);
    expect((await userInfo(somebody.token)).status).toBe(401);
    expect((await refresh(somebody.refreshToken)).status).toBe(401);
    expect((await userInfo(other.access_token)).status).toBe(200);
    expect((await call('logout', {}, somebody)).body).toEqual(refused('UNAUTHENTICATED', expired));
  });

  test('battery 10 role, deactivation and deletion count on the next request', async () => {
    const { person, call, db } = api();
    const admin = await person('admin');
    const listUsers = async () => (await call('listUsers', {}, admin)).status;
    expect([401, 403]).not.toContain(await listUsers());
    await db.update(users).set({ role: 'consumer' }).where(eq(users.id, admin.id));
    expect(await listUsers()).toBe(403);
    await db.update(users).set({ isActive: false }).where(eq(users.id, admin.id));
    expect([await listUsers(), (await refresh(admin.refreshToken)).status]).toEqual([401, 401]);
    const isActiveAgain = { isActive: true, confirmedAt: null };
    await db.update(users).set(isActiveAgain).where(eq(users.id, admin.id));
    expect([await listUsers(), (await refresh(admin.refreshToken)).status]).toEqual([401, 401]);
    await db.delete(users).where(eq(users.id, admin.id));
    expect([await listUsers(), (await refresh(admin.refreshToken)).status]).toEqual([401, 401]);
  });

  test('battery 38 the database holds no usable refresh token, and short ones are refused', async () => {
    const { person, db } = api();
    const { refreshToken } = await person();
    const stored = await db.select().from(refreshTokens);
    expect(JSON.stringify(stored)).not.toContain(refreshToken);
    expect(Buffer.from(refreshToken, 'base64url')).toHaveLength(32);
    const short = await refresh('demasiado-corto');
    expect(short).toEqual({
      ...short,
      status: 422,
      body: {
        ...refused('VALIDATION_FAILED', 'Datos inválidos en la solicitud.'),
        errors: [{ field: 'refresh_token', message: 'Refresh token inválido' }],
      },
    });
  });

  test('R7.1 calls that take no bearer look at none', async () => {
    const headers = { authorization: 'Bearer ni-caso' };
    const { email } = await addUser(api().db);
    const statuses = [
      await api().call('login', { body: { username: email, password: PASSWORD }, headers }),
      await api().call('forgotPassword', { body: { username: email }, headers }),
      await api().call('resendConfirmation', { body: { username: email }, headers }),
      await api().call('userInfo', { headers }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 401]);
  });

  test('battery 30 an access token does not refresh', async () => {
    const { token } = await api().person();
    expect((await refresh(token)).status).toBe(401);
  });
});

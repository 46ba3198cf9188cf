import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { attempts, codes, users } from '../../server/db/schema-auth.ts';
import { type ApiAnswer, describeApi } from '../support/api/api.ts';
import { codeMailedTo, mailsTo, differentCode, subjectsTo } from '../support/api/mailbox.ts';
import { addUser, PASSWORD } from '../support/api/users.ts';

const SUCCESS = { status: { code: 'SUCCESS', message: 'Operación realizada correctamente.' } };
const RESET = 'Elige una contraseña nueva para Tenderete';
const CHANGED = 'La contraseña de tu cuenta ha cambiado';
const NEW_PASSWORD = 'Romero-2027!';
const invalidCode = { status: { code: 'INVALID_CODE', message: 'El código no es válido o ha caducado.' } };
const tooMany = {
  status: {
    code: 'TOO_MANY_REQUESTS',
    message: 'Demasiados intentos. Espera un momento antes de reintentar.',
  },
};

describeApi('reset password', (api) => {
  const forgot = (username: string) => api().call('forgotPassword', { body: { username } });
  const reset = (username: string, confirmationCode: string, newPassword = NEW_PASSWORD) =>
    api().call('resetPassword', { body: { username, confirmationCode, newPassword } });
  const login = async (username: string, password: string) =>
    (await api().call('login', { body: { username, password } })).status;
  /** Code guesses, each from its own IP address. */
  const guess = async (
    path: 'confirm' | 'reset-password',
    username: string,
    code: string,
    remoteAddress: string,
  ) => {
    const answer = await api().app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload: { username, confirmationCode: code, newPassword: NEW_PASSWORD },
      remoteAddress,
    });
    return answer.json<unknown>();
  };

  test('R7.4, battery 37 a mailed code sets a new password, once, and ends every session', async () => {
    const somebody = await api().person();
    const { email } = somebody.user;
    expect((await forgot(` ${email.toUpperCase()} `)).body).toEqual(SUCCESS);
    const code = await codeMailedTo(api(), email);
    expect((await reset(email, code)).body).toEqual(SUCCESS);
    expect((await reset(email, code, 'Tomillo-2028!')).body).toEqual(invalidCode);
    expect([await login(email, PASSWORD), await login(email, NEW_PASSWORD)]).toEqual([401, 200]);
    expect((await api().call('userInfo', {}, somebody)).status).toBe(401);
    const refreshed = await api().call('refreshToken', { body: { refresh_token: somebody.refreshToken } });
    expect(refreshed.status).toBe(401);
    expect(await subjectsTo(api(), email)).toEqual([RESET, CHANGED]);
  });

  test('an account that waits for confirmation is opened by a reset: the code proves the same mailbox', async () => {
    const { email } = await addUser(api().db, { confirmedAt: null });
    await forgot(email);
    expect((await reset(email, await codeMailedTo(api(), email))).body).toEqual(SUCCESS);
    expect(await login(email, NEW_PASSWORD)).toBe(200);
  });

  test('R7.4 an account that was blocked after its code was mailed stays as it is', async () => {
    const somebody = await addUser(api().db);
    await forgot(somebody.email);
    const code = await codeMailedTo(api(), somebody.email);
    await api().db.update(users).set({ isActive: false }).where(eq(users.id, somebody.id));
    expect((await reset(somebody.email, code)).body).toEqual(invalidCode);
    const [row] = await api().db.select().from(users).where(eq(users.id, somebody.id));
    expect(row?.passwordHash).toBe(somebody.passwordHash);
  });

  test('battery 44 known, unknown, unconfirmed and inactive get one answer; only who can use a code is mailed', async () => {
    const { db } = api();
    const emails = [
      (await addUser(db)).email,
      (await addUser(db, { confirmedAt: null })).email,
      (await addUser(db, { isActive: false })).email,
      `nadie-${newId()}@example.com`,
    ];
    const asked: ApiAnswer[] = [];
    for (const email of emails) asked.push(await forgot(email));
    const wrong: unknown[] = [];
    for (const email of emails)
      wrong.push((await reset(email, '000000')).body, await guess('confirm', email, '000000', '192.0.2.1'));
    const shape = ({ status, headers, body }: ApiAnswer) => [status, headers['content-length'], body];
    expect(asked.map(shape)).toEqual(emails.map(() => shape(asked[0]!)));
    expect([asked[0]?.status, asked[0]?.body]).toEqual([200, SUCCESS]);
    expect(wrong).toEqual(wrong.map(() => invalidCode));
    expect(await Promise.all(emails.map((email) => subjectsTo(api(), email)))).toEqual([
      [RESET],
      [RESET],
      [],
      [],
    ]);
  });

  test('R7.4 battery 46 a code is bound to its purpose, and a new one voids the one before', async () => {
    const { email } = await addUser(api().db, { confirmedAt: null });
    await api().call('resendConfirmation', { body: { username: email } });
    const confirmation = await codeMailedTo(api(), email);
    expect((await reset(email, confirmation)).body).toEqual(invalidCode);
    await forgot(email);
    const first = await codeMailedTo(api(), email);
    expect(await guess('confirm', email, first, '192.0.2.1')).toEqual(invalidCode);
    await forgot(email);
    const second = await codeMailedTo(api(), email);
    expect((await reset(email, first)).body).toEqual(invalidCode);
    expect((await reset(email, second)).body).toEqual(SUCCESS);
  });

  test('R7.4 battery 47 five wrong tries kill a code wherever they come from, and lock nothing else', async () => {
    const { email } = await addUser(api().db);
    await forgot(email);
    const code = await codeMailedTo(api(), email);
    for (let time = 1; time <= 5; time += 1)
      expect(await guess('reset-password', email, differentCode(code), `192.0.2.${time}`)).toEqual(
        invalidCode,
      );
    expect((await reset(email, code)).body).toEqual(invalidCode);
    expect(await login(email, PASSWORD)).toBe(200);
    await forgot(email);
    expect((await reset(email, await codeMailedTo(api(), email))).body).toEqual(SUCCESS);
  });

  test('R7.4 battery 47 of 200 guesses at once five are looked at', async () => {
    const { email } = await addUser(api().db);
    await forgot(email);
    const code = await codeMailedTo(api(), email);
    const wrong = await Promise.all(
      Array.from({ length: 200 }, (_, time) =>
        guess('reset-password', email, differentCode(code), `198.51.100.${time}`),
      ),
    );
    expect(wrong).toEqual(wrong.map(() => invalidCode));
    const [stored] = await api().db.select().from(codes).where(eq(codes.email, email));
    expect(stored?.tries).toBe(5);
    expect((await reset(email, code)).body).toEqual(invalidCode);
    expect(await login(email, PASSWORD)).toBe(200);
  });

  test('battery 47 a right code that many use at once works once', async () => {
    const { email } = await addUser(api().db);
    await forgot(email);
    const code = await codeMailedTo(api(), email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, time) => guess('reset-password', email, code, `203.0.113.${time}`)),
    );
    expect(answers.filter((answer) => (answer as typeof SUCCESS).status.code === 'SUCCESS')).toHaveLength(1);
  });

  test('battery 49 codes for one account are typed ten times in 15 minutes at one address', async () => {
    const email = `nadie-${newId()}@example.com`;
    const answers = [];
    for (let time = 0; time < 11; time += 1) answers.push(await reset(email, '123456'));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect([answers[10]?.body, answers[10]?.headers['retry-after']]).toEqual([tooMany, '900']);
  });

  test('battery 49, 53 a hundred requests for one mailbox send five mails; an address has its end as well', async () => {
    const { email } = await addUser(api().db);
    for (let time = 0; time < 100; time += 1) expect((await forgot(email)).body).toEqual(SUCCESS);
    expect(await mailsTo(api(), email)).toHaveLength(5);
    expect((await reset(email, await codeMailedTo(api(), email))).body).toEqual(SUCCESS);
    const key = 'mailsFrom:reset:127.0.0.1';
    await api().db.update(attempts).set({ count: 300 }).where(eq(attempts.key, key));
    const refused = await forgot(email);
    expect([refused.status, refused.body, refused.headers['retry-after']]).toEqual([429, tooMany, '3600']);
    api().clock.turn(60 * 60_000);
    await forgot(email);
    expect(await subjectsTo(api(), email)).toEqual([
      ...Array.from({ length: 5 }, () => RESET),
      CHANGED,
      RESET,
    ]);
  });
});

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { codes, users } from '../../server/db/schema-auth.ts';
import { describeApi } from '../support/api/api.ts';
import { codeMailedTo, mailsTo, differentCode, subjectsTo } from '../support/api/mailbox.ts';
import { addUser, PASSWORD } from '../support/api/users.ts';

const SUCCESS = { status: { code: 'SUCCESS', message: 'Operación realizada correctamente.' } };
const CONFIRM = 'Confirma tu cuenta de Tenderete';
const ATTEMPT = 'Alguien ha intentado registrarse con tu correo';
const invalidCode = { status: { code: 'INVALID_CODE', message: 'El código no es válido o ha caducado.' } };

describeApi('signup', (api) => {
  const someEmail = () => `nueva-${newId()}@example.com`;
  const signup = (username: string, more: object = {}) =>
    api().call('signup', {
      body: { username, password: PASSWORD, fullName: 'Núria Peña', role: 'consumer', ...more },
    });
  const confirm = (username: string, confirmationCode: string) =>
    api().call('confirmAccount', { body: { username, confirmationCode } });
  const login = (username: string, password = PASSWORD) =>
    api().call('login', { body: { username, password } });
  const rowOf = async (email: string) => {
    const [row] = await api().db.select().from(users).where(eq(users.email, email));
    return row!;
  };

  test('R7.3, R7.4 an account is made, waits for its code, and opens with it', async () => {
    const email = someEmail();
    const { status, body } = await signup(` ${email.toUpperCase()} `, { phone: '+34 600 000 000' });
    expect({ status, body }).toEqual({ status: 200, body: SUCCESS });
    const { fullName, phone, role, confirmedAt, isActive } = await rowOf(email);
    expect({ fullName, phone, role, confirmedAt, isActive }).toEqual({
      fullName: 'Núria Peña',
      phone: '+34 600 000 000',
      role: 'consumer',
      confirmedAt: null,
      isActive: true,
    });
    expect((await login(email)).body.status.code).toBe('USER_NOT_CONFIRMED');
    const code = await codeMailedTo(api(), email);
    expect((await confirm(email, code)).body).toEqual(SUCCESS);
    expect((await login(email)).status).toBe(200);
    expect((await confirm(email, code)).body).toEqual(invalidCode);
  });

  test('R7.3, battery 11 nobody signs up as an admin, and what a body says beyond the contract counts for nothing', async () => {
    const email = someEmail();
    const refused = await signup(email, { role: 'admin' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: 'role', message: 'Rol inválido' }],
    ]);
    const id = newId();
    await signup(email, {
      id,
      role: 'vendor',
      isAdmin: true,
      isActive: false,
      emailVerified: true,
      confirmedAt: '2026-01-01',
      'custom:role': 'admin',
      attributes: { 'custom:role': 'admin' },
    });
    const row = await rowOf(email);
    expect([row.id === id, row.role, row.isActive, row.confirmedAt]).toEqual([false, 'producer', true, null]);
  });

  test('R7.3 battery 44 an address that has an account gets the same answer, and its owner a mail', async () => {
    const { db } = api();
    const [known, inactive] = [await addUser(db), await addUser(db, { isActive: false })];
    const unconfirmed = await addUser(db, { confirmedAt: null });
    const emails = [known.email, inactive.email, unconfirmed.email, someEmail()];
    const answers = [];
    for (const email of emails) answers.push(await signup(email, { password: 'Otra-clave-1' }));
    const seen = answers.map(({ status, headers, body }) => [status, headers['content-length'], body]);
    expect(seen).toEqual(emails.map(() => [200, seen[0]?.[1], SUCCESS]));
    expect(await Promise.all(emails.map((email) => subjectsTo(api(), email)))).toEqual([
      [ATTEMPT],
      [ATTEMPT],
      [CONFIRM],
      [CONFIRM],
    ]);
    expect((await login(known.email)).status).toBe(200);
    expect((await login(known.email, 'Otra-clave-1')).status).toBe(401);
  });

  describe('battery 46 a code opens the account for the signup that it was mailed for', () => {
    const STRANGERS = 'La-del-intruso-1';
    const stranger = (email: string) =>
      signup(email, { password: STRANGERS, fullName: 'Intruso', role: 'producer', phone: '699 999 999' });
    /** Owner of an account: login statuses with either password, and the stored profile. */
    const owner = async (email: string) => {
      const { fullName, role, phone } = await rowOf(email);
      return [(await login(email)).status, (await login(email, STRANGERS)).status, fullName, role, phone];
    };
    const OURS = [200, 401, 'Núria Peña', 'consumer', null];
    const THEIRS = [401, 200, 'Intruso', 'producer', '699 999 999'];

    test('when a stranger came after', async () => {
      const email = someEmail();
      await signup(email);
      const first = await codeMailedTo(api(), email);
      await stranger(email);
      const second = await codeMailedTo(api(), email);
      expect((await confirm(email, first)).body).toEqual(SUCCESS);
      expect(await owner(email)).toEqual(OURS);
      expect((await confirm(email, second)).body).toEqual(invalidCode);
      expect(await owner(email)).toEqual(OURS);
    });

    test('when a stranger came before', async () => {
      const email = someEmail();
      await stranger(email);
      await signup(email);
      expect((await confirm(email, await codeMailedTo(api(), email))).body).toEqual(SUCCESS);
      expect(await owner(email)).toEqual(OURS);
    });

    test('and for nobody else who signed up', async () => {
      const email = someEmail();
      await signup(email);
      await stranger(email);
      await confirm(email, await codeMailedTo(api(), email));
      expect(await owner(email)).toEqual(THEIRS);
    });

    test('when a stranger has used up the mails of the hour: no code in the mailbox counts', async () => {
      const email = someEmail();
      for (let time = 0; time < 5; time += 1) await stranger(email);
      const newest = await codeMailedTo(api(), email);
      expect((await signup(email)).body).toEqual(SUCCESS);
      expect(await mailsTo(api(), email)).toHaveLength(5);
      expect((await confirm(email, newest)).body).toEqual(invalidCode);
      expect((await login(email, STRANGERS)).status).toBe(401);
      api().clock.turn(60 * 60_000);
      await api().call('resendConfirmation', { body: { username: email } });
      expect((await confirm(email, await codeMailedTo(api(), email))).body).toEqual(SUCCESS);
      expect(await owner(email)).toEqual(OURS);
    });
  });

  test('R7.4 another code can be asked for, and voids the one before; only who waits is mailed', async () => {
    const email = someEmail();
    const { email: confirmed } = await addUser(api().db);
    const nobody = someEmail();
    await signup(email);
    const first = await codeMailedTo(api(), email);
    const resend = (username: string) => api().call('resendConfirmation', { body: { username } });
    const { email: blocked } = await addUser(api().db, { confirmedAt: null, isActive: false });
    const answers = [
      await resend(email),
      await resend(confirmed),
      await resend(nobody),
      await resend(blocked),
    ];
    expect(await mailsTo(api(), blocked)).toEqual([]);
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 200, body: SUCCESS })),
    );
    expect([await subjectsTo(api(), email), await subjectsTo(api(), confirmed)]).toEqual([
      [CONFIRM, CONFIRM],
      [],
    ]);
    const second = await codeMailedTo(api(), email);
    expect((await confirm(email, first)).body).toEqual(invalidCode);
    expect((await confirm(email, second)).body).toEqual(SUCCESS);
  });

  test('R7.4 battery 46 a code lives for 10 minutes', async () => {
    const [one, other] = [someEmail(), someEmail()];
    await signup(one);
    await signup(other);
    api().clock.turn(10 * 60_000 - 1);
    expect((await confirm(one, await codeMailedTo(api(), one))).status).toBe(200);
    api().clock.turn(1);
    expect((await confirm(other, await codeMailedTo(api(), other))).body).toEqual(invalidCode);
  });

  test('battery 46 no code stands in the database as such, in an answer or in the log', async () => {
    const email = someEmail();
    const answer = await signup(email);
    const code = await codeMailedTo(api(), email);
    const [stored] = await api().db.select().from(codes).where(eq(codes.email, email));
    expect(stored?.hash).toMatch(/^[\w-]{43}$/);
    await confirm(email, differentCode(code));
    await confirm(email, code);
    expect(JSON.stringify(answer)).not.toContain(code);
    expect(api().log.filter((line) => line.includes(code) || line.includes(PASSWORD))).toEqual([]);
  });

  test('battery 53 a mailbox gets five mails of a kind in an hour, and the last code stays good', async () => {
    const email = someEmail();
    await signup(email);
    for (let time = 1; time < 30; time += 1) {
      const again = await api().call('resendConfirmation', { body: { username: email } });
      expect(again.body).toEqual(SUCCESS);
    }
    expect(await mailsTo(api(), email)).toHaveLength(5);
    expect((await confirm(email, await codeMailedTo(api(), email))).body).toEqual(SUCCESS);
  });

  test('battery 23 what people write of themselves adds no header and no markup', async () => {
    const email = someEmail();
    const refused = await signup(email, { fullName: 'Ana\r\nBcc: otra@example.com' });
    const tooClever = await signup(`x@example.com\r\nBcc: ${email}`);
    expect([refused.status, tooClever.status, await mailsTo(api(), email)]).toEqual([422, 422, []]);
    expect((await signup(email, { fullName: "Ana O'Neil" })).status).toBe(200);
    const [mail] = await mailsTo(api(), email);
    expect([mail?.recipient, mail?.subject]).toEqual([email, CONFIRM]);
    expect(mail?.html).toContain('Hola, Ana O&#39;Neil:');
  });
});

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { tryAttempt } from '../../server/attempt-limits.ts';
import { attempts, users } from '../../server/db/schema-auth.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { codeMailedTo, mailsTo, subjectsTo } from '../support/api/mailbox.ts';
import { callDuringChange } from '../support/api/statement-waits.ts';
import { addUser, PASSWORD } from '../support/api/users.ts';

const NEW_PASSWORD = 'Romero-2027!';
const MINUTE = 60_000;
const refused = (code: string, message: string, field: string) => ({
  status: { code, message },
  errors: [{ field, message }],
});
const fresh = () => `mudada-${newId()}@example.com`;

describeApi('another e-mail', (api) => {
  const login = (username: string, password = PASSWORD) =>
    api().call('login', { body: { username, password } });
  const ask = (as: ApiUser, email: string, currentPassword: string | undefined = PASSWORD) =>
    api().call('updateProfile', { body: { email, currentPassword } }, as);
  const confirm = (as: ApiUser, confirmationCode: string) =>
    api().call('confirmEmail', { body: { confirmationCode } }, as);
  const emailOf = async (as: ApiUser) => (await api().call('authProfile', {}, as)).body.data.user.email;
  const statuses = async (...emails: string[]) =>
    Promise.all(emails.map(async (email) => (await login(email)).status));

  test('R7.23 battery 85 it takes the password, and counts once its own mailbox has confirmed it', async () => {
    const somebody = await api().person();
    const { email: before } = somebody.user;
    const email = fresh();
    const asked = await ask(somebody, email.toUpperCase());
    expect([asked.status, asked.body.data.user.email, asked.body.data.pendingEmail]).toEqual([
      200,
      before,
      email,
    ]);
    expect([await emailOf(somebody), await statuses(before, email)]).toEqual([before, [200, 401]]);
    expect(await subjectsTo(api(), before)).toEqual(['Alguien ha pedido cambiar el correo de tu cuenta']);

    const confirmed = await confirm(somebody, await codeMailedTo(api(), email));
    expect([confirmed.status, confirmed.body.data.user.email]).toEqual([200, email]);
    expect([await emailOf(somebody), await statuses(before, email)]).toEqual([email, [401, 200]]);
    expect((await mailsTo(api(), before)).at(-1)?.subject).toEqual('El correo de tu cuenta ha cambiado');
  });

  test('battery 37 the other sessions end with it, the one that confirms goes on', async () => {
    const somebody = await api().person();
    const other = (await login(somebody.user.email)).body;
    const email = fresh();
    await ask(somebody, email);
    expect((await api().call('userInfo', {}, { ...somebody, token: other.access_token })).status).toEqual(
      200,
    );
    await confirm(somebody, await codeMailedTo(api(), email));
    expect((await api().call('userInfo', {}, { ...somebody, token: other.access_token })).status).toEqual(
      401,
    );
    const refreshed = await api().call('refreshToken', { body: { refresh_token: other.refresh_token } });
    expect(refreshed.status).toEqual(401);
    expect((await api().call('userInfo', {}, somebody)).status).toEqual(200);
  });

  test('without the password, or with a wrong one, nothing is asked for and nobody is mailed', async () => {
    const somebody = await api().person();
    const email = fresh();
    const missing = await api().call('updateProfile', { body: { email, city: 'Soria' } }, somebody);
    expect([missing.status, missing.body.errors]).toEqual([
      422,
      [{ field: 'currentPassword', message: 'La contraseña actual es requerida' }],
    ]);
    const wrong = await ask(somebody, email, 'No-es-esta-1!');
    expect([wrong.status, wrong.body]).toEqual([
      422,
      refused('WRONG_PASSWORD', 'La contraseña actual es incorrecta', 'currentPassword'),
    ]);
    const { user } = (await api().call('authProfile', {}, somebody)).body.data;
    expect([user.city, await mailsTo(api(), email), await mailsTo(api(), user.email)]).toEqual([
      null,
      [],
      [],
    ]);
  });

  test('the own address again asks for no password', async () => {
    const somebody = await api().person();
    const body = { email: ` ${somebody.user.email.toUpperCase()} `, city: 'Soria' };
    const answer = await api().call('updateProfile', { body }, somebody);
    expect([answer.status, answer.body.data.user.city, 'pendingEmail' in answer.body.data]).toEqual([
      200,
      'Soria',
      false,
    ]);
  });

  test('battery 38 wrong passwords are counted as those of a change of password are', async () => {
    const somebody = await api().person();
    const answers = [];
    for (let time = 0; time < 11; time += 1)
      answers.push((await ask(somebody, fresh(), 'No-es-esta-1!')).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    const change = { body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD } };
    expect((await api().call('changePassword', change, somebody)).status).toEqual(429);
  });

  test('R8.14 an address that somebody has is refused, when it is asked for and when it is confirmed', async () => {
    const [somebody, other] = [await api().person(), await api().person()];
    const taken = await ask(somebody, ` ${other.user.email.toUpperCase()} `);
    expect([taken.status, taken.body]).toEqual([
      409,
      refused('CONFLICT', 'El email ya está en uso por otro usuario.', 'email'),
    ]);
    const email = fresh();
    await ask(somebody, email);
    const first = await codeMailedTo(api(), email);
    await ask(other, email);
    const second = await codeMailedTo(api(), email);
    expect((await confirm(other, second)).status).toEqual(200);
    expect((await confirm(somebody, first)).status).toEqual(409);
    expect([await emailOf(somebody), await emailOf(other)]).toEqual([somebody.user.email, email]);
  });

  test('a signup that waits at the address is nobody’s, and keeps no owner of the mailbox out', async () => {
    const somebody = await api().person();
    const email = fresh();
    const person = {
      username: email,
      password: NEW_PASSWORD,
      fullName: 'Eva Extraña',
      role: 'consumer' as const,
    };
    await api().call('signup', { body: person });
    const elsewhere = await addUser(api().db, { confirmedAt: null });
    const strange = await codeMailedTo(api(), email);
    await ask(somebody, email);
    expect((await confirm(somebody, await codeMailedTo(api(), email))).status).toEqual(200);
    const late = await api().call('confirmAccount', { body: { username: email, confirmationCode: strange } });
    expect([late.status, (await login(email, NEW_PASSWORD)).status, (await login(email)).status]).toEqual([
      422, 401, 200,
    ]);
    expect(await api().db.$count(users, eq(users.id, elsewhere.id))).toEqual(1);
  });

  test('R8.14 the right password forgives the wrong ones before it, and one that is changed meanwhile is wrong', async () => {
    const somebody = await api().person();
    const slip = () => tryAttempt(api().context(), 'passwordChange', somebody.id);
    for (let time = 0; time < 9; time += 1) await slip();
    expect((await ask(somebody, fresh())).status).toEqual(200);
    expect([await slip(), (await ask(somebody, fresh())).status]).toEqual([true, 200]);
    const { body } = await callDuringChange(
      api(),
      (db) => db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, somebody.id)),
      () => ask(somebody, fresh()),
    );
    expect(body).toEqual(refused('WRONG_PASSWORD', 'La contraseña actual es incorrecta', 'currentPassword'));
  });

  test('battery 53 a mailbox that had five notices in an hour gets none of another address or password', async () => {
    const [somebody, other] = [await api().person(), await api().person()];
    const email = fresh();
    await ask(somebody, email);
    for (const { user } of [somebody, other])
      for (let time = 0; time < 5; time += 1) await tryAttempt(api().context(), 'noticesTo', user.email);
    expect((await confirm(somebody, await codeMailedTo(api(), email))).status).toEqual(200);
    const change = { body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD } };
    expect((await api().call('changePassword', change, other)).status).toEqual(200);
    expect([await subjectsTo(api(), somebody.user.email), await subjectsTo(api(), other.user.email)]).toEqual(
      [['Alguien ha pedido cambiar el correo de tu cuenta'], []],
    );
  });

  test('battery 49 codes are typed ten times in 15 minutes for one account at one address, and 300 times an hour at one address', async () => {
    const somebody = await api().person();
    const answers = [];
    for (let time = 0; time < 11; time += 1) answers.push((await confirm(somebody, '000000')).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    const key = 'codesFrom:127.0.0.1';
    await api().db.update(attempts).set({ count: 300 }).where(eq(attempts.key, key));
    expect((await confirm(await api().person(), '000000')).status).toEqual(429);
    await api().db.delete(attempts).where(eq(attempts.key, key));
  });

  test('a code is good for one account, once, for ten minutes and five tries', async () => {
    const [somebody, stranger] = [await api().person(), await api().person()];
    const email = fresh();
    await ask(somebody, email);
    const code = await codeMailedTo(api(), email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await confirm(stranger, code)).body.status.code).toEqual('INVALID_CODE');
    for (let time = 0; time < 5; time += 1)
      expect((await confirm(somebody, wrong)).body.status.code).toEqual('INVALID_CODE');
    expect((await confirm(somebody, code)).body.status.code).toEqual('INVALID_CODE');
    await ask(somebody, email);
    const late = await codeMailedTo(api(), email);
    api().clock.turn(10 * MINUTE);
    expect((await confirm(somebody, late)).body.status.code).toEqual('INVALID_CODE');
    await ask(somebody, email);
    const good = await codeMailedTo(api(), email);
    const both = await Promise.all([confirm(somebody, good), confirm(somebody, good)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  test('another password, changed or reset, voids a change that waits', async () => {
    for (const how of ['change', 'reset'] as const) {
      const somebody = await api().person();
      const email = fresh();
      await ask(somebody, email);
      const code = await codeMailedTo(api(), email);
      let as = somebody;
      if (how === 'change')
        await api().call(
          'changePassword',
          { body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD } },
          somebody,
        );
      else {
        const username = somebody.user.email;
        await api().call('forgotPassword', { body: { username } });
        const confirmationCode = await codeMailedTo(api(), username);
        await api().call('resetPassword', {
          body: { username, confirmationCode, newPassword: NEW_PASSWORD },
        });
        as = { ...somebody, token: (await login(username, NEW_PASSWORD)).body.access_token };
      }
      expect((await confirm(as, code)).body.status.code).toEqual('INVALID_CODE');
      expect(await emailOf(as)).toEqual(somebody.user.email);
    }
  });

  test('codes for another password that went to the mailbox before are void', async () => {
    const somebody = await api().person();
    const { email: username } = somebody.user;
    await api().call('forgotPassword', { body: { username } });
    const confirmationCode = await codeMailedTo(api(), username);
    const email = fresh();
    await ask(somebody, email);
    await confirm(somebody, await codeMailedTo(api(), email));
    const reset = await api().call('resetPassword', {
      body: { username, confirmationCode, newPassword: NEW_PASSWORD },
    });
    expect(reset.body.status.code).toEqual('INVALID_CODE');
  });

  test('where the mailbox has had its five mails the last code stays good', async () => {
    const somebody = await api().person();
    const email = fresh();
    for (let time = 0; time < 5; time += 1) await ask(somebody, email);
    const last = await codeMailedTo(api(), email);
    expect((await ask(somebody, email)).status).toEqual(200);
    expect((await mailsTo(api(), email)).length).toEqual(5);
    expect((await confirm(somebody, last)).status).toEqual(200);
  });

  test('asking anew while the code is typed ends in one of both, and in no error', async () => {
    for (let round = 0; round < 8; round += 1) {
      const somebody = await api().person();
      const [first, second] = [fresh(), fresh()];
      await ask(somebody, first);
      const code = await codeMailedTo(api(), first);
      const [asked, confirmed] = await Promise.all([ask(somebody, second), confirm(somebody, code)]);
      expect([asked.status, [200, 422].includes(confirmed.status)]).toEqual([200, true]);
      expect(await emailOf(somebody)).toEqual(confirmed.status === 200 ? first : somebody.user.email);
    }
  });

  test('battery 53 asking for one mailbox after the other fills none of them', async () => {
    const somebody = await api().person();
    const victim = `victima-${newId()}@example.com`;
    const answers = [];
    for (let time = 0; time < 12; time += 1)
      answers.push((await ask(somebody, time < 6 ? victim : fresh())).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect((await mailsTo(api(), victim)).length).toEqual(5);
    expect((await mailsTo(api(), somebody.user.email)).length).toEqual(5);
  });
});

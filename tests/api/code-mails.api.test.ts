import { expect, test } from 'vitest';
import { type ApiAnswer, describeApi } from '../support/api/api.ts';
import { codeMailedTo, mailsTo, differentCode } from '../support/api/mailbox.ts';
import { addUser, PASSWORD } from '../support/api/users.ts';

const NEW_PASSWORD = 'Romero-2027!';
const HOME = '203.0.113.7';
const STRANGE = '198.51.100.1';
const MINUTE = 60_000;

describeApi('mails with codes', (api) => {
  const post = async (remoteAddress: string, path: string, payload: object): Promise<ApiAnswer> => {
    const answer = await api().app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload,
      remoteAddress,
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };
  const forgot = (from: string, username: string) => post(from, 'forgot-password', { username });
  const reset = (from: string, username: string, confirmationCode: string) =>
    post(from, 'reset-password', { username, confirmationCode, newPassword: NEW_PASSWORD });
  const mailed = async (email: string) => (await mailsTo(api(), email)).length;
  const somebody = async () => (await addUser(api().db)).email;

  test('battery 47 53 a stranger who takes all mails that they may leaves the owner five', async () => {
    const email = await somebody();
    for (let time = 0; time < 20; time += 1) expect((await forgot(STRANGE, email)).status).toEqual(200);
    expect(await mailed(email)).toEqual(5);
    expect((await forgot(HOME, email)).status).toEqual(200);
    expect(await mailed(email)).toEqual(6);
    const code = await codeMailedTo(api(), email);
    // A request beyond the limit sends no new code, so the current one stays valid.
    await forgot(STRANGE, email);
    expect((await reset(HOME, email, code)).status).toEqual(200);
  });

  test('battery 47 53 a stranger kills two codes: the third that the owner asks for is good', async () => {
    const email = await somebody();
    for (let time = 0; time < 6; time += 1) await forgot(STRANGE, email);
    for (let killed = 0; killed < 3; killed += 1) {
      await forgot(HOME, email);
      const wrong = differentCode(await codeMailedTo(api(), email));
      for (let time = 0; time < 6; time += 1) await reset(STRANGE, email, wrong);
    }
    expect((await reset(HOME, email, await codeMailedTo(api(), email))).status).toEqual(200);
  });

  test('battery 53 asked for from everywhere, a mailbox gets eight in ten minutes, and always holds one that is good', async () => {
    const email = await somebody();
    const fromEverywhere = async () => {
      for (let host = 1; host <= 30; host += 1) await forgot(`192.0.2.${host}`, email);
    };
    await fromEverywhere();
    expect(await mailed(email)).toEqual(8);
    api().clock.turn(10 * MINUTE - 1);
    await fromEverywhere();
    expect(await mailed(email)).toEqual(8);
    const last = await codeMailedTo(api(), email);
    expect((await reset(HOME, email, last)).status).toEqual(200);
    api().clock.turn(1);
    await forgot(HOME, email);
    expect((await reset(HOME, email, await codeMailedTo(api(), email))).status).toEqual(200);
  });

  test('R7.4 the link of each letter brings address and code along, where no server sees them', async () => {
    const email = 'Ana+Mercado@example.com'.toLowerCase();
    await post(HOME, 'signup', { username: email, password: PASSWORD, fullName: 'Ana', role: 'consumer' });
    await post(HOME, 'resend-confirmation', { username: email });
    await forgot(HOME, email);
    const links = (await mailsTo(api(), email)).map(({ body }) => {
      const code = /^ {4}(\d{6})$/m.exec(body)?.[1];
      const { pathname, hash } = new URL(/https?:\S+/.exec(body)?.[0] ?? '');
      return [pathname, hash.replace(`code=${code}`, 'code=its own')];
    });
    const its = '#email=ana%2Bmercado%40example.com&code=its own';
    expect(links).toEqual([
      ['/confirm-account', its],
      ['/confirm-account', its],
      ['/reset-password', its],
    ]);
  });

  test('battery 53 a stranger’s signups leave the owner theirs', async () => {
    const email = `nueva-${Date.now()}@example.com`;
    const signup = (from: string, password: string) =>
      post(from, 'signup', { username: email, password, fullName: 'Ana', role: 'consumer' });
    for (let time = 0; time < 5; time += 1) await signup(STRANGE, 'La-del-intruso-1');
    await signup(HOME, PASSWORD);
    const confirmationCode = await codeMailedTo(api(), email);
    expect((await post(HOME, 'confirm', { username: email, confirmationCode })).status).toEqual(200);
    expect((await api().call('login', { body: { username: email, password: PASSWORD } })).status).toEqual(
      200,
    );
  });
});

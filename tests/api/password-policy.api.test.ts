import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api/api.ts';
import { openTestDatabase } from '../support/postgres/test-database.ts';
import { codeMailedTo } from '../support/api/mailbox.ts';
import { PASSWORD } from '../support/api/users.ts';

const TOO_SHORT = 'La contraseña debe tener al menos 8 caracteres';
const TOO_LONG = 'La contraseña no puede superar los 128 caracteres';
const COMMON = 'La contraseña contiene una palabra demasiado común';
const ODD = 'La contraseña contiene caracteres no válidos';
const long = (length: number) => `Aa1!${'x'.repeat(length - 4)}`;

const REFUSED: [password: unknown, why: string][] = [
  [long(7), TOO_SHORT],
  [long(129), TOO_LONG],
  [`Aa1${'🦎'.repeat(4)}`, TOO_SHORT],
  [`Aa1${'🦎'.repeat(126)}`, TOO_LONG],
  ['AZAFRAN1!', 'La contraseña debe contener al menos una letra minúscula'],
  ['azafran1!', 'La contraseña debe contener al menos una letra mayúscula'],
  ['Azafrancito!', 'La contraseña debe contener al menos un número'],
  ['Azafrancito1', 'La contraseña debe contener al menos un carácter especial'],
  ['Badminton1!', COMMON],
  ['xPassWord1!', COMMON],
  ['Qwerty-99-x', COMMON],
  ['aX!123456', COMMON],
  ['zABC123!z', COMMON],
  ['Aa1!xx\u0000x', ODD],
  ['Aa1!xx\uD800x', ODD],
  ['', 'La contraseña es requerida'],
  [undefined, 'La contraseña es requerida'],
  [12_345_678, 'La contraseña es requerida'],
];

/** Accepted passwords, with a variant that also logs in, and one that does not. */
const ACCEPTED: [password: string, also: string, not: string][] = [
  [long(8), long(8), long(8).toLowerCase()],
  [long(128), long(128), `${long(127)}y`],
  [' Aa1!   ', ' Aa1!   ', 'Aa1!'],
  [`Aa1${'🦎'.repeat(125)}`, `Aa1${'🦎'.repeat(125)}`, `Aa1${'🦎'.repeat(124)}`],
  ['Peñoncito1!'.normalize('NFC'), 'Peñoncito1!'.normalize('NFD'), 'Penoncito1!'],
];

// The password policy does not depend on the database, so one engine suffices.
describe('the policy of passwords', () => {
  let started: TestApi;
  const api = () => started;
  beforeAll(async () => {
    started = await startApi(await openTestDatabase());
  });
  afterAll(async () => {
    await started.app.close();
    await started.engine.close();
  });
  const signUp = (username: string, password: unknown) =>
    ({ username, password, fullName: 'Núria Peña', role: 'consumer' }) as const;
  const post = async (url: string, payload: object, token?: string) => {
    const answer = await api().app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    return { status: answer.statusCode, body: answer.json<{ errors?: unknown }>() };
  };
  const opens = async (username: string, password: string) =>
    (await api().call('login', { body: { username, password } })).status === 200;

  test('R5.16 battery 40 signing up, resetting and changing refuse in the same words, whatever the client let through', async () => {
    const somebody = await api().person();
    const { email } = somebody.user;
    await api().call('forgotPassword', { body: { username: email } });
    const confirmationCode = await codeMailedTo(api(), email);
    const said: unknown[] = [];
    for (const [password] of REFUSED) {
      const answers = [
        await post('/auth/signup', signUp(`nueva-${newId()}@example.com`, password)),
        await post('/auth/reset-password', { username: email, confirmationCode, newPassword: password }),
        await post(
          '/users/v1/users/change-password',
          { oldPassword: PASSWORD, newPassword: password },
          somebody.token,
        ),
      ];
      said.push([password, answers.map(({ status, body }) => [status, body.errors])]);
    }
    const at = (field: string, message: string) => [422, [{ field, message }]];
    expect(said).toEqual(
      REFUSED.map(([password, why]) => [
        password,
        [at('password', why), at('newPassword', why), at('newPassword', why)],
      ]),
    );
    expect(await opens(email, PASSWORD)).toBe(true);
  });

  test('R5.16 battery 40 what keeps the rules is taken as it was typed, in all three places', async () => {
    const opened: unknown[] = [];
    for (const [password, also, not] of ACCEPTED) {
      const newcomer = `nueva-${newId()}@example.com`;
      await post('/auth/signup', signUp(newcomer, password));
      const confirmationCode = await codeMailedTo(api(), newcomer);
      await api().call('confirmAccount', { body: { username: newcomer, confirmationCode } });
      const forgetful = (await api().person()).user.email;
      await api().call('forgotPassword', { body: { username: forgetful } });
      const code = await codeMailedTo(api(), forgetful);
      await post('/auth/reset-password', {
        username: forgetful,
        confirmationCode: code,
        newPassword: password,
      });
      const careful = await api().person();
      const change = { oldPassword: PASSWORD, newPassword: password };
      await post('/users/v1/users/change-password', change, careful.token);
      opened.push([
        await opens(newcomer, also),
        await opens(forgetful, also),
        await opens(careful.user.email, also),
        await opens(newcomer, not),
      ]);
    }
    expect(opened).toEqual(ACCEPTED.map(() => [true, true, true, false]));
  });
});

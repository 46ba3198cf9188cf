import { count } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { ATTEMPT_LIMITS, type AttemptLimitName } from '../../server/attempt-limits.ts';
import { attempts, codes, sessions, signups } from '../../server/db/schema-auth.ts';
import { mails } from '../../server/db/schema-mail.ts';
import { uploads } from '../../server/db/schema-uploads.ts';
import { pruneExpiredData } from '../../server/jobs/housekeeping.ts';
import { describeApi, startApi, type TestApi } from '../support/api/api.ts';
import { addUser, PASSWORD } from '../support/api/users.ts';

const ADDRESS = '127.0.0.1';
const tooMany = {
  status: {
    code: 'TOO_MANY_REQUESTS',
    message: 'Demasiados intentos. Espera un momento antes de reintentar.',
  },
};
const DAY = 24 * 60 * 60_000;

describeApi('shared limits', (api) => {
  const nobody = () => `nadie-${newId()}@example.com`;
  const code = { confirmationCode: '123456' };
  const login = (server: TestApi, username: string, password: string) =>
    server.call('login', { body: { username, password } });
  /** Uses up a limit except for `left` attempts. */
  const useUp = async (name: AttemptLimitName, who: string[], left = 0) => {
    const { max, window } = ATTEMPT_LIMITS[name];
    const used = { count: max - left, windowEndsAt: new Date(api().clock.now() + window) };
    await api()
      .db.insert(attempts)
      .values({ key: [name, ...who].join(':'), ...used })
      .onConflictDoUpdate({ target: attempts.key, set: used });
  };

  test('battery 49 every call that guesses or mails has an end for one address as well', async () => {
    const body = { username: nobody() };
    const calls: [AttemptLimitName, string[], () => ReturnType<TestApi['call']>, string][] = [
      ['loginsFrom', [], () => login(api(), nobody(), PASSWORD), '900'],
      [
        'refreshesFrom',
        [],
        () => api().call('refreshToken', { body: { refresh_token: 'x'.repeat(43) } }),
        '900',
      ],
      ['codesFrom', [], () => api().call('confirmAccount', { body: { ...body, ...code } }), '3600'],
      [
        'mailsFrom',
        ['confirm'],
        () =>
          api().call('signup', {
            body: { ...body, password: PASSWORD, fullName: 'Ana', role: 'consumer' },
          }),
        '3600',
      ],
      ['mailsFrom', ['reset'], () => api().call('forgotPassword', { body }), '3600'],
    ];
    for (const [name, kind, call, wait] of calls) {
      await useUp(name, [...kind, ADDRESS]);
      const { status, body: said, headers } = await call();
      expect({ name, status, said, wait: headers['retry-after'] }).toEqual({
        name,
        status: 429,
        said: tooMany,
        wait,
      });
    }
    expect((await api().call('resendConfirmation', { body })).status).toBe(429);
    expect(
      (await api().call('resetPassword', { body: { ...body, ...code, newPassword: PASSWORD } })).status,
    ).toBe(429);
    api().clock.turn(60 * 60_000);
  });

  test('battery 98 an account asks for 500 places in an hour', async () => {
    const somebody = await api().person();
    await useUp('uploadUrls', [somebody.id], 1);
    const image = { filename: 'yo.jpg', contentType: 'image/jpeg' as const };
    const announce = () =>
      api().call('updateProfile', { body: { requestUploadUrls: true, imageTypes: [image] } }, somebody);
    const answers = [await announce(), await announce()];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  });

  test('battery 48, 51 a right login gives its attempt back, to its address as well', async () => {
    const { email } = await addUser(api().db);
    await useUp('loginsFrom', [ADDRESS], 1);
    const statuses = [];
    for (const password of [PASSWORD, PASSWORD, 'No-es-esta-1', PASSWORD])
      statuses.push((await login(api(), email, password)).status);
    expect(statuses).toEqual([200, 200, 401, 429]);
    api().clock.turn(15 * 60_000);
  });

  test('battery 51 forty people behind one address who lost their passwords see no 429', async () => {
    const people = Array.from({ length: 40 }, nobody);
    const statuses = new Set<number>();
    for (const username of people) {
      const asked = await api().call('forgotPassword', { body: { username } });
      const mistyped = await api().call('resetPassword', {
        body: { username, ...code, newPassword: PASSWORD },
      });
      for (const { status } of [asked, mistyped]) statuses.add(status);
    }
    expect([...statuses]).toEqual([200, 422]);
  });

  test('battery 52 servers of one market count together, and a restart forgets nothing', async () => {
    const other = await startApi(api().engine, { signingKey: api().signingKey });
    const { email } = await addUser(api().db);
    for (let time = 0; time < 10; time += 1)
      await login(time % 2 === 0 ? api() : other, email, 'No-es-esta-1');
    const answers = [await login(api(), email, PASSWORD), await login(other, email, PASSWORD)];
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    await other.app.close();
    const restarted = await startApi(api().engine, { signingKey: api().signingKey });
    expect((await login(restarted, email, PASSWORD)).status).toBe(429);
    await restarted.app.close();
  });

  test('battery 52 what strangers leave behind is gone when it no longer counts', async () => {
    for (const username of Array.from({ length: 5 }, nobody)) {
      await api().call('forgotPassword', { body: { username } });
      await api().call('resendConfirmation', { body: { username } });
      await api().call('confirmAccount', { body: { username, ...code } });
    }
    api().clock.turn(31 * DAY);
    await pruneExpiredData(api().context());
    const left = [];
    for (const table of [attempts, codes, signups, mails, uploads, sessions])
      left.push(...(await api().db.select({ rows: count() }).from(table)));
    expect(left).toEqual(left.map(() => ({ rows: 0 })));
  });
});

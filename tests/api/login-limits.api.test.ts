import { expect, test } from 'vitest';
import { describeApi } from '../support/api/api.ts';
import { addUser, PASSWORD } from '../support/api/users.ts';

const tooMany = {
  status: {
    code: 'TOO_MANY_REQUESTS',
    message: 'Demasiados intentos. Espera un momento antes de reintentar.',
  },
};

const suite = (trusted: boolean) => (api: Parameters<Parameters<typeof describeApi>[1]>[0]) => {
  const login = async (
    username: string,
    password: string,
    remoteAddress = '192.0.2.1',
    headers: Record<string, string> = {},
  ) => {
    const answer = await api().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username, password },
      remoteAddress,
      headers,
    });
    return {
      status: answer.statusCode,
      body: answer.json<unknown>(),
      retryAfter: answer.headers['retry-after'],
    };
  };
  const fail = (
    email: string,
    times: number,
    address?: string,
    headers?: (time: number) => Record<string, string>,
  ) =>
    Promise.all(
      Array.from({ length: times }, (_, time) => login(email, 'No-es-esta-1', address, headers?.(time))),
    );
  const statuses = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b);

  if (trusted) {
    test('battery 50 behind a trusted proxy the address it adds counts, not what the caller wrote before it', async () => {
      const { email } = await addUser(api().db);
      const forwarded = (time: number) => ({ 'x-forwarded-for': `203.0.113.${time}, 198.51.100.7` });
      expect(
        statuses(await fail(email, 12, '10.0.0.1', forwarded)).filter((status) => status === 429),
      ).toHaveLength(2);
      expect((await login(email, PASSWORD, '10.0.0.1', { 'x-forwarded-for': '198.51.100.8' })).status).toBe(
        200,
      );
    });
    return;
  }

  test('battery 48 ten failures in 15 minutes, then the door stays shut for its time and opens again', async () => {
    const { email } = await addUser(api().db);
    expect(statuses(await fail(email, 10))).toEqual(Array.from({ length: 10 }, () => 401));
    expect(await login(email, PASSWORD)).toEqual({ status: 429, body: tooMany, retryAfter: '900' });
    api().clock.turn(100_000);
    expect((await login(email, PASSWORD)).retryAfter).toBe('800');
    api().clock.turn(800_000);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  test('battery 48 parallel guesses get no more tries than one after the other', async () => {
    const { email } = await addUser(api().db);
    const answers = statuses(await fail(email, 40));
    expect([
      answers.filter((status) => status === 401).length,
      answers.filter((status) => status === 429).length,
    ]).toEqual([10, 30]);
  });

  test('battery 48 a stranger elsewhere locks nobody out, and a right password forgets the failures', async () => {
    const { email } = await addUser(api().db);
    await fail(email, 10, '192.0.2.66');
    expect((await login(email, PASSWORD)).status).toBe(200);
    await fail(email, 9);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect(statuses(await fail(email, 10))).toEqual(Array.from({ length: 10 }, () => 401));
  });

  test('battery 44 unknown accounts are counted alike', async () => {
    const email = 'nadie-en-absoluto@example.com';
    await fail(email, 10);
    expect(await login(email, PASSWORD)).toEqual({ status: 429, body: tooMany, retryAfter: '900' });
  });

  test('battery 50 headers change no address; an IPv6 /64 is one', async () => {
    const { email } = await addUser(api().db);
    const spoof = (time: number) => ({
      'x-forwarded-for': `203.0.113.${time}`,
      'x-real-ip': `203.0.113.${time}`,
      forwarded: `for=203.0.113.${time}`,
    });
    expect(
      statuses(await fail(email, 12, '192.0.2.9', spoof)).filter((status) => status === 429),
    ).toHaveLength(2);
    const six = await addUser(api().db);
    await fail(six.email, 5, '2001:db8:1:2::1');
    await fail(six.email, 5, '2001:db8:1:2:ffff::9');
    expect((await login(six.email, PASSWORD, '2001:db8:1:2:3:4:5:6')).status).toBe(429);
    expect((await login(six.email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('O6 the log holds no password or token of a login', async () => {
    const { email } = await addUser(api().db);
    await login(email, 'Esto-es-secreto-1');
    expect(api().log.join('')).not.toContain('Esto-es-secreto-1');
  });
};

describeApi('login limits', suite(false));
describeApi('login limits behind a proxy', suite(true), { env: { TRUSTED_PROXIES: '1' } });

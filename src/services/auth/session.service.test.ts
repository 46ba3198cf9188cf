import { describe, expect, test } from 'vitest';
import { json, refusal, type SeenRequest, success } from '../../../tests/support/http/fake-fetch.ts';
import { ana, credentials } from '../../../tests/support/samples/session.ts';
import { openTokenMarket } from '../../../tests/support/browser/tokens.ts';
import { createSessionService } from './session.service.ts';

const claims = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
const login = {
  access_token: claims({ sub: ana.id }),
  refresh_token: 'refresh-token-number-0',
  expires_in: 900,
};
const never = new AbortController().signal;

const open = (answer: (request: SeenRequest) => Response | Promise<Response>) =>
  openTokenMarket(answer, { isSignedIn: false });
const offline = () => Promise.reject(new TypeError('failed to fetch'));

describe(createSessionService.name, () => {
  test('R4.4 signing in stores the tokens, under the canonical name', async () => {
    const { session, seen, storage } = await open(() => json(200, login));
    expect(
      await session.signIn({ ...credentials, username: ' ANA@Example.com ', captchaToken: 'c1' }, never),
    ).toEqual({ ok: true });
    expect(seen.map(({ url, body, headers }) => [url, body, headers['x-captcha-token']])).toEqual([
      ['/api/auth/login', credentials, 'c1'],
    ]);
    expect(storage.getItem('access_token')).toEqual(login.access_token);
    expect(await session.readTokens()).toEqual('valid');
  });

  test.each([
    ['wrong password', () => refusal(401, 'INVALID_CREDENTIALS'), 'INVALID_CREDENTIALS'],
    ['not confirmed', () => refusal(403, 'USER_NOT_CONFIRMED'), 'USER_NOT_CONFIRMED'],
    ['R8.3 a bot check that the server refuses', () => refusal(422, 'BOT_CHECK_FAILED'), 'BOT_CHECK_FAILED'],
    ['R8.2 no tokens in the answer', () => success({}), 'INVALID_LOGIN_ANSWER'],
    ['too many', () => refusal(429, 'TOO_MANY_REQUESTS'), 'TOO_MANY_REQUESTS'],
    ['R8.1 500', () => refusal(500, 'INTERNAL'), 'INTERNAL'],
    ['503', () => new Response('<h1>503', { status: 503 }), 'UNAVAILABLE'],
    ['no line', offline, 'NO_RESPONSE'],
  ])('a sign-in that fails says why: %s', async (_, answer, failure) => {
    const { session, tokens } = await open(answer);
    expect(await session.signIn(credentials, never)).toEqual({ ok: false, failure });
    expect(tokens.take()).toEqual('none');
  });

  test('R8.6 a sign-in refused for a while says for how long', async () => {
    const { session } = await open(() =>
      json(429, { status: { code: 'TOO_MANY_REQUESTS', message: 'Espera' } }, { 'retry-after': '720' }),
    );
    expect(await session.signIn(credentials, never)).toEqual({
      ok: false,
      failure: 'TOO_MANY_REQUESTS',
      retryAfter: 720,
    });
  });

  test('an empty password is not sent', async () => {
    const { session, seen } = await open(() => json(200, login));
    expect(await session.signIn({ username: 'ana@example.com', password: '' }, never)).toEqual({
      ok: false,
      failure: 'VALIDATION_FAILED',
    });
    expect(seen).toEqual([]);
  });

  test('R4.2 battery 115 tokens that cannot be stored leave nothing there and are kept in memory, which is told', async () => {
    const { session, tokens, storage, heard } = await open(() => json(200, login));
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(await session.signIn(credentials, never)).toEqual({ ok: true });
    expect([storage.length, tokens.current()?.accessToken, heard]).toEqual([
      0,
      login.access_token,
      ['tokens.notKept'],
    ]);
  });

  test.each([
    [{ role: 'seller' }, {}, 'producer'],
    [{ 'custom:role': 'Administrator' }, {}, 'admin'],
    [{ role: 'guest', 'custom:role': 'vendor' }, {}, 'producer'],
    [{}, { 'custom:role': 'producer' }, 'producer'],
    [{ role: 'consumer' }, { 'custom:role': 'admin' }, 'consumer'],
    [{ role: 7 }, { 'custom:role': 'king' }, 'consumer'],
    [{}, {}, 'consumer'],
  ])('R2.12 R6.1 a user with %j and a token with %j is %s', async (fields, payload, role) => {
    const { role: _, ...rest } = ana;
    const { session, tokens } = await open(() => success({ user: { ...rest, ...fields, secret: 1 } }));
    await tokens.grant({ ...login, access_token: claims(payload) });
    expect(await session.loadUser(never)).toEqual({ ok: true, user: { ...rest, role } });
  });

  test.each([
    [403, 'FORBIDDEN', 'FORBIDDEN'],
    [403, 'INVALID_TOKEN', 'INVALID_TOKEN'],
    [404, 'NOT_FOUND', 'NOT_FOUND'],
    [500, 'INTERNAL', 'INTERNAL'],
    [503, 'UNAVAILABLE', 'UNAVAILABLE'],
    [401, 'UNAUTHENTICATED', 'SESSION_EXPIRED'],
  ])('R8.1 a user that cannot be loaded: %i %s is %s', async (status, code, failure) => {
    const { session, tokens } = await open(({ url }) =>
      url.endsWith('refresh-token') ? json(200, { ...login, access_token: 'A1' }) : refusal(status, code),
    );
    await tokens.grant(login);
    expect(await session.loadUser(never)).toEqual({ ok: false, failure });
  });

  test('R8.2 without any token no user is asked for', async () => {
    const { session, seen } = await open(() => success());
    expect([await session.loadUser(never), seen]).toEqual([
      { ok: false, failure: 'NO_VALID_TOKEN:userInfo' },
      [],
    ]);
  });

  test('R4.4 leftovers without use are cleared when the session is looked for', async () => {
    const { session, storage } = await open(() => success());
    storage.setItem('access_token', 'A0');
    storage.setItem('expires_at', '1');
    expect([await session.readTokens(), storage.length]).toEqual(['none', 0]);
  });

  test.each([
    ['refused', () => refusal(401, 'INVALID_REFRESH_TOKEN'), 'SESSION_EXPIRED', 'none'],
    ['R5.24 R8.2 without access_token', () => json(200, {}), 'INVALID_REFRESH_ANSWER', 'none'],
    ['R8.2 a page', () => new Response('<h1>Hotel'), 'INVALID_REFRESH_ANSWER', 'expired'],
    ['no line', offline, 'NO_RESPONSE', 'expired'],
  ])('R4.4 a refresh on start that is %s', async (_, answer, failure, left) => {
    const { session, tokens, lost } = await open(answer);
    await tokens.grant({ ...login, expires_in: 0 });
    expect(await session.readTokens()).toEqual('expired');
    expect(await session.refreshTokens()).toEqual({ ok: false, failure });
    expect([tokens.take(), lost]).toEqual([left, left === 'none' ? [failure] : []]);
  });

  test('R4.3 a short refresh token is refused and cleared', async () => {
    const { session, tokens, seen } = await open(() => success());
    await tokens.grant({ ...login, refresh_token: 'short', expires_in: 0 });
    expect(await session.refreshTokens()).toEqual({ ok: false, failure: 'INVALID_REFRESH_TOKEN' });
    expect([tokens.take(), seen]).toEqual(['none', []]);
  });

  test.each([
    ['the new access token alone', ['access_token']],
    ['all but the new instant', ['access_token', 'refresh_token', 'token_metadata']],
  ])('battery 112 a tab that finds %s, for another one is storing, stays signed in', async (_, first) => {
    const { session, storage, holdRefreshLock, seen, heard } = await openTokenMarket(() => json(500, {}));
    const stored = {
      access_token: claims({ sub: ana.id }),
      refresh_token: 'refresh-token-number-1',
      expires_at: String(Date.now() + 600_000),
      token_metadata: storage.getItem('token_metadata')?.replace('LOGIN', 'refresh') ?? '',
    };
    const store = (isNow: (key: string) => boolean) => {
      for (const [key, text] of Object.entries(stored)) if (isNow(key)) storage.setItem(key, text);
    };
    storage.setItem('expires_at', String(Date.now() - 1_000));
    expect(await session.readTokens()).toEqual('expired');
    const letGo = holdRefreshLock(() => {});
    store((key) => first.includes(key));
    const refreshing = session.refreshTokens();
    store((key) => !first.includes(key));
    letGo();
    expect([await refreshing, await session.readTokens(), seen, heard]).toEqual([
      { ok: true },
      'valid',
      [],
      [],
    ]);
  });

  test('R7.6 battery 36 signing out drops the tokens at once and leaves them to be told to the server', async () => {
    const { session, tokens, storage, farewells, seen } = await open(offline);
    await tokens.grant(login);
    await session.signOut();
    await session.signOut();
    expect([storage.length, tokens.take(), seen]).toEqual([0, 'none', []]);
    expect(farewells).toEqual([
      { accessToken: login.access_token, refreshToken: login.refresh_token },
      { accessToken: null, refreshToken: null },
    ]);
  });
});

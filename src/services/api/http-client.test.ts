import { afterEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { json, refusal, type SeenRequest, success } from '../../../tests/support/http/fake-fetch.ts';
import { sampleLogin, openTokenMarket as open } from '../../../tests/support/browser/tokens.ts';
import { createHttpClient } from './http-client.ts';

const id = '0190b6d0-0000-7000-8000-000000000001';
const renewed = { access_token: 'A1', refresh_token: 'refresh-token-number-1', expires_in: 900 };

const isRefresh = ({ url }: SeenRequest) => url === '/api/auth/refresh-token';
const stats = {
  totalUsers: 3,
  usersByRole: { admin: 1, producer: 1, customer: 1 },
  recentActivity: { usersRegisteredLastWeek: 1, usersLoggedInLastDay: 2 },
};
const refreshing = (next: (request: SeenRequest) => Response) => (request: SeenRequest) =>
  isRefresh(request) ? json(200, renewed) : next(request);

afterEach(() => {
  vi.useRealTimers();
});

describe(createHttpClient.name, () => {
  test('R7 parameters are encoded, lists joined, gaps left out, unknown fields dropped', async () => {
    const { call, seen } = await open(() => success({ ...stats, secret: 1 }));
    await call('getPopupStore', { params: { id: 'flor/../de ñ?' } });
    await call('listActivePopupStores', {
      query: { q: 'té & café', categories: ['ropa', 'arte'], limit: 20 },
    });
    expect(await call('getUserStats', {})).toEqual({ ok: true, value: stats });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/popup-stores/flor%2F..%2Fde%20%C3%B1%3F',
      'GET /api/popup-stores/active?q=t%C3%A9+%26+caf%C3%A9&categories=ropa%2Carte&limit=20',
      'GET /api/users/v1/users/stats',
    ]);
  });

  test('R7 each service may have a base of its own', async () => {
    const { call, seen } = await open(() => success(), { baseUrls: { users: 'https://users.example/' } });
    await call('getUserStats', {});
    await call('health', {});
    expect(seen.map(({ url }) => url)).toEqual(['https://users.example/users/v1/users/stats', '/api/health']);
  });

  test('R6.7 R7.1 the bearer goes with every call but those of signing in', async () => {
    const { call, paths } = await open(() => success());
    await call('logout', {});
    await call('listProducts', { query: {} });
    await call('forgotPassword', { body: { username: 'ana@example.com' } });
    expect(paths()).toEqual(['/api/auth/logout A0', '/api/products A0', '/api/auth/forgot-password null']);
  });

  test('R7.2 login is flat and never refreshes on 401', async () => {
    const body = { username: 'ana@example.com', password: 'x' };
    const good = await open(() => json(200, { ...sampleLogin, extra: true }), { isSignedIn: false });
    expect(await good.call('login', { body, headers: { 'x-captcha-token': 'c' } })).toEqual({
      ok: true,
      value: sampleLogin,
    });
    expect(good.seen.map(({ body: sent, headers }) => [sent, headers['x-captcha-token']])).toEqual([
      [body, 'c'],
    ]);
    const bad = await open(() => refusal(401, 'INVALID_CREDENTIALS', 'No'));
    expect(await bad.call('login', { body })).toEqual({
      ok: false,
      failure: { code: 'INVALID_CREDENTIALS', status: 401, message: 'No', errors: [] },
    });
    expect([bad.seen.length, bad.lost]).toEqual([1, []]);
  });

  test('a named value is read from data or from the top level', async () => {
    const upload = { uploadUrls: [], productsZipUploadUrl: null };
    const { call } = await open(() =>
      json(200, { status: { code: 'SUCCESS' }, ...upload, data: { cart: { id: 'c' } } }),
    );
    expect(await call('clearCart', {})).toEqual({ ok: true, value: { cart: { id: 'c' } } });
    const flat = await open(() => json(200, { status: { code: 'SUCCESS' }, ...stats }));
    expect(await flat.call('getUserStats', {})).toEqual({ ok: true, value: stats });
  });

  test('R4.5 a 401 is followed by one refresh and one retry', async () => {
    const { call, lost, paths } = await open(
      refreshing(({ bearer }) => (bearer === 'A1' ? success(stats) : refusal(401, 'UNAUTHENTICATED'))),
    );
    expect(await call('getUserStats', {})).toEqual({ ok: true, value: stats });
    expect(paths()).toEqual([
      '/api/users/v1/users/stats A0',
      '/api/auth/refresh-token null',
      '/api/users/v1/users/stats A1',
    ]);
    expect(lost).toEqual([]);
  });

  test('battery 111 ten calls with an expired token cost one refresh, and each is sent again once', async () => {
    const { call, lost, seen } = await open(
      refreshing(({ bearer }) => (bearer === 'A1' ? success(stats) : refusal(401, 'UNAUTHENTICATED'))),
    );
    const results = await Promise.all(Array.from({ length: 10 }, () => call('getUserStats', {})));
    expect(results).toEqual(Array.from({ length: 10 }, () => ({ ok: true, value: stats })));
    expect([seen.filter(isRefresh).length, seen.length, lost]).toEqual([1, 21, []]);
  });

  test('battery 111 a refused refresh ends the session once, and nothing is tried again', async () => {
    const { call, lost, seen, storage } = await open(() => refusal(401, 'UNAUTHENTICATED'));
    const results = await Promise.all(Array.from({ length: 10 }, () => call('getUserStats', {})));
    const expired = {
      ok: false,
      failure: { code: 'UNAUTHENTICATED', status: 401, message: 'Algo ha ido mal', errors: [] },
    };
    expect(results).toEqual(results.map(() => expired));
    expect([seen.filter(isRefresh).length, seen.length, lost, storage.length]).toEqual([
      1,
      11,
      ['SESSION_EXPIRED'],
      0,
    ]);
    expect(await call('getUserStats', {})).toEqual(expired);
    expect([seen.length, lost]).toEqual([12, ['SESSION_EXPIRED']]);
  });

  test.each([
    [
      'a second 401',
      401,
      { code: 'UNAUTHENTICATED', message: 'No' },
      'UNAUTHENTICATED',
      ['SESSION_EXPIRED'],
      3,
    ],
    [
      'a second 403 about the token',
      403,
      { code: 'INVALID_TOKEN', message: 'No' },
      'FORBIDDEN',
      ['INVALID_TOKEN'],
      3,
    ],
    ['the same in words', 403, { message: 'Invalid access token' }, 'FORBIDDEN', ['INVALID_TOKEN'], 3],
    ['a 403 without a code, refreshed once', 403, { message: 'Forbidden' }, 'FORBIDDEN', [], 3],
    ['a 403 that says not authorized', 403, { message: 'not authorized' }, 'NOT_OWNER', [], 3],
    ['a 403 for the role', 403, { code: 'FORBIDDEN', message: 'No puedes' }, 'FORBIDDEN', [], 1],
    ['a 403 for the owner', 403, { code: 'NOT_OWNER', message: 'No es tuyo' }, 'NOT_OWNER', [], 1],
  ])('R4.5 R8.1 %s', async (_, status, envelope, code, reasons, requests) => {
    const { call, lost, seen } = await open(refreshing(() => json(status, { status: envelope })));
    expect(await call('deleteProduct', { params: { id } })).toEqual({
      ok: false,
      failure: { code, status, message: envelope.message, errors: [] },
    });
    expect([lost, seen.length]).toEqual([reasons, requests]);
  });

  test.each([
    ['userInfo', 'INVALID_TOKEN'],
    ['getUserStats', 'FORBIDDEN'],
  ] as const)('R8.6 a failure of %s is narrowed by its row', async (name, code) => {
    const { call } = await open(refreshing(() => json(403, { status: { code: 'INVALID_TOKEN' } })));
    expect(await call(name, {})).toEqual({ ok: false, failure: { code, status: 403, errors: [] } });
  });

  test('R4.5 no line during the refresh leaves the session as it is and is what the call says', async () => {
    const { call, lost, storage } = await open((request) =>
      isRefresh(request) ? Promise.reject(new TypeError('failed to fetch')) : refusal(401, 'UNAUTHENTICATED'),
    );
    expect(await call('getUserStats', {})).toEqual({
      ok: false,
      failure: { code: 'NO_RESPONSE', status: 0, errors: [] },
    });
    expect([lost, storage.getItem('refresh_token')]).toEqual([[], 'refresh-token-number-0']);
  });

  test('a public call goes on as nobody when the session has ended', async () => {
    const { call, lost, paths } = await open((request) =>
      request.bearer === null && !isRefresh(request)
        ? success({ notifications: [], pagination: { total: 0, hasMore: false } })
        : refusal(401, 'UNAUTHENTICATED'),
    );
    expect(await call('listNotifications', { query: {} })).toEqual({
      ok: true,
      value: { notifications: [], pagination: { total: 0, hasMore: false } },
    });
    expect(paths()).toEqual([
      '/api/notifications A0',
      '/api/auth/refresh-token null',
      '/api/notifications null',
    ]);
    expect(lost).toEqual(['SESSION_EXPIRED']);
  });

  test('R7.23 an account that is being deleted is not taken for a session that ran out', async () => {
    const deletion = deferred<Response>();
    const { call, session, lost, paths } = await open((request) =>
      request.method === 'DELETE' ? deletion.promise : refusal(401, 'UNAUTHENTICATED'),
    );
    const deleted = call('deleteAccount', { body: { currentPassword: 'Tres-2026!' } }).then(async () =>
      session.signOut(),
    );
    const other = call('listOrders', { query: {} });
    await vi.waitFor(() => expect(paths()).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(paths()).toEqual(['/api/users/v1/users/profile A0', '/api/orders A0']);
    deletion.resolve(success());
    await deleted;
    expect(await other).toEqual({
      ok: false,
      failure: { code: 'UNAUTHENTICATED', status: 401, errors: [], message: 'Algo ha ido mal' },
    });
    expect(lost).toEqual([]);
  });

  test('R4.1 an expired token is refreshed before the call', async () => {
    const { call, tokens, paths } = await open(refreshing(() => success(stats)));
    await tokens.grant({ ...sampleLogin, expires_in: 300 });
    await Promise.all([call('getUserStats', {}), call('getUserStats', {})]);
    expect(paths()).toEqual([
      '/api/auth/refresh-token null',
      '/api/users/v1/users/stats A1',
      '/api/users/v1/users/stats A1',
    ]);
  });

  test('battery 115 tokens cleared while open are missed at the next call, and once', async () => {
    const { call, heard, lost, storage, paths } = await open(() => refusal(401, 'UNAUTHENTICATED'));
    storage.clear();
    await call('getUserStats', {});
    await call('getUserStats', {});
    expect([heard, lost]).toEqual([['tokens.changedElsewhere'], []]);
    expect(paths()).toEqual(['/api/users/v1/users/stats null', '/api/users/v1/users/stats null']);
  });

  test('R4.3 R8.2 without a refresh token a refused call ends the session, and once', async () => {
    const { call, lost, storage, seen } = await open(() => refusal(401, 'UNAUTHENTICATED'));
    storage.removeItem('refresh_token');
    await call('getUserStats', {});
    await call('getUserStats', {});
    expect([lost, seen.length, storage.length]).toEqual([['NO_REFRESH_TOKEN'], 2, 0]);
  });

  test('battery 119 an aborted call rejects with the reason and nothing else does', async () => {
    const { call } = await open(() => new Promise(() => {}));
    const leaving = new AbortController();
    const result = call('getUserStats', {}, leaving.signal);
    const reason = new Error('left');
    leaving.abort(reason);
    await expect(result).rejects.toBe(reason);
  });

  test('R9.1 a call gives up after the time of its row', async () => {
    vi.useFakeTimers();
    const { call, contacts } = await open(() => new Promise(() => {}));
    const settled: string[] = [];
    const watch = (name: string, result: Promise<unknown>) =>
      void result.then((value) => settled.push(`${name} ${JSON.stringify(value)}`));
    watch('stats', call('getUserStats', {}));
    watch('cart', call('getCart', {}));
    watch('health', call('health', {}));
    const failure = '{"ok":false,"failure":{"code":"TIMEOUT","status":0,"errors":[]}}';
    await vi.advanceTimersByTimeAsync(4_999);
    expect(settled).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toEqual([`health ${failure}`]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(settled).toEqual([`health ${failure}`, `cart ${failure}`]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(settled).toEqual([`health ${failure}`, `cart ${failure}`, `stats ${failure}`]);
    expect(contacts).toEqual([false, false, false]);
  });
});

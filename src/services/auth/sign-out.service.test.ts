import { describe, expect, test } from 'vitest';
import { json, refusal, type SeenRequest, success } from '../../../tests/support/http/fake-fetch.ts';
import { sampleLogin, openTokenMarket } from '../../../tests/support/browser/tokens.ts';
import { createSignOutService } from './sign-out.service.ts';

async function open(answer: (request: SeenRequest) => Response | Promise<Response>, isOnline = true) {
  const market = await openTokenMarket(answer, { isSignedIn: false });
  const page = new EventTarget();
  return { ...market, page, farewell: createSignOutService(market, page, () => isOnline) };
}

describe(createSignOutService.name, () => {
  test('R7.6 the server is told with the token that was dropped', async () => {
    const { farewell, paths } = await open(() => success());
    expect(await farewell.tellServer({ accessToken: 'A0' })).toEqual('told');
    expect(paths()).toEqual(['/api/auth/logout A0']);
  });

  test.each([
    ['401', () => refusal(401, 'UNAUTHENTICATED'), 'refused'],
    ['403 about the token', () => refusal(403, 'INVALID_TOKEN'), 'refused'],
    ['403 without a code', () => json(403, { message: 'Forbidden' }), 'refused'],
    ['500', () => refusal(500, 'INTERNAL'), 'unreached'],
    ['503', () => refusal(503, 'UNAVAILABLE'), 'unreached'],
    ['no line', () => Promise.reject(new TypeError('failed to fetch')), 'unreached'],
  ])('battery 36 battery 107 %s costs one request and ends nothing', async (_, answer, told) => {
    const { farewell, seen, lost } = await open(answer);
    expect(await farewell.tellServer({ accessToken: 'A0' })).toEqual(told);
    expect([seen.length, lost]).toEqual([1, []]);
  });

  test('R7.6 a fresh token comes from the refresh token, or none does', async () => {
    const { farewell, seen, storage } = await open(({ body }) =>
      (body as { refresh_token: string }).refresh_token === sampleLogin.refresh_token
        ? json(200, { ...sampleLogin, access_token: 'A1' })
        : refusal(401, 'INVALID_REFRESH_TOKEN'),
    );
    expect(await farewell.askRefresh({ refreshToken: sampleLogin.refresh_token })).toEqual('A1');
    expect(await farewell.askRefresh({ refreshToken: 'another-refresh-token-0' })).toEqual(null);
    expect([seen.map(({ url }) => url), storage.length]).toEqual([
      ['/api/auth/refresh-token', '/api/auth/refresh-token'],
      0,
    ]);
  });

  test('battery 36 it waits for the line', async () => {
    const { farewell, page } = await open(() => success(), false);
    const waited = farewell.awaitLine().then(() => 'online');
    page.dispatchEvent(new Event('online'));
    expect(await waited).toEqual('online');
    await (await open(() => success())).farewell.awaitLine();
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '../support/api/api.ts';
import { startRawServer, type RawClient, type RawRequest } from '../support/http/raw-http.ts';

const login = { 'content-type': 'application/json' };
const body = JSON.stringify({ username: 'nadie@example.com', password: 'Azafran-2026!' });

/** Calls with other spellings than in the table, which lead nowhere. */
const RESPELT: readonly RawRequest[] = [
  { path: '/%61pi/products' },
  { path: '/%61%70%69/products' },
  { path: '/a%70i/health' },
  { path: '/%61pi/%70roducts' },
  { path: '/api/%70roducts' },
  { path: '/%61pi/products?limit=1' },
  { method: 'DELETE', path: '/%61pi/products' },
  { method: 'OPTIONS', path: '/%61pi/products' },
  { method: 'POST', path: '/%61pi/auth/login', headers: login, body },
];
/** Absolute URLs in place of paths. */
const WHOLE: readonly RawRequest[] = [
  { path: 'http://x/api/products' },
  { path: 'https://x/api/health' },
  { path: 'http://x' },
  { method: 'POST', path: 'http://x/api/auth/login', headers: login, body },
];

describeApi(
  'the flood limit',
  (api) => {
    let client: RawClient;
    beforeAll(async () => {
      client = await startRawServer(api().app);
    });
    afterAll(() => client.close());
    const statuses = async (requests: readonly RawRequest[]) => {
      const found = [];
      for (const request of requests) found.push((await client.send(request)).status);
      return found;
    };

    test('battery 2 battery 50 a call in another spelling is no call, and one in whole form is malformed', async () => {
      expect(await statuses(RESPELT)).toEqual(RESPELT.map(() => 404));
      expect(await statuses(WHOLE)).toEqual(WHOLE.map(() => 400));
      const { headers } = await client.send({
        path: '/%61pi/products',
        headers: { origin: 'https://x.example' },
      });
      expect(headers['access-control-allow-origin']).toBe(undefined);
    });

    test('battery 50 6,000 calls in a minute are answered, however they are spelt no more', async () => {
      const flood = await Promise.all(
        Array.from({ length: 6_000 }, () =>
          api().app.inject({ url: '/api/carts', remoteAddress: '127.0.0.1' }),
        ),
      );
      const refused = flood.filter(({ statusCode }) => statusCode === 429).length;
      const { status, headers, text } = await client.send({ path: '/api/carts' });
      expect([status, JSON.parse(text)]).toEqual([
        429,
        {
          status: {
            code: 'TOO_MANY_REQUESTS',
            message: 'Demasiados intentos. Espera un momento antes de reintentar.',
          },
        },
      ]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect([refused, await statuses(RESPELT), await statuses(WHOLE)]).toEqual([
        0,
        RESPELT.map(() => 404),
        WHOLE.map(() => 400),
      ]);
      const others = [
        { path: '/api/health' },
        { path: '/calendario.ics' },
        { path: '/calendario/la-colmena.ics' },
        { method: 'PUT', path: '/uploads/x', body: 'x' },
        { method: 'PUT', path: '/%75ploads/x', body: 'x' },
        { method: 'POST', path: '/api/auth/login', headers: login, body },
      ];
      expect(await statuses(others)).toEqual(others.map(() => 429));
      const elsewhere = await api().app.inject({ url: '/api/health', remoteAddress: '192.0.2.7' });
      expect(elsewhere.statusCode).toBe(200);
    });
  },
  { env: { RATE_LIMITS: 'on' } },
);

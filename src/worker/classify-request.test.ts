import { describe, expect, test } from 'vitest';
import { type WorkerRequest, endsSession, classifyRequest } from './classify-request.ts';

const MARKET = 'https://tenderete.example';
const STORE = `${MARKET}/tienda/la-colmena`;

/** Kind of a request for a path of the market, as a page sends it. */
const kindAt = (path: string, asked: Partial<WorkerRequest> = {}) =>
  classifyRequest(
    {
      method: 'GET',
      mode: 'cors',
      destination: '',
      url: new URL(path, MARKET).href,
      referrer: STORE,
      headers: new Headers(),
      ...asked,
    },
    MARKET,
  );

const going: Partial<WorkerRequest> = { mode: 'navigate', destination: 'document' };

describe(classifyRequest, () => {
  test.each([
    ['/tienda/la-colmena', 'page'],
    ['/products/7', 'page'],
    ['/products?q=miel', 'screen'],
    ['/orders', 'screen'],
    ['/producer/dashboard', 'screen'],
    ['/api/popup-stores/7/calendar.ics', 'screen'],
  ])('R2.25 who goes to %s goes to a %s', (path, kind) => {
    expect(kindAt(path, going)).toEqual(kind);
  });

  test('R2.25 what is in a frame is not kept, and a form that is sent goes by', () => {
    expect([
      kindAt('/tienda/la-colmena', { ...going, destination: 'iframe' }),
      kindAt('/contact', { ...going, method: 'POST' }),
    ]).toEqual(['screen', null]);
  });

  test.each([
    ['/assets/market-4f9a.js', 'code'],
    ['/boot.js?a1b2', 'file'],
    ['/fonts/bricolage-grotesque.woff2', 'file'],
    ['/icon.svg', 'file'],
    ['/pictures/7-640.avif', 'picture'],
  ])('R2.25 %s is kept as %s', (path, kind) => {
    expect(kindAt(path)).toEqual(kind);
  });

  test.each([
    '/api/products',
    '/api/users/profile',
    '/assets/back-office/first-4f9a.js',
    '/prefetch.js?a1b2',
    '/bot-check.js',
    '/sw.js',
    '/uploads/pictures/7',
    '/sitemap.xml',
    '/ejemplos/productos.zip',
    '/tienda/la-colmena',
    'https://elsewhere.example/assets/market-4f9a.js',
  ])('R2.25 %s goes by untouched', (path) => {
    expect(kindAt(path)).toBe(null);
  });

  test.each<[string, Partial<WorkerRequest>]>([
    ['with a token', { headers: new Headers({ authorization: 'Bearer 7' }) }],
    ['for a part of it', { headers: new Headers({ range: 'bytes=0-9' }) }],
    ['to change it', { method: 'PUT' }],
    ['by a page of the back office', { referrer: `${MARKET}/producer/products` }],
    ['by the page of an account', { referrer: `${MARKET}/profile` }],
    ['by nobody knows what', { referrer: '' }],
    ['by another site', { referrer: 'https://elsewhere.example/tienda/la-colmena' }],
  ])('R2.25 a picture that is asked for %s goes by untouched', (_, asked) => {
    expect(kindAt('/pictures/7.webp', asked)).toBe(null);
  });
});

test('R7.6 only the call of whoever signs out says that', () => {
  const ends = (method: string, path: string) =>
    endsSession({ method, url: new URL(path, MARKET).href }, MARKET);
  expect([
    ends('POST', '/api/auth/logout'),
    ends('GET', '/api/auth/logout'),
    ends('POST', '/api/auth/login'),
    ends('POST', 'https://elsewhere.example/api/auth/logout'),
  ]).toEqual([true, false, false, false]);
});

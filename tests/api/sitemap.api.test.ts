import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { v7 as newId } from 'uuid';
import { createSitemap } from '../../server/services/sitemap/sitemap.ts';
import { describeApi, type TestApi } from '../support/api/api.ts';
import { addProduct, addStore } from '../support/api/add-market-rows.ts';

const ORIGIN = 'http://localhost:3000';

const get = (api: TestApi, url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url, headers });

/** Paths in a sitemap file, which must all be below the market's own URL. */
function pathsIn(xml: string): string[] {
  const whole = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);
  expect(whole.filter((location) => !location.startsWith(ORIGIN))).toEqual([]);
  return whole.map((location) => location.slice(ORIGIN.length));
}

/** All paths of a kind, from the parts listed in the sitemap index. */
async function mapped(api: TestApi, kind: string): Promise<string[]> {
  api.clock.turn(11 * 60_000);
  const parts = pathsIn((await get(api, '/sitemap.xml')).body).filter((path) => path.includes(`/${kind}-`));
  const files = await Promise.all(parts.map((path) => get(api, path)));
  return files.flatMap(({ body }) => pathsIn(body));
}

describeApi('the sitemap', (api) => {
  test('R2.1 it names every screen that anybody may look at, once', async () => {
    expect(await mapped(api(), 'screens')).toEqual([
      '/',
      '/tiendas',
      '/tiendas/calendario',
      '/products',
      '/register',
      '/register-vendors',
      '/guide',
      '/about',
      '/contact',
      '/privacy',
      '/terms',
    ]);
  });

  test('R4.8 it names the stores that are public, by their one address, and no other', async () => {
    const owner = await api().person('producer');
    const stores = new Map<string, string>();
    for (const status of ['draft', 'scheduled', 'active', 'paused', 'ended', 'archived'] as const)
      stores.set(`/tienda/${(await addStore(api(), owner, { status })).slug}`, status);
    const unready = await addStore(api(), owner, { isReady: false });
    stores.set(`/tienda/${unready.slug}`, 'unready');
    const told = await mapped(api(), 'stores');
    const seen = told.flatMap((path) => stores.get(path) ?? []);
    expect([seen, new Set(told).size]).toEqual([['scheduled', 'active', 'paused', 'ended'], told.length]);
  });

  test('R3.10 it names the products that are public, and no other', async () => {
    const owner = await api().person('producer');
    const hidden = await addStore(api(), owner, { status: 'draft' });
    const shown = await addProduct(api(), owner);
    const others = [
      await addProduct(api(), owner, { isActive: false }),
      await addProduct(api(), owner, { popupStoreId: hidden.id }),
      await addProduct(api(), owner, { isReady: false }),
    ];
    const told = await mapped(api(), 'products');
    const seen = [shown, ...others].map(({ id }) => told.includes(`/products/${id}`));
    expect(seen).toEqual([true, false, false, false]);
  });

  test('a part holds so many pages and no more; parts together hold each page once', async () => {
    const owner = await api().person('producer');
    for (let count = 0; count < 7; count += 1) await addStore(api(), owner);
    const limits = { partSize: 3, batchSize: 2 };
    const sitemap = createSitemap({ db: api().db, clock: api().clock, origin: ORIGIN, limits });
    const parts = pathsIn(gunzipSync(await sitemap.index()).toString()).filter((path) =>
      path.includes('stores'),
    );
    const sizes: number[] = [];
    const paths = new Set<string>();
    for (const number of parts.keys()) {
      const part = await sitemap.part('stores', number + 1);
      const told = part ? pathsIn(gunzipSync(part).toString()) : [];
      sizes.push(told.length);
      for (const path of told) paths.add(path);
    }
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.slice(0, -1).every((size) => size === 3)).toEqual(true);
    expect(paths.size).toEqual(total);
    expect(await sitemap.part('stores', parts.length + 1)).toEqual(null);
  });

  test('a part is kept for ten minutes, packed or not as one likes, and dated', async () => {
    const owner = await api().person('producer');
    const { slug } = await addStore(api(), owner, {
      slug: `mapa-${newId()}`,
      updatedAt: new Date('2026-09-12T10:00:00.000Z'),
    });
    const path = `/tienda/${slug}`;
    const isThere = (body: string) => pathsIn(body).includes(path);
    api().clock.turn(11 * 60_000);
    const packed = await get(api(), '/sitemaps/stores-1.xml', { 'accept-encoding': 'gzip, br' });
    expect([
      packed.headers['content-type'],
      packed.headers['content-encoding'],
      packed.headers['cache-control'],
      isThere(gunzipSync(packed.rawPayload).toString()),
    ]).toEqual(['application/xml; charset=utf-8', 'gzip', 'public, max-age=3600', true]);
    const { slug: later } = await addStore(api(), owner);
    const before = await get(api(), '/sitemaps/stores-1.xml');
    api().clock.turn(10 * 60_000 - 1);
    const during = await get(api(), '/sitemaps/stores-1.xml');
    api().clock.turn(1);
    const after = await get(api(), '/sitemaps/stores-1.xml');
    expect([before, during, after].map(({ body }) => pathsIn(body).includes(`/tienda/${later}`))).toEqual([
      false,
      false,
      true,
    ]);
    expect(before.body).toContain(
      `<url><loc>${ORIGIN}${path}</loc><lastmod>2026-09-12T10:00:00.000Z</lastmod></url>`,
    );
  });

  test('there is no other part', async () => {
    const asked = [
      'products-999999.xml',
      'screens-2.xml',
      'stores-0.xml',
      'users-1.xml',
      'stores.xml',
      '..%2fetc.xml',
    ];
    const answers = await Promise.all(asked.map((file) => get(api(), `/sitemaps/${file}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 404));
  });

  test('robots are told where the map is, and what is not for them', async () => {
    const { body, headers } = await get(api(), '/robots.txt');
    const [agents, ...rest] = body.trimEnd().split('\n');
    const barred = rest.slice(0, -2).map((line) => line.replace('Disallow: ', ''));
    expect([headers['content-type'], agents, barred.toSorted(), rest.slice(-2)]).toEqual([
      'text/plain; charset=utf-8',
      'User-agent: *',
      [
        '/access-denied',
        '/admin/',
        '/api/',
        '/avisos/',
        '/cart',
        '/checkout',
        '/confirm-account',
        '/maintenance',
        '/order-confirmation/',
        '/orders',
        '/producer/',
        '/profile',
        '/reset-password',
      ],
      ['', `Sitemap: ${ORIGIN}/sitemap.xml`],
    ]);
  });
});

import { expect, test } from 'vitest';
import { DEFAULT_INSTALLATION } from '../../contract/shell/installation.ts';
import type { Role } from '../../contract/account/role.ts';
import { fakeFetch, refusal, type SeenRequest, success } from '../../tests/support/http/fake-fetch.ts';
import { sampleStats } from '../../tests/support/samples/sample-stats.ts';
import { NOW, sampleProduct, sampleStore } from '../../tests/support/samples/samples.ts';
import { sampleUserWithRole } from '../../tests/support/samples/session-app.ts';
import { drawPicture } from '../entry-server.tsx';

const page = { total: 1, limit: 24, offset: 0, hasMore: false };

/** Server for a user with this role and one product, low in stock. */
const marketOf =
  (role: Role, others: (path: string) => Response | Promise<Response> | undefined = () => undefined) =>
  ({ url, bearer }: SeenRequest) => {
    const { pathname: path, searchParams } = new URL(url, 'http://market.invalid');
    if (bearer !== 'mine') return refusal(401, 'INVALID_TOKEN');
    const other = others(path);
    if (other) return other;
    if (path === '/api/auth/user-info')
      return success({ user: { ...sampleUserWithRole(role), 'custom:role': role } });
    if (path === '/api/popup-stores/user/me')
      return success({ popupStores: [sampleStore()], pagination: page });
    if (path === '/api/products/user')
      return searchParams.has('maxStock') || !searchParams.has('active')
        ? success({ products: [sampleProduct({ name: 'Taza' })], pagination: page })
        : success({ products: [], pagination: { ...page, total: 0 } });
    return success(sampleStats({ totalOrders: 3, pendingOrders: 2 }));
  };

async function draw(path: string, market: (request: SeenRequest) => Response | Promise<Response>) {
  const { fetch, seen } = fakeFetch(market);
  const request = {
    url: `https://tenderete.example${path}`,
    now: NOW,
    installation: DEFAULT_INSTALLATION,
    build: 'test',
  };
  const picture = await drawPicture(request, { accessToken: 'mine', fetch });
  return { picture, seen };
}

const HOY = '/producer/dashboard';

test('R2.5 of Hoy the whole content is drawn, with its styles and nothing around it', async () => {
  const { picture, seen } = await draw(HOY, marketOf('producer'));
  const words = picture?.html.replaceAll('<!-- -->', '');
  expect(words).toContain('Hola, Persona 1');
  expect(words).toContain('2 pedidos por preparar');
  expect(words).toContain('1 producto se agota');
  expect(picture?.html).toMatch(/^<style><\/style><(?!style)/);
  expect(picture?.css).toMatch(/\.css-\w+\{/);
  expect(/<(nav|main|header|script)/.exec(picture?.html ?? '')).toEqual(null);
  expect(seen.every(({ method, bearer }) => method === 'GET' && bearer === 'mine')).toEqual(true);
});

test('R2.5 a list is drawn with its rows', async () => {
  const { picture } = await draw('/producer/products?q=taza', marketOf('producer'));
  expect(picture?.html).toContain('Taza');
  expect(picture?.html.match(/<style>.*?<\/style>/gs)).toEqual(['<style></style>']);
  expect(picture?.css).toContain('[data-part=foot-bar]');
});

test.each([
  ['to whom the screen does not admit', '/admin/dashboard', marketOf('producer')],
  ['to a shopper', HOY, marketOf('consumer')],
  ['to whose token is no good', HOY, () => refusal(401, 'INVALID_TOKEN')],
  ['of the shop', '/products', marketOf('producer')],
  ['of a table of hundreds of rows', '/admin/users', marketOf('admin')],
  [
    'of what has failed in part',
    HOY,
    marketOf('producer', (path) => (path.includes('stats') ? refusal(503, 'UNAVAILABLE') : undefined)),
  ],
  [
    'of what takes too long',
    HOY,
    marketOf('producer', (path) => (path.includes('stats') ? new Promise<Response>(() => {}) : undefined)),
  ],
])('R2.9 nothing is drawn %s', async (_, path, market) => {
  expect((await draw(path, market)).picture).toEqual(null);
});

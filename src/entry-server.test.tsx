import { expect, test } from 'vitest';
import type { Call } from '../contract/api/call.ts';
import { DEFAULT_INSTALLATION } from '../contract/shell/installation.ts';
import type { FailureCode } from '../contract/api/failure.ts';
import type { RenderRequest } from '../contract/shell/rendered-page.ts';
import { fillPathParameters, isServerRendered, filterScreens } from '../contract/shell/screen-lookup.ts';
import { screens } from '../contract/screens.ts';
import { successfulAnswer, fakeCall } from '../tests/support/charts/fake-call.ts';
import {
  NOW,
  sampleFacets,
  sampleId,
  sampleFailure,
  sampleProduct,
  sampleStore,
} from '../tests/support/samples/samples.ts';
import { render } from './entry-server.tsx';

/** ISO instant at whole days from now. */
const daysFromNow = (days: number) => new Date(NOW + days * 24 * 60 * 60 * 1_000).toISOString();
const textIn = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');

const failing = (code: FailureCode) => ({ ok: false, failure: sampleFailure(code) }) as const;
const answers = {
  listNotifications: successfulAnswer({ notifications: [] }),
  listActivePopupStores: successfulAnswer({ popupStores: [sampleStore()] }),
  listProducts: successfulAnswer({ products: [sampleProduct()], facets: sampleFacets() }),
  getPopupStore: successfulAnswer({ popupStore: sampleStore() }),
};

const requestOf = (path: string): RenderRequest => ({
  url: `https://tenderete.example${path}`,
  now: NOW,
  installation: { ...DEFAULT_INSTALLATION, publicHost: 'tenderete.example' },
  build: 'test',
});

const outcomeOf = async (path: string, call: Call) => {
  const { status, isWhole } = await render(requestOf(path), call);
  return { status, isWhole };
};

const outline = async (path: string) => {
  const { door, routeIds } = await render(requestOf(path), fakeCall(answers).call);
  return { door, routeIds };
};

const behind = (layout: string, path: string) => ({
  door: 'backOffice',
  routeIds: [`/back-office/${layout}`, `/back-office/${layout}${path}`],
});

test.each([
  ['/producer/dashboard', behind('_producer', '/producer/dashboard')],
  ['/producer/stores/7/config', behind('_producer', '/producer/popup-stores/$storeId/edit')],
  ['/admin/dashboard?page=2', behind('_admin', '/admin/dashboard')],
  ['/producer/nada', { door: 'market', routeIds: ['__root__'] }],
  ['/orders', { door: 'market', routeIds: [] }],
])('R2.2 R2.5 R2.7 %s starts behind its door', async (path, expected) => {
  expect(await outline(path)).toEqual(expected);
});

test.each([
  ['/producer/products', '<h1[^>]*>Productos</h1>', ['producer', 'admin']],
  ['/producer/stores/7', 'aria-busy', ['producer', 'admin']],
  ['/admin/dashboard', '<h1[^>]*>Panel</h1>', ['admin']],
])('R2.9 of %s the frame lies ready, and is there for nobody yet', async (path, shape, roles) => {
  const { html, ahead } = await render(requestOf(path), fakeCall(answers).call);
  const [seen, laid = ''] = html.split('<template id="coming">');
  expect([/<(nav|h1|main)/.test(seen ?? ''), laid.endsWith('</template>')]).toEqual([false, true]);
  expect(laid).toMatch(new RegExp(shape));
  expect(laid).toMatch(/<nav[^>]*aria-label="Principal"/);
  expect(ahead?.roles).toEqual(roles);
});

test('R2.5 what a list asks is asked ahead as it asks it, and nothing for the market', async () => {
  const { ahead } = await render(requestOf('/producer/products?q=miel'), fakeCall(answers).call);
  expect(ahead?.calls).toEqual({
    always: ['/api/auth/user-info', '/api/popup-stores/user/me?sortBy=name&sortOrder=asc&limit=100'],
    unsearched: ['/api/products/user?offset=0&limit=24'],
  });
  expect((await render(requestOf('/orders'), fakeCall(answers).call)).ahead).toEqual(undefined);
});

const WHOLE = { status: 200, isWhole: true };
const FAILED = { status: 503, isWhole: false };

test('R1.1 a first screen that has all it shows is whole, and a store that is not there is an answer', async () => {
  const { call } = fakeCall(answers);
  expect(await outcomeOf('/', call)).toEqual(WHOLE);
  expect(await outcomeOf('/products?store=la-colmena', call)).toEqual(WHOLE);
  const missing = fakeCall({ ...answers, getPopupStore: failing('POPUP_STORE_NOT_FOUND') });
  expect(await outcomeOf('/tiendas?store=nadie', missing.call)).toEqual(WHOLE);
});

const nobody = fakeCall({ ...answers, getPopupStore: failing('POPUP_STORE_NOT_FOUND') });

test.each([
  '/?popups=nadie%26',
  '/home?tienda=nadie%26',
  '/products?store=nadie%26&q=miel',
  '/about?pop-ups=nadie%26',
])('R2.20 %s names a store that is not there, and leads to where stores are chosen', async (path) => {
  const { status, location } = await render(requestOf(path), nobody.call);
  expect([status, location]).toEqual([307, '/tiendas?popups=nadie%26']);
});

test('R2.18 R2.20 so does a host, and a choice of stores says whom it does not find', async () => {
  const atHost = await render({ ...requestOf('/'), url: 'https://nadie.tenderete.example/' }, nobody.call);
  expect(atHost.location).toBe('/tiendas?popups=nadie');
  const { html } = await render(requestOf('/tiendas?popups=nadie'), nobody.call);
  expect(html).toContain('Popup store &quot;nadie&quot; no encontrado o no está disponible');
});

const NOT_OPEN = [
  [
    'scheduled',
    'Abre en 3 días',
    { status: 'scheduled', startDate: daysFromNow(3), endDate: daysFromNow(9) },
  ],
  ['paused', 'En pausa', { status: 'paused' }],
  ['ended', 'Cerró ayer', { status: 'ended', startDate: daysFromNow(-9), endDate: daysFromNow(-1) }],
] as const;

test.each(
  NOT_OPEN.flatMap(([status, stamp, changes]) =>
    ['/?popups=la-colmena', '/home?tienda=la-colmena', '/products?store=la-colmena'].map(
      (path) => [status, path, stamp, changes] as const,
    ),
  ),
)(
  'R2.20 R4.10 a %s store at %s heads the page with its state and the link to other stores',
  async (_, path, stamp, changes) => {
    const popupStore = sampleStore(changes);
    const { call } = fakeCall({ ...answers, getPopupStore: successfulAnswer({ popupStore }) });
    const { html } = await render(requestOf(path), call);
    const [before = '', after = ''] = html.split(/<h1[^>]*>La Colmena<\/h1>/);
    expect(textIn(before)).toContain(stamp);
    expect(after).toMatch(/<a[^>]* href="\/tiendas"[^>]*>Elegir otro puesto<\/a>/);
  },
);

test.each(['/?popups=la-colmena', '/products?store=la-colmena'])(
  'R2.20 an open store at %s offers no other one in its place',
  async (path) => {
    const { html } = await render(requestOf(path), fakeCall(answers).call);
    expect(html).not.toContain('Elegir otro puesto');
  },
);

test('R8.16 the page of a store that is not there leads nowhere else', async () => {
  const { location, html } = await render(requestOf('/tienda/nadie'), nobody.call);
  expect([location, html.includes('Este puesto no está')]).toEqual([undefined, true]);
});

test('battery 78 what could not be fetched makes a page of 503, be it the screen or the store of the address', async () => {
  const stalls = fakeCall({ ...answers, listActivePopupStores: failing('UNAVAILABLE') });
  expect(await outcomeOf('/', stalls.call)).toEqual(FAILED);
  const store = fakeCall({ ...answers, getPopupStore: failing('UNAVAILABLE') });
  expect(await outcomeOf('/products?store=la-colmena', store.call)).toEqual(FAILED);
});

test.each(filterScreens(() => true))(
  'R1.1 R2.9 %s is sent whole unless it lies behind a login',
  async (path) => {
    const { call } = fakeCall({ ...answers, getProduct: successfulAnswer({ product: sampleProduct() }) });
    const { state } = await render(requestOf(fillPathParameters(path, sampleId(1))), call);
    expect([path, 'app' in JSON.parse(state)]).toEqual([path, isServerRendered(screens[path])]);
  },
);

const still = filterScreens(isServerRendered).filter((path) => !path.includes('$'));

test.each(still)('R2.1 %s is titled, and listed or not, as the table says', async (path) => {
  const { head } = await render(requestOf(path), fakeCall(answers).call);
  const { title, robots } = screens[path];
  expect([/<title>(.*?)(?: · Tenderete)?<\/title>/.exec(head)?.[1], head.includes('noindex')]).toEqual([
    title,
    robots !== 'listed',
  ]);
  const address = path === '/home' ? '/' : path;
  expect(/rel="canonical" href="(.*?)"/.exec(head)?.[1]).toEqual(robots === 'listed' ? address : undefined);
});

test.each([
  ['/cart', 'Tu carrito · Tenderete'],
  ['/checkout', 'Tramitar pedido · Tenderete'],
  ['/orders', 'Tus pedidos · Tenderete'],
  ['/orders/7', 'Pedido · Tenderete'],
  ['/profile', 'Tu cuenta · Tenderete'],
  ['/producer/products', 'Productos · Tenderete'],
  ['/admin/users/7', 'Usuario · Tenderete'],
])('R2.1 R2.9 %s is called what it is before its code is there', async (path, title) => {
  const { head } = await render(requestOf(path), nobody.call);
  expect(head.match(/<title>[^<]*<\/title>/g)).toEqual([`<title>${title}</title>`]);
});

test.each(filterScreens((screen) => !isServerRendered(screen)))('R2.1 R2.9 %s has a title', async (path) => {
  const { head } = await render(requestOf(fillPathParameters(path, sampleId(1))), nobody.call);
  expect(head).toMatch(/<title>[^<]+ · Tenderete<\/title>/);
});

const MARKET = 'https://tenderete.example';
const STALL = 'https://la-colmena.tenderete.example';

/** Stores whose products an address requests; for the home page also its heading. */
async function shelfAt(url: string) {
  const { call, asked } = fakeCall(answers);
  const { html } = await render({ ...requestOf('/'), url }, call);
  const stores = asked.flatMap(({ name, input }) =>
    name === 'listProducts' ? [(input as { query: { popupStoreSlug?: string } }).query.popupStoreSlug] : [],
  );
  return [...new Set(stores), /Recién puesto[^<]*/.exec(html)?.[0]];
}

test.each([
  [`${MARKET}/`, [undefined, 'Recién puesto']],
  [`${MARKET}/?popups=la-colmena`, ['la-colmena', 'Recién puesto en La Colmena']],
  [`${STALL}/`, ['la-colmena', 'Recién puesto en La Colmena']],
  [`${STALL}/?popups=el-horno`, ['el-horno', 'Recién puesto']],
  [`${MARKET}/home?popups=la-colmena`, [undefined, 'Recién puesto']],
  [`${STALL}/home`, [undefined, 'Recién puesto']],
])('R2.1 R2.18 %s is the home that fits', async (url, expected) => {
  expect(await shelfAt(url)).toEqual(expected);
});

test.each([
  [`${MARKET}/products`, undefined],
  [`${STALL}/products`, 'la-colmena'],
  [`${STALL}/products?q=miel`, 'la-colmena'],
  [`${STALL}/products?popups=el-horno`, 'el-horno'],
  ['https://www.tenderete.example/products', undefined],
])('R2.18 %s lists the goods of %s', async (url, store) => {
  expect((await shelfAt(url)).slice(0, 1)).toEqual([store]);
});

test.each([
  ['/condiciones/la-colmena', 'Comprar en La Colmena'],
  ['/avisame/la-colmena', 'La Colmena ya está abierto'],
  ['/avisos/0123', '¿Te avisamos?'],
])('R2.1 %s is open to everybody', async (path, heading) => {
  const { html, status } = await render(requestOf(path), fakeCall(answers).call);
  expect([status, /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]]).toEqual([200, heading]);
});

test('battery 78 a first screen whose main part has not come within its patience is unavailable', async () => {
  const { call } = fakeCall(answers);
  const never: Call = (name, ...rest) =>
    name === 'getPopupStore' ? new Promise(() => {}) : call(name, ...rest);
  expect(await outcomeOf('/products?store=la-colmena', never)).toEqual(FAILED);
});

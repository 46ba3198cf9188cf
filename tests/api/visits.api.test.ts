import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { DEFAULT_INSTALLATION } from '../../contract/shell/installation.ts';
import type { FunnelStep, StoreAnalytics } from '../../contract/producer/store-analytics.ts';
import { systemClock } from '../../server/clock.ts';
import { createLog } from '../../server/log.ts';
import { createVisits } from '../../server/visits/visits.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { storeVisitDays, visitorMarks, visitSalts } from '../../server/db/schema-visits.ts';
import { registerPages } from '../../server/pages/pages.plugin.ts';
import { render } from '../../src/entry-server.tsx';
import { describeApi, type ApiUser, startApi, type TestApi } from '../support/api/api.ts';
import {
  addProduct,
  addStore,
  checkOutCart,
  shopperWithCart,
  MARKET_SHIPPING,
} from '../support/api/add-market-rows.ts';
import { statementsDuring } from '../support/postgres/executed-statements.ts';
import { openFakeBrowser, PHONE_USER_AGENT } from '../support/browser/fake-browser.ts';

const build = { id: 'b', chunksFor: () => ({ first: ['/assets/entry.js'], rest: [] }) };

/** Store with a product, and functions that read its analytics. */
async function openStall(api: TestApi) {
  const owner = await api.person('producer');
  const store = await addStore(api, owner);
  const product = await addProduct(api, owner, { popupStoreId: store.id, stock: 99 });
  const told = async (query: { from?: string; to?: string } = {}): Promise<StoreAnalytics> => {
    await api.visits.write();
    // New admin each time, because a day may have passed and expired the token.
    const asked = { params: { id: store.id }, query };
    const { body } = await api.call('getPopupStoreAnalytics', asked, await api.person('admin'));
    return body.data.analytics;
  };
  return {
    owner,
    store,
    product,
    told,
    storePage: `/tienda/${store.slug}`,
    productPage: `/products/${product.id}`,
  };
}

const figures = ({ views, productViews, visitors, additions }: StoreAnalytics) => ({
  views,
  productViews,
  visitors,
  additions,
});
const funnel = ({ funnel: steps = [] }: StoreAnalytics) =>
  Object.fromEntries(steps.map(({ step, visitors }) => [step, visitors])) as Record<FunnelStep, number>;

describeApi(
  'visits',
  (api) => {
    test('R7.12 a page of a store or of its products is a view, and whoever looks is a visitor once', async () => {
      const { told, storePage, productPage, product } = await openStall(api());
      const [ana, luis] = [openFakeBrowser(api(), '10.1.0.1'), openFakeBrowser(api(), '10.1.0.2')];
      expect([await ana.go(storePage), await ana.go(productPage), await luis.go(productPage)]).toEqual([
        200, 200, 200,
      ]);
      const said = await told();
      expect(figures(said)).toEqual({ views: 3, productViews: 2, visitors: 2, additions: 0 });
      expect(said.topProducts).toEqual([
        { productId: product.id, name: product.name, views: 2, units: 0, revenue: 0 },
      ]);
      // The clock is at noon in Madrid.
      expect([said.hours?.[12], said.series.at(-1)]).toEqual([
        3,
        { date: '2026-09-14', views: 3, visitors: 2, orders: 0, units: 0, revenue: 0 },
      ]);
    });

    test('R7.12 the same page again is the same look for half a minute, and then another one', async () => {
      const { told, storePage, store } = await openStall(api());
      const ana = openFakeBrowser(api(), '10.1.1.1');
      await ana.go(storePage);
      await ana.go(storePage);
      await ana.call(storePage, 'getPopupStore', { params: { id: store.id } });
      expect((await told()).views).toBe(1);
      api().clock.turn(31_000);
      await ana.go(storePage);
      const said = await told();
      expect(figures(said)).toEqual({ views: 2, productViews: 0, visitors: 1, additions: 0 });
      expect(said.hours?.[12]).toBe(2);
    });

    test.each([
      ['a robot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', {}],
      ['a program without a name', null, {}],
      ['a browser that fetches ahead', undefined, { headers: { 'sec-purpose': 'prefetch;prerender' } }],
      [
        'a browser that did so before there was a word for it',
        undefined,
        { headers: { purpose: 'prefetch' } },
      ],
      ['a frame', undefined, { headers: { 'sec-fetch-dest': 'iframe' } }],
      ['whoever asks for the head alone', undefined, { method: 'HEAD' as const }],
    ])('R7.12 %s is not counted', async (_, userAgent, more) => {
      const { told, storePage, productPage } = await openStall(api());
      const window = openFakeBrowser(api(), '10.1.2.1', userAgent);
      expect([await window.go(storePage, more), await window.go(productPage, more)]).toEqual([200, 200]);
      expect(figures(await told())).toEqual({ views: 0, productViews: 0, visitors: 0, additions: 0 });
    });

    test('R7.12 what a page asks when one steps to it within the market counts, what carts and stalls of others ask does not', async () => {
      const { told, store, product, storePage, productPage, owner } = await openStall(api());
      const ana = openFakeBrowser(api(), '10.1.3.1');
      const stored = { params: { id: store.slug } };
      const sold = { params: { id: product.id } };
      for (const page of [null, '/cart', '/products', '/checkout', `/products/${store.id}`]) {
        await ana.call(page, 'getProduct', sold);
        await ana.call(page, 'getPopupStore', stored);
      }
      await ana.call('/tienda/otra', 'getPopupStore', stored);
      await openFakeBrowser(api(), '10.1.3.2').call(storePage, 'getPopupStore', stored, owner);
      expect((await told()).views).toBe(0);
      await ana.call(`${productPage}?popups=${store.slug}`, 'getProduct', sold);
      await ana.call(`${productPage}?popups=${store.slug}`, 'getPopupStore', { params: { id: store.id } });
      await openFakeBrowser(api(), '10.1.3.3').call(
        `/products?popups=${store.slug}`,
        'getPopupStore',
        stored,
      );
      expect(figures(await told())).toEqual({ views: 2, productViews: 1, visitors: 2, additions: 0 });
    });

    test('R7.12 how far shoppers get: whoever got further was everywhere before', async () => {
      const { told, product, storePage } = await openStall(api());
      const [elsewhere] = [await openStall(api())];
      await openFakeBrowser(api(), '10.1.4.1').go(storePage);
      const added = openFakeBrowser(api(), '10.1.4.2');
      const body = { productId: product.id, quantity: 1 };
      const undecided = await api().person();
      await added.call('/products', 'addCartItem', { body }, undecided);
      await added.call('/products', 'addCartItem', { body }, undecided);
      await added.call('/cart', 'getCart', {}, undecided);
      const atCheckout = openFakeBrowser(api(), '10.1.4.3');
      await atCheckout.call('/checkout', 'getCart', {}, await shopperWithCart(api(), [product, 1]));
      const buyer = openFakeBrowser(api(), '10.1.4.4');
      const buying = await shopperWithCart(api(), [product, 1], [elsewhere.product, 1]);
      await buyer.call('/checkout', 'checkout', { body: { shippingInfo: MARKET_SHIPPING } }, buying);
      const said = await told();
      expect([funnel(said), said.visitors, said.additions, said.orders, said.conversion]).toEqual([
        { looked: 4, added: 3, checkout: 2, ordered: 1 },
        4,
        1,
        1,
        0.25,
      ]);
      expect(funnel(await elsewhere.told())).toEqual({ looked: 1, added: 1, checkout: 1, ordered: 1 });
    });

    test('R7.12 what was looked for in a store and not found is told, the word that was meant and once', async () => {
      const { told, store, owner } = await openStall(api());
      const look = (window: ReturnType<typeof openFakeBrowser>, q: string, as?: ApiUser) =>
        window.call('/products', 'listProducts', { query: { q, popupStoreSlug: store.slug } }, as);
      const [ana, luis] = [openFakeBrowser(api(), '10.1.5.1'), openFakeBrowser(api(), '10.1.5.2')];
      for (const q of ['zum', 'Zumo', 'zumo  de pera', 'zumo de pera']) await look(ana, q);
      await look(ana, 'Vinilo');
      await look(luis, 'ZUMO DE PERA');
      await look(luis, 'producto');
      await look(openFakeBrowser(api(), '10.1.5.3'), 'nada', owner);
      await luis.call('/products', 'listProducts', { query: { q: 'zumo de uva' } });
      expect((await told()).searchesWithoutResult).toEqual([{ q: 'zumo de pera', count: 1 }]);
      api().clock.turn(11_000);
      expect((await told()).searchesWithoutResult).toEqual([
        { q: 'zumo de pera', count: 2 },
        { q: 'vinilo', count: 1 },
      ]);
      await openFakeBrowser(api(), '10.1.5.4').go(`/products?popups=${store.slug}&q=zumo+de+pera`);
      api().clock.turn(11_000);
      expect((await told()).searchesWithoutResult?.[0]).toEqual({ q: 'zumo de pera', count: 3 });
    });

    test('R7.12 what only some words of were found is told as not found', async () => {
      const { told, store } = await openStall(api());
      const ana = openFakeBrowser(api(), '10.1.6.1');
      const query = { q: 'producto galáctico', popupStoreSlug: store.slug };
      await ana.call('/products', 'listProducts', { query });
      api().clock.turn(11_000);
      expect((await told()).searchesWithoutResult).toEqual([{ q: 'producto galáctico', count: 1 }]);
    });

    test('R7.12 what the server cannot see it is told, and says nothing of what came of it', async () => {
      const { told, store, product, owner } = await openStall(api());
      const admin = await api().person('admin');
      const hidden = await addStore(api(), owner, { status: 'draft' });
      const hiddenProduct = await addProduct(api(), owner, { popupStoreId: hidden.id });
      const ana = openFakeBrowser(api(), '10.1.10.1');
      // Without a product of this store in a cart.
      const luis = openFakeBrowser(api(), '10.1.10.2');
      const answers = [
        await luis.call(null, 'noteVisit', { body: { kind: 'checkout', popupStoreId: store.id } }),
        await ana.call(null, 'noteVisit', { body: { kind: 'looked', productId: product.id } }),
        await ana.call(null, 'noteVisit', { body: { kind: 'added', productId: product.id } }),
        await ana.call(null, 'noteVisit', { body: { kind: 'checkout', popupStoreId: store.id } }),
        await ana.call(null, 'noteVisit', { body: { kind: 'looked', popupStoreId: hidden.id } }),
        await ana.call(null, 'noteVisit', { body: { kind: 'looked', productId: hidden.id } }),
        await ana.call(null, 'noteVisit', { body: { kind: 'looked', productId: hiddenProduct.id } }),
        await ana.call(null, 'noteVisit', { body: { kind: 'looked', popupStoreId: store.id } }, owner),
        await ana.call(null, 'noteVisit', { body: { kind: 'looked', popupStoreId: store.id } }, admin),
      ];
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      const vague = [{ kind: 'added', popupStoreId: store.id }, { kind: 'looked' }] as const;
      for (const body of vague) expect((await ana.call(null, 'noteVisit', { body })).status).toBe(422);
      await vi.waitFor(async () => expect((await told()).additions).toBe(1));
      const said = await told();
      expect([figures(said), funnel(said)]).toEqual([
        { views: 1, productViews: 1, visitors: 1, additions: 1 },
        { looked: 1, added: 1, checkout: 1, ordered: 0 },
      ]);
      const days = await api().db.$count(storeVisitDays, eq(storeVisitDays.popupStoreId, hidden.id));
      expect(days).toBe(0);
    });

    test('R7.12 of what it is told the server reads that product or store, and no other', async () => {
      const { told, store, product } = await openStall(api());
      const ana = openFakeBrowser(api(), '10.1.13.1');
      const statements = await statementsDuring(api().db, async () => {
        await ana.call(null, 'noteVisit', { body: { kind: 'checkout', popupStoreId: store.id } });
        await ana.call(null, 'noteVisit', { body: { kind: 'added', productId: product.id } });
        await vi.waitFor(async () => expect((await told()).additions).toBe(1), 10_000);
      });
      const read = statements.filter((text) => /^select "id"(, "popup_store_id")? from/.test(text));
      expect(read.map((text) => /"(\w+)"\."id" in \(\$1\)/.exec(text)?.[1] ?? '').toSorted()).toEqual([
        'popup_stores',
        'products',
      ]);
    });

    test('R7.12 what two servers count adds up, and a visitor of both is one, also after a restart', async () => {
      const { told, storePage, store } = await openStall(api());
      const other = await startApi(api().engine, { signingKey: api().signingKey });
      await Promise.all([api().visits.write(), other.visits.write()]);
      const asked = { params: { id: store.id } };
      for (const one of [api(), other]) {
        await openFakeBrowser(one, '10.1.6.1').call(storePage, 'getPopupStore', asked);
        await openFakeBrowser(one, '10.1.6.2').call(storePage, 'getPopupStore', asked);
      }
      await Promise.all([api().visits.write(), other.visits.write()]);
      expect(figures(await told())).toEqual({ views: 4, productViews: 0, visitors: 2, additions: 0 });
      await other.app.close();
      const restarted = await startApi(api().engine, { signingKey: api().signingKey });
      await restarted.visits.write();
      await openFakeBrowser(restarted, '10.1.6.1').call(storePage, 'getPopupStore', asked);
      await openFakeBrowser(restarted, '10.1.6.3').call(storePage, 'getPopupStore', asked);
      await restarted.visits.write();
      expect(figures(await told())).toEqual({ views: 6, productViews: 0, visitors: 3, additions: 0 });
      await restarted.app.close();
    });

    test('R7.12 what visitors are known by goes with the day, and is nothing without the key of the market', async () => {
      const { storePage, store } = await openStall(api());
      const { db, clock } = api();
      const stored = async () => [
        (await db.select().from(visitorMarks)).map(({ day }) => day),
        (await db.select().from(visitSalts)).map(({ day }) => day),
      ];
      await db.delete(visitorMarks);
      await api().visits.write();
      const before = (await db.select().from(visitSalts)).at(0);
      await openFakeBrowser(api(), '10.1.12.1').call(storePage, 'getPopupStore', {
        params: { id: store.id },
      });
      await api().visits.write();
      const [mark] = await db.select().from(visitorMarks);
      const guess = hash('sha256', `${before?.salt}\n10.1.12.1\n${PHONE_USER_AGENT}`, 'hex');
      expect([await stored(), mark?.mark === Number.parseInt(guess.slice(0, 12), 16)]).toEqual([
        [[before?.day], [before?.day]],
        false,
      ]);
      clock.turn(24 * 60 * 60_000);
      await api().visits.write();
      const [marks, salts] = await stored();
      expect([marks, salts?.length, salts?.[0] === before?.day]).toEqual([[], 1, false]);
    });

    test('R7.12 a store that was deleted meanwhile keeps the others’ visits from nothing', async () => {
      const [gone, kept] = [await openStall(api()), await openStall(api())];
      const ana = openFakeBrowser(api(), '10.1.7.1');
      for (const { storePage, store } of [gone, kept])
        await ana.call(storePage, 'getPopupStore', { params: { id: store.id } });
      expect(
        (await api().call('deletePopupStore', { params: { id: gone.store.id } }, gone.owner)).status,
      ).toBe(200);
      expect(
        (await api().db.select().from(popupStores).where(eq(popupStores.id, gone.store.id))).length,
      ).toBe(0);
      expect((await kept.told()).views).toBe(1);
    });

    test('R7.12 somebody is a visitor anew on the next day of the market, whose hours are those of its clocks', async () => {
      const { told, storePage, store } = await openStall(api());
      const ana = openFakeBrowser(api(), '10.1.8.1');
      const look = () => ana.call(storePage, 'getPopupStore', { params: { id: store.id } });
      // In Madrid the hour from 2 to 3 occurs twice on 25 October.
      for (const moment of [
        '2026-10-24T21:59:00Z',
        '2026-10-24T22:00:00Z',
        '2026-10-25T00:30:00Z',
        '2026-10-25T01:30:00Z',
        '2026-10-25T22:59:00Z',
      ]) {
        api().clock.set(moment);
        await look();
      }
      const day = await told({ from: '2026-10-25', to: '2026-10-25' });
      expect(figures(day)).toEqual({ views: 4, productViews: 0, visitors: 1, additions: 0 });
      expect(day.hours).toEqual([1, 0, 2, ...Array.from({ length: 20 }, () => 0), 1]);
      expect([day.previous?.views, day.previous?.visitors]).toEqual([1, 1]);
    });

    test('R7.12 battery 93 what cannot be written is written later and once, at the end all of it', async () => {
      const { told, store } = await openStall(api());
      const { db, clock } = api();
      let isAway = true;
      const execute = (...asked: Parameters<typeof db.execute>) =>
        isAway ? Promise.reject(new Error('away')) : db.execute(...asked);
      const lines: string[] = [];
      const log = createLog('info', { write: (line) => void lines.push(line) });
      const broken = Object.assign(Object.create(db) as typeof db, { execute });
      const visits = createVisits({ db: broken, clock, timeZone: 'Europe/Madrid', log, secret: 'x' });
      const stop = visits.start();
      const look = (address: string) =>
        visits.look({ address, userAgent: PHONE_USER_AGENT }, { storeId: store.id });
      look('10.1.9.1');
      await visits.write();
      look('10.1.9.2');
      await visits.write();
      expect([(await told()).views, lines.length]).toEqual([0, 2]);
      isAway = false;
      await visits.write();
      expect((await told()).views).toBe(2);
      look('10.1.9.3');
      await stop();
      expect(figures(await told())).toEqual({ views: 3, productViews: 0, visitors: 3, additions: 0 });
    });

    test('R7.12 what was counted is written by itself within five seconds', async () => {
      const { store } = await openStall(api());
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const stop = api().visits.start();
      api().visits.look({ address: '10.1.11.1', userAgent: PHONE_USER_AGENT }, { storeId: store.id });
      vi.advanceTimersByTime(5_000);
      vi.useRealTimers();
      const rows = () =>
        api().db.select().from(storeVisitDays).where(eq(storeVisitDays.popupStoreId, store.id));
      await vi.waitFor(async () => expect((await rows()).length).toBe(1));
      await stop();
    });

    test('R7.18 an order is not held up by who is counted', async () => {
      const { told, product } = await openStall(api());
      const { status } = await checkOutCart(api(), await shopperWithCart(api(), [product, 1]));
      expect([status, (await told()).orders, funnel(await told()).ordered]).toEqual([201, 1, 0]);
    });
  },
  {
    pages: (app, call, watch) =>
      registerPages(app, {
        render,
        drawPicture: async () => null,
        builds: { market: build, backOffice: build },
        call,
        watch,
        clock: systemClock,
        installation: DEFAULT_INSTALLATION,
        onChange: async () => async () => {},
        hasLimits: false,
      }),
  },
);

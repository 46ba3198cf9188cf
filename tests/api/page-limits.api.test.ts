import { expect, test } from 'vitest';
import { DEFAULT_INSTALLATION } from '../../contract/shell/installation.ts';
import type { RenderedPage } from '../../contract/shell/rendered-page.ts';
import { systemClock } from '../../server/clock.ts';
import { registerPages } from '../../server/pages/pages.plugin.ts';
import { render } from '../../src/entry-server.tsx';
import { describeApi } from '../support/api/api.ts';

const build = { id: 'b', chunksFor: () => ({ first: ['/assets/entry.js'], rest: [] }) };

/** Stub of a rendered page: 300 real renders take 15 seconds. */
const quickPage: RenderedPage = {
  status: 200,
  door: 'market',
  isWhole: true,
  html: '',
  head: '',
  styles: '',
  sheets: [],
  state: '{}',
  routeIds: [],
};

const GREEDY = '192.0.2.1';
const SHOPPER = '192.0.2.2';

describeApi(
  'limits of pages',
  (api) => {
    let words = 0;
    const nextWord = () => `/products?q=${(words += 1)}`;
    const pageFor = async (remoteAddress: string, url = nextWord()) => {
      const { statusCode, headers, body } = await api().app.inject({
        url,
        remoteAddress,
        headers: { accept: 'text/html' },
      });
      return { status: statusCode, headers, body };
    };
    const statusesOf = async (asked: readonly ReturnType<typeof pageFor>[]) => {
      const counts: Record<number, number> = {};
      for (const { status } of await Promise.all(asked)) counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    };

    test('battery 49 of 20 pages at once that nobody has asked for, one address is given eleven', async () => {
      const greedy = Array.from({ length: 20 }, () => pageFor(GREEDY));
      const shopper = await pageFor(SHOPPER);
      expect([shopper.status, shopper.body.includes('Productos')]).toEqual([200, true]);
      expect(await statusesOf(greedy)).toEqual({ 200: 11, 429: 9 });
    });

    test('battery 49 when many addresses do the same, who comes last is told when to come again', async () => {
      const many = Array.from({ length: 40 }, (_, index) => pageFor(`198.51.100.${index}`));
      expect(await statusesOf(many)).toEqual({ 200: 31, 503: 9 });
    });

    test('battery 49 what is refused is a plain page in Spanish that is not kept, and a page that is kept is for all', async () => {
      await pageFor(SHOPPER, '/');
      const greedy = Array.from({ length: 20 }, () => pageFor(GREEDY));
      expect((await pageFor(GREEDY, '/')).status).toBe(200);
      const refused = (await Promise.all(greedy)).find(({ status }) => status === 429);
      expect([
        refused?.headers['retry-after'],
        refused?.headers['cache-control'],
        refused?.headers['content-type'],
        refused?.headers['etag'],
      ]).toEqual(['5', 'no-store', 'text/html; charset=utf-8', undefined]);
      expect(refused?.body).toContain(
        '<p>Has abierto muchas páginas en poco tiempo. Espera un momento y vuelve a intentarlo.</p>',
      );
      expect(refused?.body).not.toContain('<script');
    });

    test('battery 49 one address has 300 new pages a minute, and what it calls is answered all the same', async () => {
      let had = 0;
      let last = await pageFor(GREEDY, '/products?q=quick');
      for (; last.status === 200 && had < 400; had += 1)
        last = await pageFor(GREEDY, `/products?q=quick${had}`);
      expect([last.status, Number(last.headers['retry-after']) > 5, had > 200, had <= 300]).toEqual([
        429,
        true,
        true,
        true,
      ]);
      expect((await pageFor(GREEDY, '/')).status).toBe(200);
      expect((await pageFor(SHOPPER)).status).toBe(200);
      const call = await api().app.inject({ url: '/api/products', remoteAddress: GREEDY });
      expect(call.statusCode).toBe(200);
    }, 30_000);
  },
  {
    env: { RATE_LIMITS: 'on' },
    pages: (app, call, watch) =>
      registerPages(app, {
        render: async (request, call) =>
          request.url.includes('q=quick') ? quickPage : render(request, call),
        drawPicture: async () => null,
        builds: { market: build, backOffice: build },
        call,
        watch,
        clock: systemClock,
        installation: DEFAULT_INSTALLATION,
        onChange: async () => async () => {},
        hasLimits: true,
      }),
  },
);

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_INSTALLATION } from '../../contract/shell/installation.ts';
import { fillPathParameters } from '../../contract/shell/screen-lookup.ts';
import type { Screen } from '../../contract/shell/screen.ts';
import { screens } from '../../contract/screens.ts';
import { systemClock } from '../../server/clock.ts';
import { registerPages } from '../../server/pages/pages.plugin.ts';
import { render } from '../../src/entry-server.tsx';
import { describeApi } from '../support/api/api.ts';
import { LONE_SURROGATE_ESCAPES, MALFORMED_ESCAPES } from '../support/samples/malformed-escapes.ts';

const build = { id: 'b', chunksFor: () => ({ first: ['/assets/entry.js'], rest: [] }) };

const SHELL = ['popups', 'pop-ups', 'store', 'tienda', 'q'];

/** Query parameters that any screen's server render may depend on. */
const NAMES = [...SHELL, ...Object.values<Screen>(screens).flatMap(({ query = [] }) => query)];

const paths = Object.keys(screens);

/** Screens with a path parameter or query. */
const asking = Object.entries<Screen>(screens).flatMap(([one, { query: asked }]) =>
  one.includes('$') || asked ? [one] : [],
);
const path = fc.constantFrom(...paths);
const odd = fc.oneof(
  fc.constantFrom(...MALFORMED_ESCAPES, ...LONE_SURROGATE_ESCAPES),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 250 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), odd), { maxLength: 3 })
  .map((said) => said.map(([name, value]) => `${name}=${value}`).join('&'));

describeApi(
  'odd page addresses',
  (api) => {
    const pageAt = async (url: string) => {
      const { statusCode, body, headers } = await api().app.inject({ url, headers: { accept: 'text/html' } });
      return { status: statusCode, body, type: headers['content-type'] };
    };

    test.each([
      '/store/%00',
      `/store/${'a'.repeat(201)}`,
      '/tienda/%00',
      '/popup/%20',
      '/popups/a%00b',
      '/products/%00',
    ])('R2.2 %s names nothing that could be there: its page is that of what is not there', async (url) => {
      const { status, body, type } = await pageAt(url);
      expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).not.toContain('Reintentar');
    });

    test.each([
      '/products?q=%00',
      '/products?producerId=zz',
      '/products?tienda=%00',
      '/?tienda=%00',
      '/?popups=%00',
      `/?popups=${'a'.repeat(201)}`,
      '/tiendas?q=%00&category=a,%00',
      '/about?store=%00',
    ])('R2.16 R7.14 what is asked at %s says nothing, and the screen is shown without it', async (url) => {
      const { status, body } = await pageAt(url);
      expect(status).toBe(200);
      expect(body).not.toContain('Reintentar');
    });

    test.each(['/store/%', '/store/%zz', '/store/%c3%28', '/%ff'])(
      'battery 84 %s is no text',
      async (url) => {
        expect((await pageAt(url)).status).toBe(400);
      },
    );

    test('battery 78 no text in the address of any screen is taken for an outage', async () => {
      const asked = fc.asyncProperty(path, odd, query, async (screen, value, search) => {
        expect((await pageAt(`${fillPathParameters(screen, value)}?${search}`)).status).toBeLessThan(500);
      });
      await fc.assert(asked, { numRuns: 50 });
    });

    test.each(asking)(
      'battery 78 each odd text in each place of %s is understood or left out',
      async (screen) => {
        const taken = new Set<number>();
        for (const value of MALFORMED_ESCAPES) {
          const search = NAMES.map((name) => `${name}=${value}`).join('&');
          taken.add((await pageAt(`${fillPathParameters(screen, value)}?${search}`)).status);
        }
        expect([...taken].filter((status) => ![200, 307, 400, 404, 414].includes(status))).toEqual([]);
      },
    );
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

import { expect, test } from 'vitest';
import { DEFAULT_INSTALLATION } from '../../contract/shell/installation.ts';
import { fillPathParameters } from '../../contract/shell/screen-lookup.ts';
import { screens } from '../../contract/screens.ts';
import { systemClock } from '../../server/clock.ts';
import { registerPages } from '../../server/pages/pages.plugin.ts';
import { render } from '../../src/entry-server.tsx';
import { describeApi } from '../support/api/api.ts';

const build = { id: 'b', chunksFor: () => ({ first: ['/assets/entry.js'], rest: [] }) };

/** Screens of both applications, an unknown address, and a back-office page with a query. */
const PATHS = [
  ...Object.keys(screens).map((path) => fillPathParameters(path, 'la-colmena')),
  '/aqui-no-hay-nada',
  '/ADMIN/users/',
  '/producer/orders?status=pending',
].filter((path) => path !== '/maintenance');

describeApi(
  'maintenance mode',
  (api) => {
    const pageAt = (url: string) => api().app.inject({ url, headers: { accept: 'text/html' } });

    test('R2.8 every path of both doors leads to its page before anything is drawn', async () => {
      const led: string[] = [];
      for (const path of PATHS) {
        const { statusCode, headers } = await pageAt(path);
        led.push(`${path} ${statusCode} ${headers.location}`);
      }
      expect(led).toEqual(PATHS.map((path) => `${path} 307 /maintenance`));
    });

    test('R2.8 its own page answers', async () => {
      const { statusCode, body } = await pageAt('/maintenance');
      expect([statusCode, body.includes('Estamos barriendo la plaza')]).toEqual([200, true]);
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
        installation: { ...DEFAULT_INSTALLATION, maintenance: true },
        onChange: async () => async () => {},
        hasLimits: false,
      }),
  },
);

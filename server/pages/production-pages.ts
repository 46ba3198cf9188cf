import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../contract/api/call.ts';
import type { PrerenderScreen, Render } from '../../contract/shell/rendered-page.ts';
import type { Config } from '../config.ts';
import { CLIENT_FOLDER } from '../http/static-files.ts';
import { readClientBuild } from './client-build.ts';
import type { VisitObserver } from '../visits/visit-observer.ts';
import type { PageHost } from '../start-server.ts';
import { registerPages } from './pages.plugin.ts';

const RENDERER = pathToFileURL(join(CLIENT_FOLDER, '../server/entry-server.js')).href;

/** Adds the screens of the built application. Throws without a build. */
export const addProductionPages =
  (config: Config) =>
  async (
    app: FastifyInstance,
    call: Call,
    { engine, clock }: PageHost,
    watch: VisitObserver,
  ): Promise<void> => {
    const builds = {
      market: await readClientBuild(CLIENT_FOLDER, 'market'),
      backOffice: await readClientBuild(CLIENT_FOLDER, 'backOffice'),
    };
    const { render, drawPicture } = (await import(RENDERER)) as {
      render: Render;
      drawPicture: PrerenderScreen;
    };
    await registerPages(app, {
      render,
      drawPicture,
      builds,
      call,
      watch,
      clock,
      installation: config.installation,
      onChange: engine.onChange,
      hasLimits: config.floodLimit,
    });
  };

import { type OwnServer, startOwnServer } from './own-server.ts';

/** Starts the application from its sources, with a market of its own. React says there what it keeps silent about elsewhere. */
export const startDevServer = (): Promise<OwnServer> =>
  startOwnServer('server/dev.ts', { NODE_ENV: 'development' });

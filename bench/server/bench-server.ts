import { announceServer } from '../../server/announce-server.ts';
import { runServer } from '../../server/run-server.ts';
import { addBenchRoutes } from './bench-routes.ts';

// The market's own server with the routes that it is measured against; started by the benchmark as a process of its own.
await announceServer(
  await runServer(() => ({ pages: (app, _call, engine) => addBenchRoutes(app, engine.db) })),
);

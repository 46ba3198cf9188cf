import { printStartMessage } from '../../server/print-start-message.ts';
import { runServer } from '../../server/run-server.ts';
import { addBenchRoutes } from './bench-routes.ts';

// Server of the market with the baseline routes; the benchmark starts it as a child process.
await printStartMessage(
  await runServer(() => ({ pages: (app, _call, { engine }) => addBenchRoutes(app, engine.db) })),
);

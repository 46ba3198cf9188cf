import { printStartMessage } from '../../../server/print-start-message.ts';
import { runServer } from '../../../server/run-server.ts';

// Server program without the built pages, for tests of the process.
await printStartMessage(await runServer(() => ({})));

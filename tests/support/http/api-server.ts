import { announceServer } from '../../../server/announce-server.ts';
import { runServer } from '../../../server/run-server.ts';

// Server program without the built pages, for tests of the process.
await announceServer(await runServer(() => ({})));

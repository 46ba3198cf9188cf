import { announceServer } from '../../server/announce-server.ts';
import { runServer } from '../../server/run-server.ts';

// The server as a program, without the built pages: what process tests start.
await announceServer(await runServer(() => ({})));

import { announceServer } from './announce-server.ts';
import { runServer } from './run-server.ts';
import { CLIENT_FILES } from './static-files.ts';

const server = await runServer(() => ({ clientFiles: CLIENT_FILES }));
await announceServer(server);

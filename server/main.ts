import { readBuildName } from './build-name.ts';
import { printStartMessage } from './print-start-message.ts';
import { addProductionPages } from './pages/production-pages.ts';
import { runServer } from './run-server.ts';
import { CLIENT_FOLDER } from './http/static-files.ts';

const server = await runServer(
  (config) => ({ clientFiles: CLIENT_FOLDER, pages: addProductionPages(config) }),
  await readBuildName(CLIENT_FOLDER),
);
await printStartMessage(server);

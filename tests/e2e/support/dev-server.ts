import { waitForServer } from './separate-server.ts';

/** URL of the development server. React's development build reports problems that production hides. */
export const DEV_URL = `http://127.0.0.1:${process.env['E2E_DEV_PORT']}`;

/** Waits for the development server, which starts with the tests and takes longest. */
export const waitForDevServer = () => waitForServer(DEV_URL);

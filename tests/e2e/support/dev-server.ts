import { untilAnswered } from './separate-server.ts';

/** Where the application runs from its sources. React says there what it keeps silent about elsewhere. */
export const DEV_URL = `http://127.0.0.1:${process.env['E2E_DEV_PORT']}`;

/** Waits until it does: it is started with the journeys, and takes longer than the others. */
export const devServerIsUp = () => untilAnswered(DEV_URL);

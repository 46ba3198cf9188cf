import { join } from 'node:path';

/** Where Node keeps what it has compiled: a run starts dozens of servers, and all load the same. */
export const COMPILED = join(import.meta.dirname, '..', '..', '.cache', 'compiled');

import { join } from 'node:path';

/** Compile cache of Node: a run starts dozens of servers with the same code. */
export const COMPILE_CACHE_FOLDER = join(import.meta.dirname, '..', '..', '..', '.cache', 'compiled');

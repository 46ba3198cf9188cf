import { fileURLToPath } from 'node:url';

/** Where drizzle-kit writes the migrations. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Buffer size of the embedded database. PostgreSQL's default of 128 MB is fully allocated at start, and the system
 * caches the files anyway.
 */
const SHARED_BUFFERS = '16MB';

/** PGlite options of the embedded database. */
export const EMBEDDED_OPTIONS = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
} satisfies PGliteOptions;

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** PostgreSQL's own 128 MB are all touched when it starts. What was read stands in the system's memory as well. */
const SHARED_BUFFERS = '16MB';

/** How the embedded database is opened. */
export const EMBEDDED_OPTIONS = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
} satisfies PGliteOptions;

import { PGlite } from '@electric-sql/pglite';
import { EMBEDDED_OPTIONS } from './embedded-options.ts';

// Program that creates an empty embedded database in the given folder. It ends with its parent process. A separate
// process, because this work would leave 100 MB allocated in the parent.
process.on('disconnect', () => process.exit(1));
if (!process.connected) process.exit(1);
const client = await PGlite.create(process.argv[2], EMBEDDED_OPTIONS);
await client.close();
process.exit();

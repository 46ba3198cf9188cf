import { PGlite } from '@electric-sql/pglite';
import { EMBEDDED_OPTIONS } from './embedded-options.ts';

// A program: makes an empty embedded database in the folder that is named, for the process that started it and no longer than
// that lives. A process that did this itself would keep 100 MB of it.
process.on('disconnect', () => process.exit(1));
if (!process.connected) process.exit(1);
const client = await PGlite.create(process.argv[2], EMBEDDED_OPTIONS);
await client.close();
process.exit();

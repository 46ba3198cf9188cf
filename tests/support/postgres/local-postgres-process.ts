import { startLocalPostgres } from '../../../server/db/local-postgres/local-postgres.ts';

// Process that holds the PostgreSQL of a data folder until it is ended.
await startLocalPostgres(process.argv[2] ?? '', (line) => console.error(line));
console.log('started');
setInterval(() => {}, 60_000);

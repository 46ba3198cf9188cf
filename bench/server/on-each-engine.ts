import type { PostgresServer } from '../../tests/support/postgres.ts';
import { findPostgres } from './bench-market.ts';

/** Measures on the embedded database and, where there is one, on PostgreSQL; `what` says of what it is where there is none. */
export async function onEachEngine(
  what: string,
  bench: (name: string, postgres: PostgresServer | undefined) => Promise<void>,
): Promise<void> {
  await bench('Embedded', undefined);
  const postgres = await findPostgres();
  if (postgres === undefined) {
    console.log(
      `${what}: no PostgreSQL was found here (set DATABASE_URL), so it was not measured with one.\n`,
    );
    return;
  }
  try {
    await bench('PostgreSQL', postgres);
  } finally {
    await postgres.stop();
  }
}

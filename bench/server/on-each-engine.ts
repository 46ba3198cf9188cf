import type { PostgresServer } from '../../tests/support/postgres/postgres.ts';
import { findPostgres } from './bench-market.ts';

/**
 * Runs a benchmark on the embedded database and, if available, on PostgreSQL; `what` names it in the note that there is
 * none.
 */
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

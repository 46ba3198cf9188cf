import { withConnection } from '../backup/connection.ts';
import { withScratchDatabase } from '../backup/scratch-database.ts';
import {
  isAtLeast,
  type MigrationEffects,
  observeMigration,
  type TableEffect,
} from '../db/migration-effects.ts';
import { runMigrationsUpTo } from '../db/run-migrations.ts';
import { type Migration, releaseMigrations } from '../db/schema-version.ts';

/** Effects of migrations, observed in an empty temporary database on the same server. */
const observe = (url: string, last: number, pending: readonly Migration[]): Promise<MigrationEffects[]> =>
  withScratchDatabase(url, async (scratch) => {
    await runMigrationsUpTo(scratch, last);
    return withConnection(scratch, async (client) => {
      const effects: MigrationEffects[] = [];
      for (const migration of pending) effects.push(await observeMigration(client, migration));
      return effects;
    });
  });

/** Number of rows of each table: PostgreSQL's estimate, or a count for a table without one. */
const countRows = (url: string): Promise<Map<string, number>> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ name: string; rows: string }>(
      `select relname::text as name, reltuples::bigint::text as rows from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const counts = new Map(rows.map(({ name, rows: count }) => [name, Number(count)]));
    for (const [name, estimate] of counts) {
      if (estimate >= 0) continue;
      const { rows: counted } = await client.query<{ count: string }>(
        `select count(*) as count from ${client.escapeIdentifier(name)}`,
      );
      counts.set(name, Number(counted[0]?.count));
    }
    return counts;
  });

function waitingIn({ lock }: TableEffect): string {
  if (lock === 'AccessExclusiveLock') return 'reads and writes wait';
  if (isAtLeast(lock, 'ShareLock')) return 'writes wait';
  return 'reads and writes go on';
}

function durationOf({ lock, isRewritten, isReadLocked, isFilled }: TableEffect): string {
  if (isRewritten) return ' while all rows are written anew';
  if (isReadLocked) return ' while all rows are read';
  if (isFilled) return ', and changed rows stay locked';
  return isAtLeast(lock, 'ShareLock') ? ' for a moment' : '';
}

function linesOf(effects: MigrationEffects, rows: ReadonlyMap<string, number>): string[] {
  const named = (table: string) => {
    const count = rows.get(table);
    return count === undefined ? table : `${table} (${count} rows)`;
  };
  const listed = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${title}: ${names.join(', ')}`];
  const lines = [
    ...effects.tables.map((effect) => `${named(effect.table)}: ${waitingIn(effect)}${durationOf(effect)}`),
    ...effects.concurrent.map((table) => `${named(table)}: indexes change while reads and writes go on`),
    ...listed('new tables', effects.created),
    ...listed('gone or of another type', effects.removed),
    ...listed('from now on needed in new rows', effects.required),
  ];
  return [effects.tag, ...(lines.length === 0 ? ['no table is touched'] : lines).map((line) => `  ${line}`)];
}

/**
 * Plan of the pending migrations in lines: the tables that each locks, their rows, and whether these are rewritten.
 * `last` is the number of the database's schema. Carries out nothing there. Throws BackupError without the right to
 * create a temporary database.
 */
export async function planMigrations(url: string, last: number): Promise<string[]> {
  const pending = releaseMigrations().filter(({ number }) => number > last);
  if (pending.length === 0) return ['No migration is pending.'];
  const effects = await observe(url, last, pending);
  const rows = await countRows(url);
  const oldest = effects.at(-1)?.oldestSchema ?? 0;
  return [
    ...effects.flatMap((one) => linesOf(one, rows)),
    `Afterwards, releases from schema ${oldest} on may use the database. Nothing was carried out.`,
  ];
}

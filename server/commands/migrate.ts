import type { Command } from 'commander';
import type { Engine } from '../db/engine.ts';
import {
  appliedMigrations,
  releaseSchema,
  requireRecentRelease,
  schemaOfHashes,
} from '../db/schema-version.ts';
import { sql } from 'drizzle-orm';
import { CommandError } from './command-error.ts';
import { planMigrations } from './migration-plan.ts';
import { commandAction } from './run-command.ts';
import { withDatabase } from './command-context.ts';

const ran = (count: number) =>
  count === 0 ? 'No migration was pending' : `${count} ${count === 1 ? 'migration' : 'migrations'} ran`;

/** Number of the database's schema, -1 without tables. Throws SchemaError or CommandError for that of another release. */
async function knownSchema({ db }: Engine, applied: readonly string[]): Promise<number> {
  await requireRecentRelease((text) => db.execute(sql.raw(text)));
  const found = schemaOfHashes(applied);
  if (found === undefined) return -1;
  if (found.number === undefined)
    throw new CommandError('The database is of another release, and stays as it is.');
  return found.number;
}

async function runMigrations(engine: Engine): Promise<void> {
  const before = await appliedMigrations(engine.db);
  await knownSchema(engine, before);
  await engine.migrate();
  const after = await appliedMigrations(engine.db);
  const { number, tag } = releaseSchema();
  console.log(`${ran(after.length - before.length)}; the schema is ${number} (${tag}).`);
}

async function printPlan(engine: Engine): Promise<void> {
  const number = await knownSchema(engine, await appliedMigrations(engine.db));
  const lines =
    number === -1
      ? ['The database has no tables yet: the migrations create them, and nothing waits.']
      : await planMigrations(engine.url, number);
  for (const line of lines) console.log(line);
}

/** `migrate`: brings the database to the schema of this release, which every start does as well. */
export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('run the pending migrations')
    .option('--plan', 'only print the tables that each pending migration locks, reads or rewrites')
    .action(
      commandAction(({ plan = false }: { plan?: boolean }) => withDatabase(plan ? printPlan : runMigrations)),
    );
}

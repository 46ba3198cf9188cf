import type { Command } from 'commander';
import { appliedMigrations, releaseSchema, schemaOfHashes } from '../db/schema-number.ts';
import { CommandError } from './command-error.ts';
import { command } from './run-command.ts';
import { withDatabase } from './command-context.ts';

const ran = (count: number) =>
  count === 0 ? 'No migration was pending' : `${count} ${count === 1 ? 'migration' : 'migrations'} ran`;

/** `migrate`: brings the database to the schema of this release, which every start does as well. */
export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('run the pending migrations')
    .action(
      command(() =>
        withDatabase(async (engine) => {
          const before = await appliedMigrations(engine.db);
          const found = schemaOfHashes(before);
          if (found !== undefined && found.number === undefined)
            throw new CommandError('The database is of another release, and stays as it is.');
          await engine.migrate();
          const after = await appliedMigrations(engine.db);
          const { number, tag } = releaseSchema();
          console.log(`${ran(after.length - before.length)}; the schema is ${number} (${tag}).`);
        }),
      ),
    );
}

import { Command } from 'commander';
import { addAdminCommand } from './admin.ts';
import { addBackupCommand } from './backup.ts';
import { addCarryOverCommand } from './carry-over.ts';
import { addCheckCommand } from './check.ts';
import { addJobsCommand } from './jobs.ts';
import { addMigrateCommand } from './migrate.ts';
import { addMoveCommand } from './move.ts';
import { addRestoreCommand } from './restore.ts';
import { addServeCommand } from './serve.ts';
import { addVersionCommand } from './version.ts';

/** Exit code of a line that no command understands. */
const WRONG_USAGE = 2;

const program = new Command('tenderete')
  .description('Command line of a Tenderete market; its settings come from the environment')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : WRONG_USAGE));

addServeCommand(program);
addCheckCommand(program);
addAdminCommand(program);
addMigrateCommand(program);
addBackupCommand(program);
addRestoreCommand(program);
addMoveCommand(program);
addCarryOverCommand(program);
addJobsCommand(program);
addVersionCommand(program);

await program.parseAsync();

import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { CLIENT_FOLDER } from '../http/static-files.ts';
import { CommandError } from './command-error.ts';
import { commandAction } from './run-command.ts';

/** `serve`: the market, as `npm start` runs it, without building it. */
export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('run the built market')
    .action(
      commandAction(async () => {
        if (!existsSync(CLIENT_FOLDER))
          throw new CommandError('The application is not built: run "npm run build" first.');
        process.env.NODE_ENV = 'production';
        await import('../main.ts');
      }),
    );
}

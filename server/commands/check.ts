import type { Command } from 'commander';
import { checkDatabase } from '../checks/check-database.ts';
import { checkBackupPlace, checkMail, checkStorage } from '../checks/check-external-services.ts';
import { type CheckFinding, findingLine, errorReasonOf, withoutSecrets } from '../checks/finding.ts';
import { type Config, ConfigError } from '../config.ts';
import { Settings } from '../config-settings.ts';
import { isDatabaseThere } from '../db/local-postgres/data-folder.ts';
import { openDatabaseForCommand } from '../db/open-database.ts';
import { createLog } from '../log.ts';
import { commandAction, readCommandConfig } from './run-command.ts';

/** Checks the database; the market's own one is started for it if it does not run, and never created. */
async function findingsOfDatabase(config: Config): Promise<CheckFinding[]> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !isDatabaseThere(dataDir))
    return [{ subject: 'database', state: 'ok', text: 'none yet: the first start creates one' }];
  const engine = await openDatabaseForCommand(config, createLog('silent'));
  try {
    return await checkDatabase(engine.url, config.databasePool);
  } finally {
    await engine.close();
  }
}

const settingsFinding = (): CheckFinding => {
  const given = Object.keys(Settings.schema).filter((name) => (process.env[name] ?? '') !== '');
  return { subject: 'settings', state: 'ok', text: `valid; ${given.length} are given` };
};

/** Prints each finding as soon as it is known; true if none failed. */
async function runChecks(config: Config): Promise<boolean> {
  let isFine = true;
  const print = (finding: CheckFinding) => {
    isFine &&= finding.state !== 'failed';
    console.log(findingLine(finding));
  };
  const attempt = async (subject: string, work: () => Promise<CheckFinding[]>) => {
    try {
      for (const finding of await work()) print(finding);
    } catch (error) {
      print({ subject, state: 'failed', text: withoutSecrets(errorReasonOf(error), config) });
    }
  };
  print(settingsFinding());
  await attempt('database', () => findingsOfDatabase(config));
  await attempt('storage', async () => [await checkStorage(config)]);
  await attempt('backups', async () => [await checkBackupPlace(config)]);
  await attempt('mail', async () => [await checkMail(config)]);
  return isFine;
}

function configOrFinding(): Config | undefined {
  try {
    return readCommandConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const text of error.message.split('\n'))
      console.log(findingLine({ subject: 'settings', state: 'failed', text }));
    return undefined;
  }
}

/** `check`: settings, database, storage and mail, one line each; exit code 1 if one fails. */
export function addCheckCommand(program: Command): void {
  program
    .command('check')
    .description('check the settings, the database, the storage and the mail server')
    .action(
      commandAction(async () => {
        const config = configOrFinding();
        const isFine = config !== undefined && (await runChecks(config));
        if (!isFine) process.exitCode = 1;
      }),
    );
}

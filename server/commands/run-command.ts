import { DrizzleQueryError } from 'drizzle-orm';
import { BackupError } from '../backup/backup-error.ts';
import { type Config, ConfigError, doubtfulSettingNames, readConfig } from '../config.ts';
import { DataDirLockedError } from '../db/data-dir-lock.ts';
import { LocalPostgresError } from '../db/local-postgres/local-postgres-error.ts';
import { SchemaError } from '../db/schema-error.ts';
import { CommandError } from './command-error.ts';

/** Codes of a database that cannot be reached. */
const UNREACHABLE = /^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|28|57P|3D000)/;

/** Errors whose message is a sentence for the operator. */
const SENTENCES = [CommandError, BackupError, LocalPostgresError, SchemaError];

/** One sentence for an error; the text of a failed statement may hold personal data and is left out. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return `The settings are not valid.\n${error.message}`;
  if (error instanceof DataDirLockedError)
    return `${error.message} It has no database yet: try again in a moment.`;
  if (SENTENCES.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof DrizzleQueryError) return sentenceOf(error.cause);
  if (!(error instanceof Error)) return 'The command failed.';
  const { code = '' } = error as NodeJS.ErrnoException;
  const isUnreachable = UNREACHABLE.test(code);
  const said = error.message === '' ? code : error.message;
  return isUnreachable ? `The database cannot be reached: ${said}.` : `The command failed: ${said}`;
}

/** Settings from the environment. Throws ConfigError. */
export function readCommandConfig(): Config {
  for (const name of doubtfulSettingNames(process.env)) console.warn(`${name}: not a setting of Tenderete`);
  return readConfig(process.env);
}

/** Action of a command: runs `work`, prints the sentence of its failure on standard error and sets exit code 1. */
export const commandAction =
  <Args extends unknown[]>(work: (...args: Args) => Promise<void>) =>
  async (...args: Args): Promise<void> => {
    try {
      await work(...args);
    } catch (error) {
      console.error(sentenceOf(error));
      process.exitCode = 1;
    }
  };

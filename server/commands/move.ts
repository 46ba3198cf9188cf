import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Command } from 'commander';
import { withConnection } from '../backup/connection.ts';
import { type Config, readConfig } from '../config.ts';
import { createFileCopy } from '../move/copy-files.ts';
import { moveMarket } from '../move/move-market.ts';
import { makeWritable } from '../move/read-only.ts';
import type { Blobs } from '../storage/blobs.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './command-context.ts';
import { commandAction } from './run-command.ts';
import { SECRET_FILES } from './secret-files.ts';

interface Options {
  to?: string;
  bucket?: string;
  undo?: boolean;
}

/** Storage of the S3_ settings in a file. Throws CommandError or ConfigError. */
async function openBucket(file: string, dataDir: string): Promise<Blobs> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`The settings file ${file} cannot be read.`);
  }
  const settings = Object.entries(parseEnv(text)).filter(([name]) => name.startsWith('S3_'));
  const { s3 } = readConfig(Object.fromEntries(settings));
  if (s3 === undefined) throw new CommandError(`The settings file ${file} names no bucket (S3_ENDPOINT).`);
  return openBlobs({ dataDir, s3 });
}

/** Settings of the moved market that differ from those of today, in lines. */
function nextSettings(
  { databaseUrl, dataDir, s3, jwtPrivateKey }: Config,
  bucket: string | undefined,
): string[] {
  const key = `JWT_PRIVATE_KEY: the output of "base64 -w0 ${join(dataDir, 'keys', SECRET_FILES[0])}"`;
  return [
    'DATABASE_URL: the address that you gave',
    ...(jwtPrivateKey === undefined && databaseUrl === undefined ? [key] : []),
    ...(bucket === undefined ? [] : [`S3_ENDPOINT and the others: as in ${bucket}`]),
    ...(bucket === undefined && s3 === undefined
      ? [`DATA_DIR: as before, because files stay in ${dataDir}`]
      : []),
  ];
}

async function move(to: string, bucket: string | undefined): Promise<void> {
  await withDatabase(async ({ url }, config) => {
    const files =
      bucket === undefined
        ? undefined
        : createFileCopy(await openBlobs(config), await openBucket(bucket, config.dataDir));
    const { tables, rows, readOnly } = await moveMarket(url, to, {
      copyFiles: async (connection) => files?.copyReferenced(connection),
      elapsed: () => performance.now(),
      report: (text) => console.log(text),
    });
    const { count, missing } = files?.result() ?? { count: 0, missing: 0 };
    console.log(
      `The market is copied: ${rows} rows of ${tables} tables and ${count} files, compared by hashes. It was read-only for ${Math.round(readOnly)} ms, and stays so. Start it with its new settings now:`,
    );
    for (const line of nextSettings(config, bucket)) console.log(`  ${line}`);
    console.log('"npx tenderete move --undo" makes the former market writable again.');
    if (missing > 0) console.warn(`${missing} referenced files were not in the storage.`);
  });
}

/** `move`: copies a market into another PostgreSQL while it sells; it is read-only for the last moment. */
export function addMoveCommand(program: Command): void {
  program
    .command('move')
    .description('copy the market into another, empty PostgreSQL, and leave this one read-only')
    .option('--to <url>', 'address of the empty database; its password may be in PGPASSWORD')
    .option('--bucket <settings file>', 'copy the files into the bucket of these S3_ settings')
    .option('--undo', 'make a market writable again that was moved')
    .action(
      commandAction(async ({ to, bucket, undo = false }: Options) => {
        if (undo) {
          await withDatabase(({ url }) => withConnection(url, makeWritable));
          console.log('The market is writable again.');
        } else if (to === undefined || !URL.canParse(to))
          throw new CommandError('Say where the market moves: --to postgresql://user@host/name.');
        else await move(to, bucket);
      }),
    );
}

import { randomBytes } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { systemClock } from '../clock.ts';
import { BackupError } from './backup-error.ts';
import { type Connection, withConnection } from './connection.ts';

const PREFIX = 'tenderete_scratch_';

/** Age in s at which a temporary database is a leftover of a killed command. */
const LEFTOVER = 24 * 60 * 60;

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes what killed commands left. A database in use stays. */
async function removeLeftovers(connection: Connection): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(
    `select datname::text as name from pg_database
     where starts_with(datname, $1) and split_part(datname, '_', 3)::bigint < extract(epoch from now()) - $2`,
    [PREFIX, LEFTOVER],
  );
  for (const { name } of rows)
    await connection.query(`drop database if exists ${escapeIdentifier(name)}`).catch(() => {});
}

/**
 * Runs `work` with the URL of an empty temporary database on the same server, and drops it afterwards. Throws
 * BackupError if the user may not create one.
 */
export const withScratchDatabase = <T>(serverUrl: string, work: (url: string) => Promise<T>): Promise<T> =>
  withConnection(serverUrl, async (connection) => {
    await removeLeftovers(connection);
    const name = `${PREFIX}${Math.floor(systemClock.now() / 1_000)}_${randomBytes(6).toString('hex')}`;
    await connection.query(`create database ${escapeIdentifier(name)}`).catch((error: unknown) => {
      // 42501: insufficient privilege.
      if ((error as { code?: string }).code !== '42501') throw error;
      throw new BackupError(
        'The user of DATABASE_URL may not create the temporary database that this needs.',
      );
    });
    try {
      return await work(urlOf(serverUrl, name));
    } finally {
      await connection.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    }
  });

import { systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Engine } from './engine.ts';
import { runningPostgresUrl, startLocalPostgres } from './local-postgres/local-postgres.ts';
import { openPostgres } from './open-postgres.ts';

/** Settings that say where the market's data lies. */
export interface DataPlace {
  databaseUrl: string | undefined;
  dataDir: string;
}

async function openOwn(dataDir: string, log: Log): Promise<Engine> {
  const release = lockDataDir(dataDir, systemClock.now());
  try {
    const postgres = await startLocalPostgres(dataDir, (line) => log.warn({ postgres: line }, 'PostgreSQL'));
    let isClosing = false;
    const engine = openPostgres(postgres.url, (err) => {
      // The pool does not wait for its connections to end, so PostgreSQL's end breaks the last of them.
      if (!isClosing) log.warn({ err }, 'A connection to the database broke.');
    });
    const close = async () => {
      isClosing = true;
      await engine.close();
      await postgres.stop();
      release();
    };
    return { ...engine, isOwn: true, close };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Opens the market's database: the PostgreSQL of DATABASE_URL, else one of its own in the data folder, which it locks.
 * Throws DataDirLocked if another process has the folder, and LocalPostgresError if its PostgreSQL cannot run.
 */
export async function openDatabase({ databaseUrl, dataDir }: DataPlace, log: Log): Promise<Engine> {
  if (databaseUrl === undefined) return openOwn(dataDir, log);
  return openPostgres(databaseUrl, (err) => log.warn({ err }, 'A connection to the database broke.'));
}

/** `openDatabase` for a command, which works beside a running market and without one. */
export async function openDatabaseBeside(place: DataPlace, log: Log): Promise<Engine> {
  const running = place.databaseUrl === undefined ? runningPostgresUrl(place.dataDir) : undefined;
  if (running === undefined) return openDatabase(place, log);
  const engine = openPostgres(running, () => {});
  try {
    await engine.db.execute('select 1');
    return engine;
  } catch {
    // postmaster.pid is of a killed market.
    await engine.close();
    return openDatabase(place, log);
  }
}

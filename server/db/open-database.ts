import { AsyncLocalStorage } from 'node:async_hooks';
import { systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { POOL_SIZE } from './connection-settings.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Engine } from './engine.ts';
import { runningPostgresUrl, startLocalPostgres } from './local-postgres/local-postgres.ts';
import { laneSizes } from './lanes.ts';
import { openPostgres } from './open-postgres.ts';
import type { SlowStatement } from './time-statements.ts';

/** Settings that say where the market's data lies. */
export interface DataLocation {
  databaseUrl: string | undefined;
  dataDir: string;
  databaseDirectUrl?: string | undefined;
  /** Connections of this process. */
  databasePool?: number;
  /** Threshold in ms for statements that are logged as slow; 0 or none: no statement is measured. */
  slowStatement?: number;
}

/** PostgreSQL whose outages, broken connections and slow statements are logged. */
function openLogged(url: string, place: DataLocation, log: Log): Engine {
  const { slowStatement: threshold = 0, databasePool = POOL_SIZE, databaseDirectUrl } = place;
  let isClosing = false;
  // Bound, because a connection breaks long after the request that opened it. The pool does not wait for its connections
  // to end, so the end of the market's own PostgreSQL breaks the last of them.
  const report = AsyncLocalStorage.bind((err: Error) => {
    if (!isClosing) log.warn({ err }, 'A connection to the database broke.');
  });
  const slow = {
    threshold,
    report: (statement: SlowStatement) => log.warn(statement, 'A statement was slow.'),
  };
  const engine = openPostgres(url, report, {
    lanes: laneSizes(databasePool),
    directUrl: databaseDirectUrl,
    slow: threshold > 0 ? slow : undefined,
    outage: {
      began: (err) => log.error({ err }, 'The database is not available.'),
      ended: (outage) => log.warn(outage, 'The database is available again.'),
    },
  });
  const close = () => {
    isClosing = true;
    return engine.close();
  };
  return { ...engine, close };
}

async function openOwn(place: DataLocation, log: Log): Promise<Engine> {
  const { dataDir } = place;
  const release = lockDataDir(dataDir, systemClock.now());
  try {
    const postgres = await startLocalPostgres(dataDir, (line) => log.warn({ postgres: line }, 'PostgreSQL'));
    const engine = openLogged(postgres.url, place, log);
    const close = async () => {
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
 * Throws DataDirLockedError if another process has the folder, and LocalPostgresError if its PostgreSQL cannot run.
 */
export async function openDatabase(place: DataLocation, log: Log): Promise<Engine> {
  if (place.databaseUrl === undefined) return openOwn(place, log);
  return openLogged(place.databaseUrl, place, log);
}

/** `openDatabase` for a command, which works beside a running market and without one. */
export async function openDatabaseForCommand(place: DataLocation, log: Log): Promise<Engine> {
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

import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Holder of the lock: process id, and data that distinguishes it from a later process with the same id. */
interface Holder {
  pid: number;
  since: string;
  birth: string;
}

/** Error: another process uses the data folder. */
export class DataDirLockedError extends Error {}

const readOr = (file: string, otherwise: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return otherwise;
  }
};

/** Boot id and start time of a process, on Linux only; empty elsewhere, where the process id alone decides. */
function birthOf(pid: number): string {
  const stat = readOr(`/proc/${pid}/stat`, '');
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return startTime === undefined ? '' : `${readOr('/proc/sys/kernel/random/boot_id', '')}/${startTime}`;
}

function isAlive({ pid, birth }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return birth === '' || birthOf(pid) === birth;
}

function readHolder(text: string): Holder | undefined {
  try {
    const { pid, since, birth } = JSON.parse(text) as Partial<Holder>;
    return pid === undefined ? undefined : { pid, since: since ?? '', birth: birth ?? '' };
  } catch {
    return undefined;
  }
}

/** Acquires the lock with a hard link, which only one process can create; a rename would overwrite. */
function claim(unfinished: string, lock: string): boolean {
  try {
    linkSync(unfinished, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a dead process. If another process was faster, its new lock is restored. */
function removeStale(lock: string, judged: string): void {
  const removed = `${lock}.${process.pid}.stale`;
  try {
    renameSync(lock, removed);
    if (readOr(removed, '') !== judged) linkSync(removed, lock);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(removed, { force: true });
  }
}

/**
 * Exclusive lock on the data folder, because a folder of PostgreSQL has one server. The lock of a dead
 * process is taken over. Returns the release function; throws DataDirLockedError with the holder.
 */
export function lockDataDir(dataDir: string, now: number): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = join(dataDir, 'lock');
  const unfinished = `${lock}.${process.pid}`;
  const mine: Holder = { pid: process.pid, since: new Date(now).toISOString(), birth: birthOf(process.pid) };
  writeFileSync(unfinished, JSON.stringify(mine));
  try {
    while (!claim(unfinished, lock)) {
      const found = readOr(lock, '');
      const holder = readHolder(found);
      if (holder && isAlive(holder)) {
        throw new DataDirLockedError(
          `The folder ${dataDir} is in use by process ${holder.pid} since ${holder.since}.`,
        );
      }
      removeStale(lock, found);
    }
  } finally {
    rmSync(unfinished, { force: true });
  }
  return () => {
    if (readHolder(readOr(lock, ''))?.pid === process.pid) rmSync(lock, { force: true });
  };
}

import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who holds a folder: a process, and what tells it from a later one with the same number. */
interface Holder {
  pid: number;
  since: string;
  birth: string;
}

/** The folder is another process's. */
export class DataDirLocked extends Error {}

const readOr = (file: string, otherwise: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return otherwise;
  }
};

/** Boot and start time of a process where the system tells them (Linux); empty elsewhere, and then the number decides. */
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

/** Links the claim to the lock's name, which only one process can; a rename would overwrite. */
function claim(unfinished: string, lock: string): boolean {
  try {
    linkSync(unfinished, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes the lock of a dead process away; if another was quicker, its fresh lock goes back where it was. */
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
 * Makes this process the only one on the folder, because the embedded database would lose what two of them write.
 * A lock that a dead process left is taken over. Answers how to let go; throws DataDirLocked, which names the holder.
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
        throw new DataDirLocked(
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

// Plain JavaScript, because bootstrap.mjs needs it before any package or newer Node is there.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const locks = join(dirname(fileURLToPath(import.meta.url)), '..', '.cache');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** A lock is a folder with an empty file per process that works under it, named by its id. */
function holdersOf(folder) {
  try {
    return readdirSync(folder).map(Number);
  } catch {
    return [];
  }
}

/**
 * Waits until no living process holds the named lock and takes it; one that only dead processes hold is
 * taken over. The folder appears with its holder inside in one rename, so nobody sees it without.
 * `lend` names a child that goes on working if this process is killed; `release` gives the lock back.
 */
export function takeLock(name) {
  const folder = join(locks, `${name}.lock`);
  const mine = `${folder}.${process.pid}`;
  rmSync(mine, { recursive: true, force: true });
  mkdirSync(mine, { recursive: true });
  writeFileSync(join(mine, String(process.pid)), '');
  for (let told = false; ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)) {
    try {
      renameSync(mine, folder);
      break;
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) throw error;
    }
    const holders = holdersOf(folder);
    const holder = holders.find(isAlive);
    if (holders.length > 0 && holder === undefined) {
      rmSync(folder, { recursive: true, force: true });
    } else if (holder !== undefined && !told) {
      console.log(`Waiting for process ${holder}, which is busy with the same (${name}) …`);
      told = true;
    }
  }
  const release = () => {
    if (holdersOf(folder).includes(process.pid)) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', release);
  return { release, lend: (pid) => writeFileSync(join(folder, String(pid)), '') };
}

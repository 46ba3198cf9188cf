// Plain JavaScript, because bootstrap.mjs needs it before any package or newer Node is there.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

function ownerOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * Waits until no other living process holds the named lock, takes it and gives back the release.
 * The folder appears with its pid file inside in one rename, so nobody ever sees a lock without an owner;
 * the lock of a dead process is taken over.
 */
export function takeLock(name) {
  const folder = join(locks, `${name}.lock`);
  const mine = `${folder}.${process.pid}`;
  rmSync(mine, { recursive: true, force: true });
  mkdirSync(mine, { recursive: true });
  writeFileSync(join(mine, 'pid'), String(process.pid));
  for (let told = false; ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)) {
    try {
      renameSync(mine, folder);
      break;
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) throw error;
    }
    const owner = ownerOf(folder);
    if (owner > 0 && !isAlive(owner)) {
      rmSync(folder, { recursive: true, force: true });
    } else if (owner > 0 && !told) {
      console.log(`Waiting for process ${owner}, which is busy with the same (${name}) …`);
      told = true;
    }
  }
  const release = () => {
    if (ownerOf(folder) === process.pid) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', release);
  return release;
}

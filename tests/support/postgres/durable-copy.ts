import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, 'durable-copy.c');

/** True if this machine can build the library that tells synced data from the rest. */
export const canBuildDurableCopy = (): boolean =>
  process.platform === 'linux' && spawnSync('gcc', ['--version'], { stdio: 'ignore' }).status === 0;

/** Data folder beside which a copy is kept of whatever would survive a power failure. */
export interface DurableCopy {
  /** Environment of the market whose PostgreSQL is watched. */
  env: Record<string, string>;
  /** Replaces the database folder by what was synced. Nothing may run. */
  failPower(): void;
}

/** Builds the library and begins the copy, which is whole as long as the database has ended in order. */
export function createDurableCopy(dataDir: string): DurableCopy {
  const library = join(dataDir, 'durable-copy.so');
  execFileSync('gcc', ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl']);
  chmodSync(library, 0o755);
  chmodSync(dataDir, 0o711);
  const folder = realpathSync(join(dataDir, 'postgres'));
  const shadow = `${folder}.synced`;
  const copy = (from: string, to: string) => {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  };
  copy(folder, shadow);
  return {
    env: { LD_PRELOAD: library, SHADOW_FROM: folder, SHADOW_TO: shadow },
    failPower: () => copy(shadow, folder),
  };
}

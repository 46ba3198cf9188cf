import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { COMPILE_CACHE_FOLDER } from './compile-cache.ts';

const PROGRAM = join(import.meta.dirname, '../../../bin/tenderete.mjs');

export interface CommandOutcome {
  code: number | null;
  /** Standard output and standard error, without their last line break. */
  output: string;
  errors: string;
}

/** Runs the program `tenderete` in a child process with these settings. */
export async function runTenderete(
  env: Record<string, string>,
  ...args: readonly string[]
): Promise<CommandOutcome> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => void (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => void (errors += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.trimEnd(), errors: errors.trimEnd() };
}

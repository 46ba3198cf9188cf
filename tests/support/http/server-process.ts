import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { COMPILE_CACHE_FOLDER } from './compile-cache.ts';
import { freePort } from './free-port.ts';

const PROGRAM = join(import.meta.dirname, 'api-server.ts');

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Output so far. */
  output(): string;
  /** Resolves when it listens, or with its exit code if it exits before. */
  started: Promise<'listening' | number | null>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** Starts the API, or another program of a server, in a child process with these settings. */
export async function startProcess(
  env: Record<string, string>,
  { program = PROGRAM, cwd = process.cwd() } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      // A busy machine must not add lines to the output.
      SLOW_STATEMENT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const listening = new Promise<'listening'>((resolve) => {
    const hear = (data: Buffer) => {
      said += data.toString();
      if (said.includes('Tenderete está abierto')) resolve('listening');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => said,
    started: Promise.race([listening, ended]),
    ended,
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../tests/support/http/free-port.ts';

const ROOT = join(import.meta.dirname, '..');

export type Environment = Record<string, string>;

/** Server process of a benchmark. */
export interface BenchServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const start = (
  program: string,
  args: readonly string[],
  env: Environment,
  before: readonly string[] = [process.execPath],
) => {
  const [command = process.execPath, ...first] = before;
  return spawn(command, [...first, join(ROOT, program), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

/**
 * Command prefix for a server with low CPU priority: it uses only the time that the browser leaves, like a remote machine.
 */
const ELSEWHERE = ['nice', '-n', '5', process.execPath];

/** Runs a program of the project until it exits. Throws if it fails. */
export async function runProgram(program: string, args: readonly string[], env: Environment): Promise<void> {
  const child = start(program, args, env);
  child.stdout.resume();
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}

export interface ServerOptions {
  nodeArguments?: readonly string[];
  /** Low CPU priority for all its threads, for benchmarks that measure frames of a browser on the same machine. */
  standsElsewhere?: boolean;
}

/** Starts an HTTP server and resolves once it listens. Throws if it exits before. */
export async function startServerProgram(
  program: string,
  env: Environment,
  { nodeArguments = [], standsElsewhere = false }: ServerOptions = {},
): Promise<BenchServer> {
  const port = await freePort();
  const settings = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env };
  const runtime = standsElsewhere ? ELSEWHERE : [process.execPath];
  const child = start(program, [], settings, [...runtime, ...nodeArguments]);
  const ended = once(child, 'exit');
  const listening = new Promise<void>((resolve) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.includes('Tenderete está abierto')) resolve();
    });
  });
  const failed = ended.then(() => {
    throw new Error(`${program} did not start.`);
  });
  await Promise.race([listening, failed]);
  failed.catch(() => {});
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}

import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export type CommandResult = { code: number; output: string; seconds: number };

export type CommandOptions = {
  env?: Record<string, string>;
  live?: boolean;
  cwd?: string;
};

/**
 * Runs a command of node_modules/.bin or of the system, by default in the project root.
 * `live` connects its output to the terminal; otherwise the result contains it.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, live = false, cwd = root }: CommandOptions = {},
): Promise<CommandResult> {
  const started = performance.now();
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, PATH: path },
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const finish = (code: number, note = '') =>
      resolve({
        code,
        output: Buffer.concat(chunks).toString() + note,
        seconds: (performance.now() - started) / 1000,
      });
    child.on('error', (error) => finish(127, `${command}: ${error.message}`));
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `\n${command} ended by ${signal}` : ''));
  });
}

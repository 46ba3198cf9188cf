#!/usr/bin/env node
// The command line of the market, on whatever Node the machine has (20 or later): plain JavaScript, which installs what
// is missing and hands over to the Node of the lock file, with the same memory options as `npm start`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// The archive of a release has no scripts: there npm has installed what production needs.
const bootstrap = new URL('../scripts/bootstrap.mjs', import.meta.url);
if (existsSync(bootstrap)) await import(bootstrap.href);

const runtime = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const args = [
  '--max-semi-space-size=2',
  '--heap-growing-percent=20',
  join(root, 'server', 'commands', 'tenderete.ts'),
  ...process.argv.slice(2),
];
const env = { ...process.env, MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

// Node 24 can replace itself, so that no second process waits beside a market for its whole life.
if (process.execve !== undefined && process.platform !== 'win32')
  process.execve(runtime, [runtime, ...args], env);

const child = spawn(runtime, args, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(`The runtime did not start: ${error.message}`);
  process.exit(1);
});
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

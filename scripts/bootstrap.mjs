// Runs before every npm script, on whatever Node the machine has (20 or later) and before any package
// exists: plain JavaScript, built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './lock.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.tenderete-stamp');
const lockFile = readFileSync(join(root, 'package-lock.json'), 'utf8');
// The runtime is one of the locked packages, so the hash of the lock names it too.
const stamp = [createHash('sha256').update(lockFile).digest('hex'), process.platform, process.arch].join(' ');

function readOrNothing(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function isInstalled() {
  return readOrNothing(stampFile) === stamp && existsSync(join(modules, '.bin', 'node'));
}

/** Whether npm itself, run by hand a moment ago, left exactly what the lock file asks for. */
function matchesLock() {
  if (existsSync(stampFile) && !readOrNothing(stampFile).endsWith(stamp.slice(stamp.indexOf(' '))))
    return false;
  const hidden = readOrNothing(join(modules, '.package-lock.json'));
  if (hidden === '') return false;
  const present = JSON.parse(hidden).packages;
  return Object.entries(JSON.parse(lockFile).packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = present[path];
    if (found === undefined) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** Ends with npm's code, or with the signal or error that kept it from having one. */
function runNpm(args, lock) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_config_(omit|only|production|ignore_scripts)|node_env)$/i.test(name),
    ),
  );
  const npm = process.env.npm_execpath;
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], { cwd: root, env, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (child.pid !== undefined) lock.lend(child.pid);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
}

function runtimeVersion() {
  return spawnSync(join(modules, '.bin', 'node'), ['--version'], { encoding: 'utf8' }).stdout?.trim();
}

/** npm may be told to run no install scripts at all; the runtime needs its own. */
function ensureRuntime() {
  const wanted = `v${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node}`;
  if (runtimeVersion() === wanted) return;
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(modules, 'node'),
    stdio: 'ignore',
  });
  const found = runtimeVersion();
  if (found !== wanted) {
    fail(`The runtime did not install: node_modules/.bin/node should be ${wanted} and is ${found ?? 'missing'}.
Try: rm -rf node_modules && npm start. If it stays so, npm cannot fetch the package "node" for ${process.platform}-${process.arch}.`);
  }
}

async function install(lock) {
  console.log('Installing what the lock file names (once; about half a minute) …');
  const end = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], lock);
  if (end !== 0) {
    fail(`The installation failed: npm ci ended with ${end}.
Check that the registry can be reached (npm ping) and that there is room on the disk, then run the same command again.`);
  }
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or later is needed; this is ${process.version}.`);
if (!isInstalled()) {
  const lock = takeLock('install');
  if (!isInstalled()) {
    if (!matchesLock()) await install(lock);
    ensureRuntime();
    writeFileSync(stampFile, stamp);
  }
  lock.release();
}

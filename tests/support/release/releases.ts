import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationJournalEntry } from '../../../server/db/migrations.ts';
import { startProcess } from '../http/server-process.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MIGRATIONS = join('server', 'db', 'migrations');

/** Text that another release writes differently. */
export interface ChangedText {
  file: string;
  from: string;
  to: string;
}

/** Builds the browser's code with these changes into `<folder>/client`, and the whole application if `isWhole`. */
export function buildChanged(folder: string, changes: readonly ChangedText[], isWhole: boolean): void {
  const environments = isWhole ? 'client,backOffice,serviceWorker,ssr' : 'client,backOffice';
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'build-changed.ts'), folder, environments, JSON.stringify(changes)],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', VITEST: '' }, stdio: 'pipe' },
  );
}

/** Script files of a build, relative to its folder of assets. */
export const scriptsIn = (folder: string): Set<string> =>
  new Set(globSync('**/*.js', { cwd: join(folder, 'client', 'assets') }));

/** Copies the server to a folder, which gets a `dist` of its own. */
export function copyServer(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const part of ['bin', 'contract', 'demo', 'server', 'package.json'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/** Adds a migration to the newest release in a folder. */
export function addMigration(folder: string, name: string, statement: string): void {
  const path = join(folder, MIGRATIONS, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: MigrationJournalEntry[] };
  const { idx, when } = journal.entries.at(-1) ?? { idx: -1, when: 0 };
  const tag = `${String(idx + 1).padStart(4, '0')}_${name}`;
  writeFileSync(join(folder, MIGRATIONS, `${tag}.sql`), statement);
  const entry = { version: '7', breakpoints: true, idx: idx + 1, when: when + 1, tag };
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
}

export interface RunningRelease {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the server in a folder with these settings, and waits until it listens. Throws its output if it exits. */
export async function startRelease(folder: string, env: Record<string, string>): Promise<RunningRelease> {
  const server = await startProcess(env, {
    program: join(folder, 'server', 'main.ts'),
    cwd: folder,
  });
  const { url, started, ended, child } = server;
  if ((await started) !== 'listening') throw new Error(server.output());
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

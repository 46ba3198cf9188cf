import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildApplication } from './build-application.ts';
import { root } from './run-command.ts';

/** Tracked files that a production server needs, as git pathspecs: no tests, sources of pages, or tools. */
const SHIPPED = [
  'bin',
  'contract',
  'demo',
  'server',
  'deploy',
  'docs/operating.md',
  'package.json',
  'package-lock.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'THIRD-PARTY-NOTICES.md',
  ':!*.test.ts',
];

function copyShipped(target: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...SHIPPED], { cwd: root, encoding: 'utf8' });
  for (const name of [...listed.split('\0').filter(Boolean), 'dist']) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    cpSync(join(root, name), join(target, name), { recursive: true });
  }
}

/**
 * Writes the archive of a release, with the built application, to `.cache/releases/`. Production unpacks it and runs
 * `npm ci --omit=dev`: nothing is built there, and no development dependency installed. Returns its path.
 */
function writeArchive(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const name = `tenderete-${version}`;
  const home = mkdtempSync(join(tmpdir(), 'tenderete-release-'));
  const folder = join(root, '.cache', 'releases');
  const archive = join(folder, `${name}.tar.gz`);
  try {
    copyShipped(join(home, name));
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-czf', archive, '-C', home, name]);
    return archive;
  } finally {
    rmSync(home, { recursive: true });
  }
}

if (!(await buildApplication())) process.exit(1);
console.log(writeArchive());

import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const LEFT_OUT: readonly string[] = [
  'node_modules',
  '.cache',
  '.data',
  '.git',
  'coverage',
  'dist',
  'test-results',
  'playwright-report',
];

/** Copies the source tree for mutations, with links to the original packages. Returns the path. */
export function copyTree(root: string): string {
  const copy = join(root, '.cache', 'mutation', 'tree');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(root).filter((name) => !LEFT_OUT.includes(name)))
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'src/**/*',
  'contract/**/*',
  'public/**/*',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'build/**/*',
  'scripts/*.ts',
];

/** Files without effect on the build: tests, and the route tree that the build generates. */
const isNoSource = (path: string) => /\.test\.tsx?$|\.gen\.ts$/.test(path);

/** Hash of all build inputs in a project folder, by path and content. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  const paths = globSync(sources, { cwd: root })
    .filter((path) => !isNoSource(path) && statSync(join(root, path)).isFile())
    .toSorted();
  for (const path of paths) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export const stampPath = (root: string) => join(root, 'dist', '.build-stamp');

/** dist/ is missing or was built from other sources. */
export function isBuildStale(root: string): boolean {
  return !existsSync(stampPath(root)) || readFileSync(stampPath(root), 'utf8') !== hashSources(root);
}

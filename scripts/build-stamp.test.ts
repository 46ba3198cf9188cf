import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSources, isBuildStale, stampPath } from './build-stamp.ts';

let root: string;

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-stamp-'));
  write('src/routes/index.tsx', 'home');
  write('contract/limits.ts', 'limits');
  write('public/icon.svg', 'icon');
  write('vite.config.ts', 'config');
  write('package-lock.json', '{}');
  write('build/chunks/shop-chunks.ts', 'chunks');
  mkdirSync(join(root, 'dist'));
  writeFileSync(stampPath(root), hashSources(root));
});

afterEach(() => rmSync(root, { recursive: true }));

describe(isBuildStale, () => {
  it('is fresh while the sources are the ones it was built from', () => {
    expect(isBuildStale(root)).toBe(false);
  });

  it.each([
    'src/routes/index.tsx',
    'contract/limits.ts',
    'public/icon.svg',
    'vite.config.ts',
    'package-lock.json',
    'build/chunks/shop-chunks.ts',
  ])('is stale when %s changes', (path) => {
    write(path, 'something else');
    expect(isBuildStale(root)).toBe(true);
  });

  it('is stale when a source comes, goes or changes its name', () => {
    write('src/new.ts', '');
    const withNew = isBuildStale(root);
    rmSync(join(root, 'src/new.ts'));
    const withoutNew = isBuildStale(root);
    rmSync(join(root, 'public/icon.svg'));
    write('public/sign.svg', 'icon');
    expect([withNew, withoutNew, isBuildStale(root)]).toEqual([true, false, true]);
  });

  it('stays fresh when a test or the generated route tree changes, or the server', () => {
    write('src/routes/index.test.tsx', 'test');
    write('src/routeTree.gen.ts', 'generated');
    write('server/main.ts', 'server');
    expect(isBuildStale(root)).toBe(false);
  });

  it('is stale where nothing was built', () => {
    rmSync(join(root, 'dist'), { recursive: true });
    expect(isBuildStale(root)).toBe(true);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  backOfficeModules,
  type BuiltChunk,
  changesOf,
  SNAPSHOT_FILE,
  snapshotOf,
} from './chunk-snapshot.ts';

const at = (file: string) => join(process.cwd(), file);
const chunk = (name: string, imports: readonly string[], ...files: string[]): BuiltChunk => ({
  name,
  fileName: `${name}.js`,
  moduleIds: files.map(at),
  imports: imports.map((one) => `${one}.js`),
});

const built = [
  chunk(
    'market',
    [],
    'contract/limits.ts',
    'node_modules/react/index.js',
    'node_modules/react/jsx-runtime.js',
  ),
  chunk('lists', ['market'], 'src/components/lists/ListResults.tsx', 'node_modules/@xstate/react/index.js'),
  chunk('products.index', ['lists'], 'src/routes/products.index.tsx?tsr-split=component---loader'),
  chunk('about', ['market'], 'src/routes/about.tsx?tsr-split=component'),
];

describe(snapshotOf, () => {
  test('has the chunks of a first screen, and the files and packages of each chunk', () => {
    expect(snapshotOf(built)).toEqual([
      'lists: @xstate/react',
      'lists: src/components/lists/ListResults.tsx',
      'market: contract/limits.ts',
      'market: react',
      'products.index: src/routes/products.index.tsx?tsr-split',
      'src/routes/products.index.tsx: lists',
      'src/routes/products.index.tsx: market',
      'src/routes/products.index.tsx: products.index',
    ]);
  });

  test('the approved one names files that exist', () => {
    const files = readFileSync(SNAPSHOT_FILE, 'utf8')
      .split('\n')
      .flatMap((line) => line.split(': ')[1]?.split('?')[0] ?? [])
      .filter((file) => /^(?:src|contract|build)\//.test(file));
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

test('a module that came and one that went are named with their chunk', () => {
  const grown = [
    ...built.slice(0, 1),
    chunk('lists', ['market'], 'src/components/lists/New.tsx'),
    ...built.slice(2),
  ];
  expect(changesOf(snapshotOf(built), snapshotOf(grown))).toEqual([
    '+ lists: src/components/lists/New.tsx',
    '- lists: @xstate/react',
    '- lists: src/components/lists/ListResults.tsx',
  ]);
  expect(changesOf(snapshotOf(built), snapshotOf(built))).toEqual([]);
});

test('a shopper downloads no module of the back office', () => {
  const foreign = chunk('market', [], 'src/components/back-office/EmptyList.tsx', 'contract/limits.ts');
  expect(backOfficeModules([foreign])).toEqual(['market: src/components/back-office/EmptyList.tsx']);
  expect(backOfficeModules(built)).toEqual([]);
});

import { expect, test } from 'vitest';
import { BACK_OFFICE_RULES } from './back-office-chunks.ts';

const CALLS = 'src/wiring/shell/market-api.wiring.ts';
const screen = (name: string) => `src/routes/back-office/_producer/producer.${name}.tsx`;
const chunkOf = (file: string, ...files: string[]) =>
  BACK_OFFICE_RULES.find(({ takes }) => takes({ id: `/project/${file}`, reachedFrom: new Set(files) }))
    ?.name ?? null;

test.each([
  ['a module of Hoy', 'src/components/new.tsx', [screen('dashboard')], 'lists'],
  [
    'a module of two lists',
    'src/components/new.tsx',
    ['orders.index', 'products.index'].map(screen),
    'lists',
  ],
  ['a module of one list', 'src/components/new.tsx', [screen('orders.index')], null],
  ['a library of Hoy', 'node_modules/new/index.js', [screen('dashboard')], null],
  ['a struct of the calls', 'contract/new/new.ts', [CALLS], 'calls'],
  ['a service of the calls', 'src/services/new.ts', [CALLS], null],
  ['a struct that the calls do not need', 'contract/new/new.ts', [], null],
])('%s, %s, lies in its chunk', (_, file, files, chunk) => {
  expect(chunkOf(file, ...files)).toEqual(chunk);
});

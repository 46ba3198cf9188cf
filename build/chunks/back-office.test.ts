import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOfCalls, isOfLists, OF_CALLS, SHARED_BY_LISTS } from './back-office.ts';

const modules = globSync('{contract,src}/**/*.{ts,tsx}').map(
  (path) => `/house/${path.replaceAll('\\', '/')}`,
);

test.each(SHARED_BY_LISTS)('%s is somewhere, and in the file of the lists', (part) => {
  const found = modules.filter((module) => module.includes(`/${part}`));
  expect([found.length > 0, found.every((module) => isOfLists(module))]).toEqual([true, true]);
});

test.each(OF_CALLS)('%s is somewhere, and in the file of the calls', (part) => {
  const found = modules.filter((module) => module.includes(`/${part}ts`));
  expect([found.length, found.every((module) => isOfCalls(module))]).toEqual([1, true]);
});

test('an editor is not', () => {
  expect(isOfLists('/house/src/wiring/producer/products/product-editor-screen.tsx')).toEqual(false);
});

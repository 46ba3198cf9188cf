import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LETS_GO = ['vi.hoisted(() => vi.resetModules());', 'afterAll(() => vi.resetModules());'];
const STANDS_IN = /^vi\.mock\(/m;

test('files share the modules of their worker: whoever puts another in a module’s place has modules of their own', () => {
  const mocking = globSync('{src,tests,server,contract,demo,scripts,build}/**/*.test.{ts,tsx}').filter(
    (file) => STANDS_IN.test(readFileSync(file, 'utf8')),
  );
  const careless = mocking.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return !LETS_GO.every((line) => text.includes(line));
  });
  expect([mocking.length > 0, careless]).toEqual([true, []]);
});

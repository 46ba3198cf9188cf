import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-command.ts';
import { readImporters, testsReaching } from './import-graph.ts';
import { startedPrograms } from './started-programs.ts';

const files = ['server/pictures/worker.ts', 'server/main.ts', 'bin/market.mjs'];
const startedBy = (code: string) =>
  startedPrograms(code, 'server/pictures/pool.ts', (path) => files.includes(path));

test.each([
  ["fork(join(import.meta.dirname, 'worker.ts'))", ['server/pictures/worker.ts']],
  ["spawn(node, [join(root, 'server', 'main.ts')])", ['server/main.ts']],
  ["new Worker(new URL('../../bin/market.mjs', import.meta.url))", ['bin/market.mjs']],
  ["join(folder, 'unknown.ts')", []],
  ["readFileSync('worker.ts')", []],
])('%s starts %o', (code, expected) => {
  expect(startedBy(code)).toEqual(expected);
});

test.each([
  ['server/services/pictures/picture-worker.ts', 'server/services/pictures/image-worker-pool.test.ts'],
  ['server/commands/tenderete.ts', 'tests/api/commands.api.test.ts'],
])('%s is reached by %s, which starts it in another process', (program, test) => {
  expect([existsSync(join(root, program)), testsReaching(program, readImporters(root)).has(test)]).toEqual([
    true,
    true,
  ]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutantOf } from '../../scripts/proofs/mutant-of.ts';
import { createNamePattern } from '../../scripts/proofs/name-pattern.ts';
import { root } from '../../scripts/run-command.ts';
import { takenAway } from './all.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Requirements that only a browser can verify, with their test files. */
const SEEN_IN_CHROMIUM = { 'R2.13': 'tests/e2e/early-moments.e2e.ts' };

test('of every requirement a behaviour can be taken away, or Chromium alone shows it', () => {
  const listed = [...read('docs/requirements.md').matchAll(/^- \*\*(R\d+\.\d+)\*\*/gm)].map(
    ([, number]) => number,
  );
  const tried = new Set<string>(takenAway.map(({ requirement }) => requirement));
  expect(listed.filter((number) => number !== undefined && !tried.has(number))).toEqual(
    Object.keys(SEEN_IN_CHROMIUM),
  );
  for (const [number, journey] of Object.entries(SEEN_IN_CHROMIUM))
    expect(read(journey)).toMatch(createNamePattern(number));
});

test('what is taken away stands there once, and the test that has to notice names the requirement', () => {
  for (const taken of takenAway) {
    const { start, end } = mutantOf(taken, read(taken.file));
    expect(end - start).toBe(taken.stood.length);
    expect(taken.by).not.toBe(taken.stood);
    expect(read(taken.noticedBy)).toMatch(createNamePattern(taken.requirement));
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutantOf } from '../../scripts/proofs/requirement-mutant.ts';
import { createRequirementPattern } from '../../scripts/proofs/requirement-pattern.ts';
import { root } from '../../scripts/run-command.ts';
import { requirementMutants } from './all.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Requirements that only a browser can verify, with their test files. */
const SEEN_IN_CHROMIUM = { 'R2.13': 'tests/e2e/before-hydration.e2e.ts' };

test('every requirement has a mutant, or Chromium alone shows it', () => {
  const listed = [...read('docs/requirements.md').matchAll(/^- \*\*(R\d+\.\d+)\*\*/gm)].map(
    ([, number]) => number,
  );
  const tried = new Set<string>(requirementMutants.map(({ requirement }) => requirement));
  expect(listed.filter((number) => number !== undefined && !tried.has(number))).toEqual(
    Object.keys(SEEN_IN_CHROMIUM),
  );
  for (const [number, journey] of Object.entries(SEEN_IN_CHROMIUM))
    expect(read(journey)).toMatch(createRequirementPattern(number));
});

test('the original of a mutant occurs once, and the test that must kill it names the requirement', () => {
  for (const mutant of requirementMutants) {
    const { start, end } = mutantOf(mutant, read(mutant.file));
    expect(end - start).toBe(mutant.original.length);
    expect(mutant.replacement).not.toBe(mutant.original);
    expect(read(mutant.killedBy)).toMatch(createRequirementPattern(mutant.requirement));
  }
});

import type { TestContext } from 'vitest';

/**
 * Repeats a round, which returns its outcome in one or more lines, and annotates the test with the count of each outcome.
 * `npm run test:long` prints that, also the progress of a failed test. Returns the number of rounds.
 */
export async function repeatRounds(
  { annotate }: TestContext,
  rounds: number,
  round: (index: number) => Promise<string | string[]>,
): Promise<number> {
  const outcomes = new Map<string, number>();
  const started = performance.now();
  let done = 0;
  try {
    for (; done < rounds; done += 1) {
      for (const outcome of [await round(done)].flat())
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  } finally {
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    const counted = [...outcomes]
      .toSorted(([, one], [, other]) => other - one)
      .map(([outcome, count]) => `${count} of: ${outcome}`);
    await annotate([`${done} of ${rounds} rounds in ${seconds} s`, ...counted].join('\n'));
  }
  return done;
}

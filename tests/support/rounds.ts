import type { TestContext } from 'vitest';

/**
 * Repeats a round, which tells how it came out in one line or several, and puts how often each came on record;
 * `npm run test:long` prints that under the test, also how far one got that failed. Answers how many rounds were done.
 */
export async function repeat(
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

import { describe, expect, test } from 'vitest';
import { deferred } from '../../tests/support/charts/deferred.ts';
import { createFairLimiter } from './fair-limiter.ts';

describe(createFairLimiter, () => {
  test('runs two at a time in order, goes on after a failure, and tells when it is idle', async () => {
    const queue = createFairLimiter(2);
    const seen: string[] = [];
    const works = Array.from({ length: 3 }, () => deferred<string>());
    const runs = works.map(({ promise }, index) =>
      queue.run(() => {
        seen.push(`begins ${index}`);
        return promise;
      }),
    );
    const idle = queue.untilIdle().then(() => seen.push('idle'));
    await Promise.resolve();
    expect(seen).toEqual(['begins 0', 'begins 1']);
    works[1]!.reject(new Error('broken'));
    await expect(runs[1]).rejects.toThrow('broken');
    works[0]!.resolve('a');
    works[2]!.resolve('c');
    expect([await runs[0], await runs[2]]).toEqual(['a', 'c']);
    await idle;
    expect(seen).toEqual(['begins 0', 'begins 1', 'begins 2', 'idle']);
  });

  test('is full when as many wait as may', async () => {
    const queue = createFairLimiter(1, { mostWaiting: 1 });
    const first = deferred<void>();
    const runs = [queue.run(() => first.promise)];
    const seen = [queue.isFull()];
    runs.push(queue.run(async () => {}));
    seen.push(queue.isFull());
    first.resolve();
    await Promise.all(runs);
    seen.push(queue.isFull());
    expect(seen).toEqual([false, true, false]);
  });

  test('who has many waiting goes in turn with the others, and is full sooner', async () => {
    const queue = createFairLimiter(1, { mostOfEach: 3 });
    const first = deferred<void>();
    const seen: string[] = [];
    const works = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'];
    const runs = works.map((name) =>
      queue.run(async () => {
        seen.push(name);
        if (name === 'a1') await first.promise;
      }, name[0]),
    );
    expect(['a', 'b', 'c', 'd'].map((whose) => queue.isFullOf(whose))).toEqual([true, false, false, false]);
    first.resolve();
    await Promise.all(runs);
    expect(seen).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
    expect(queue.isFullOf('a')).toBe(false);
  });
});

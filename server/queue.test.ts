import { describe, expect, test } from 'vitest';
import { deferred } from '../tests/support/deferred.ts';
import { createQueue } from './queue.ts';

describe(createQueue, () => {
  test('runs two at a time in order, goes on after a failure, and tells when it is idle', async () => {
    const queue = createQueue(2);
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
    const queue = createQueue(1, 1);
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
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { createRefreshLock } from './token-lock.ts';

describe(createRefreshLock.name, () => {
  test('battery 112 one tab after the other gets its turn', async () => {
    const holdRefreshLock = createRefreshLock(() => '', { name: randomUUID() });
    const steps: string[] = [];
    const [first, second] = [deferred<void>(), deferred<void>()];
    const stopFirst = holdRefreshLock(() => (steps.push('first'), first.resolve()));
    const stopSecond = holdRefreshLock(() => (steps.push('second'), second.resolve()));
    await first.promise;
    steps.push('held');
    stopFirst();
    await second.promise;
    stopSecond();
    expect(steps).toEqual(['first', 'held', 'second']);
  });

  test.each(['waits for its turn', 'comes when the lock is free again'])(
    'battery 112 a tab that %s is let through only when it sees what the last one stored',
    async (how) => {
      const name = randomUUID();
      const stored = { byFirst: 'before', seenBySecond: 'before' };
      const first = createRefreshLock(() => stored.byFirst, { name });
      const second = createRefreshLock(() => stored.seenBySecond, { name });
      const granted = deferred<string>();
      const begin = () => second(() => granted.resolve(stored.seenBySecond));
      const isFirstHere = deferred<void>();
      const stopFirst = first(() => isFirstHere.resolve());
      await isFirstHere.promise;
      let stopSecond = how === 'waits for its turn' ? begin() : null;
      stored.byFirst = 'after';
      stopFirst();
      await new Promise((resolve) => void setTimeout(resolve, 50));
      stopSecond ??= begin();
      setTimeout(() => (stored.seenBySecond = 'after'), 100);
      expect(await granted.promise).toEqual('after');
      stopSecond();
    },
  );

  test('battery 112 a tab that never sees it is let through all the same', async () => {
    const name = randomUUID();
    let stored = 'before';
    const [isFirstHere, isSecondHere] = [deferred<void>(), deferred<string>()];
    const stopFirst = createRefreshLock(() => stored, { name })(() => isFirstHere.resolve());
    await isFirstHere.promise;
    stored = 'after';
    stopFirst();
    const stopSecond = createRefreshLock(() => 'before', { name })(() => isSecondHere.resolve('granted'));
    expect(await isSecondHere.promise).toEqual('granted');
    stopSecond();
  });

  test('a turn that is given up before it comes never comes', async () => {
    const holdRefreshLock = createRefreshLock(() => '', { name: randomUUID() });
    const granted = deferred<string>();
    const stopFirst = holdRefreshLock(() => {});
    holdRefreshLock(() => granted.resolve('given up'))();
    const stopThird = holdRefreshLock(() => granted.resolve('third'));
    stopFirst();
    expect(await granted.promise).toEqual('third');
    stopThird();
  });

  const refusing = () => Promise.reject(new DOMException('no', 'SecurityError'));
  test.each([
    ['missing', undefined],
    ['refused', { request: refusing, query: refusing }],
  ])('R4.5 where Web Locks are %s a tab is alone', async (_, locks) => {
    const granted = deferred<string>();
    const stop = createRefreshLock(() => '', { locks })(() => granted.resolve('granted'));
    expect(await granted.promise).toEqual('granted');
    stop();
  });
});

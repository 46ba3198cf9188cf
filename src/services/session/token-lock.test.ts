import { describe, expect, test } from 'vitest';
import { deferred } from '../../../tests/support/deferred.ts';
import { holdRefreshLock } from './token-lock.ts';

describe(holdRefreshLock.name, () => {
  test('battery 112 one tab after the other gets its turn', async () => {
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

  test('a turn that is given up before it comes never comes', async () => {
    const granted = deferred<string>();
    const stopFirst = holdRefreshLock(() => {});
    holdRefreshLock(() => granted.resolve('given up'))();
    const stopThird = holdRefreshLock(() => granted.resolve('third'));
    stopFirst();
    expect(await granted.promise).toEqual('third');
    stopThird();
  });

  test.each([
    ['missing', undefined],
    ['refused', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ])('R4.5 where Web Locks are %s a tab is alone', async (_, locks) => {
    const granted = deferred<string>();
    const stop = holdRefreshLock(() => granted.resolve('granted'), locks);
    expect(await granted.promise).toEqual('granted');
    stop();
  });
});

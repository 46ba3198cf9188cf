import { expect, test } from 'vitest';
import { deferred } from '../tests/support/charts/deferred.ts';
import { MemoryCache } from './memory-cache.ts';

const computing = (cache: MemoryCache<number | null>, results: readonly (number | null | Error)[]) => {
  const left = results.values();
  return (now: number, key = 'a') =>
    cache.getOrCompute(key, now, async () => {
      const { value = null } = left.next();
      if (value instanceof Error) throw value;
      return value;
    });
};

test('R7.14 a cached value expires after its time to live, and when the clock was set back', async () => {
  const compute = computing(new MemoryCache({ name: 'sitemap', maxEntries: 5, ttl: 100 }), [1, 2, 3]);
  const answers = [await compute(1_000), await compute(1_099), await compute(1_100), await compute(1_099)];
  expect(answers).toEqual([1, 1, 2, 3]);
});

test('R7.14 parallel callers share one computation; its failure is not cached', async () => {
  const cache = new MemoryCache<number>({ name: 'sitemap', maxEntries: 5 });
  const running = deferred<number>();
  const callers = [1, 2].map(() => cache.getOrCompute('a', 0, () => running.promise));
  running.reject(new Error('away'));
  expect(await Promise.allSettled(callers)).toEqual(
    callers.map(() => ({ status: 'rejected', reason: new Error('away') })),
  );
  expect(await cache.getOrCompute('a', 0, async () => 7)).toEqual(7);
});

test('R7.14 null is cached unless the cache excludes it', async () => {
  const all = computing(new MemoryCache({ name: 'sitemap', maxEntries: 5 }), [null, 1]);
  const found = computing(
    new MemoryCache({ name: 'sitemap', maxEntries: 5, isCacheable: (value) => value !== null }),
    [null, 1, 2],
  );
  expect([await all(0), await all(0)]).toEqual([null, null]);
  expect([await found(0), await found(0), await found(0)]).toEqual([null, 1, 1]);
});

test('R7.14 missing keys are read together; a value that was invalidated meanwhile is read again', async () => {
  const cache = new MemoryCache<string>({ name: 'sitemap', maxEntries: 5 });
  const reads: string[][] = [];
  const read = (keys: string[], meanwhile = () => {}) =>
    cache.getOrReadAll(keys, 0, async (missing) => {
      reads.push(missing);
      meanwhile();
      return new Map(missing.map((key) => [key, key.toUpperCase()]));
    });
  await read(['a', 'b', 'a']);
  expect([...(await read(['c', 'b'], () => cache.invalidate(['c'])))]).toEqual([
    ['b', 'B'],
    ['c', 'C'],
  ]);
  await read(['a', 'b', 'c']);
  cache.invalidate('everything');
  await read(['a']);
  expect(reads).toEqual([['a', 'b'], ['c'], ['c'], ['a']]);
});

test('R7.14 a computation that was invalidated is answered but not cached', async () => {
  const cache = new MemoryCache<number>({ name: 'sitemap', maxEntries: 5 });
  const running = deferred<number>();
  const first = cache.getOrCompute('a', 0, () => running.promise);
  cache.invalidate(['a']);
  running.resolve(1);
  expect([await first, await cache.getOrCompute('a', 0, async () => 2)]).toEqual([1, 2]);
});

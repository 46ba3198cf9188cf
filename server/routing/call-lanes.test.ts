import { describe, expect, test } from 'vitest';
import { createTestClock } from '../../tests/support/api/test-clock.ts';
import { deferred } from '../../tests/support/charts/deferred.ts';
import type { Context } from '../context.ts';
import { createCallLanes } from './call-lanes.ts';

const FACETS = { facets: true };
const contextOf = (address: string) => ({ address, asker: { role: 'anonymous' }, db: {} }) as Context;
const [GREEDY, SHOPPER] = [contextOf('192.0.2.1'), contextOf('192.0.2.2')];
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    ({ code, retryAfter }: { code: string; retryAfter: number }) => `${code} ${retryAfter}`,
  );
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe(createCallLanes, () => {
  const create = (hasLimits = true) => createCallLanes({ clock: createTestClock(), places: 4, hasLimits });

  test('battery 50 of one address two expensive calls run at once; another address has its turn beside them', async () => {
    const runInLane = create();
    const end = deferred<void>();
    const begun: string[] = [];
    const call = (ctx: Context, name: string) =>
      runInLane('listProducts', async () => (begun.push(name), end.promise), ctx, { ...FACETS, q: name });
    const calls = [
      ...['g1', 'g2', 'g3', 'g4', 'g5'].map((name) => call(GREEDY, name)),
      ...['s1', 's2'].map((name) => call(SHOPPER, name)),
    ];
    await settled();
    expect(begun).toEqual(['g1', 'g2', 's1', 's2']);
    end.resolve();
    await Promise.all(calls);
    expect(begun.slice(4)).toEqual(['g3', 'g4', 'g5']);
  });

  test('battery 50 an ordinary call waits for no expensive one', async () => {
    const runInLane = create();
    const end = deferred<void>();
    const calls = Array.from({ length: 30 }, (_, index) =>
      runInLane('listProducts', () => end.promise, GREEDY, { ...FACETS, minPrice: index }),
    );
    expect(await runInLane('listProducts', async () => 'served', GREEDY, { limit: 24 })).toBe('served');
    expect(await runInLane('getProduct', async () => 'served', GREEDY, { id: 'x' })).toBe('served');
    end.resolve();
    await Promise.all(calls);
  });

  test('battery 50 equal calls that wait share one answer', async () => {
    const runInLane = create();
    const end = deferred<void>();
    let runs = 0;
    const call = (minPrice: number) =>
      runInLane(
        'listProducts',
        async () => {
          runs += 1;
          await end.promise;
          return runs;
        },
        GREEDY,
        { ...FACETS, minPrice },
      );
    const calls = [call(1), call(2), call(3), call(3), call(3)];
    end.resolve();
    expect((await Promise.all(calls)).length).toBe(5);
    expect(runs).toBe(3);
  });

  test('battery 50 a full lane sheds with 503 and a time to come again', async () => {
    const runInLane = create();
    const end = deferred<void>();
    const call = (ctx: Context, minPrice: number) =>
      runInLane('listProducts', () => end.promise, ctx, { ...FACETS, minPrice });
    const calls = Array.from({ length: 62 }, (_, index) => call(GREEDY, index));
    expect(await refusalOf(call(GREEDY, 62))).toBe('UNAVAILABLE 5');
    calls.push(call(SHOPPER, 0));
    end.resolve();
    await Promise.all(calls);
  });

  test('battery 50 an address has 1,200 calls with facets a minute, each of 10 units; without limits there is no end', async () => {
    const answersOf = async (runInLane: ReturnType<typeof create>) => {
      const answers: string[] = [];
      for (let minPrice = 0; minPrice < 1_201; minPrice += 1)
        answers.push(
          await refusalOf(runInLane('listProducts', async () => {}, GREEDY, { ...FACETS, minPrice })),
        );
      return answers.filter((answer) => answer !== 'answered');
    };
    const runInLane = create();
    expect(await answersOf(runInLane)).toEqual(['TOO_MANY_REQUESTS 60']);
    expect(await refusalOf(runInLane('listProducts', async () => {}, SHOPPER, FACETS))).toBe('answered');
    expect(await answersOf(create(false))).toEqual([]);
  });
});

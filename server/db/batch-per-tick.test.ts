import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { batchPerTick, sharePerTick } from './batch-per-tick.ts';

const double = (keys: number[]) => new Map(keys.map((key) => [key, 2 * key]));

describe(batchPerTick, () => {
  test('what is asked in one turn is one question, and each gets its own answer', async () => {
    const questions: number[][] = [];
    const ask = batchPerTick(async (keys: number[]) => {
      questions.push(keys);
      return double(keys.filter((key) => key !== 3));
    });
    expect(await Promise.all([ask(1), ask(2), ask(1), ask(3)])).toEqual([2, 4, 2, undefined]);
    expect(questions).toEqual([[1, 2, 3]]);
  });

  test('nobody gets an answer that was on its way before they asked', async () => {
    const questions: number[][] = [];
    const ask = batchPerTick(async (keys: number[]) => {
      questions.push(keys);
      await nextTurn();
      return double(keys);
    });
    const early = ask(1);
    await nextTurn();
    expect(questions).toEqual([[1]]);
    expect(await Promise.all([early, ask(1)])).toEqual([2, 2]);
    expect(questions).toEqual([[1], [1]]);
  });

  test('a question that fails fails for all of its turn and for nobody after', async () => {
    let fails = true;
    const ask = batchPerTick(async (keys: number[]) => {
      if (fails) throw new Error('away');
      return double(keys);
    });
    const [first, second] = await Promise.allSettled([ask(1), ask(2)]);
    expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await ask(2)).toBe(4);
  });
});

describe(sharePerTick, () => {
  test('the same is worked out once in a turn, after all have asked, and anew in the next', async () => {
    const share = sharePerTick<{ price: number }>();
    let price = 1;
    const read = async () => ({ price });
    const early = [share('one', read), share('one', read), share('other', read)];
    price = 2;
    const [first, second, other] = await Promise.all(early);
    expect([first, second, other]).toEqual([{ price: 2 }, { price: 2 }, { price: 2 }]);
    expect([first === second, first === other, Object.isFrozen(first)]).toEqual([true, false, true]);
    price = 3;
    expect(await share('one', read)).toEqual({ price: 3 });
  });
});

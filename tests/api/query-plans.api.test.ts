import { expect, test } from 'vitest';
import { describeApi } from '../support/api/api.ts';
import { excessesOf, fillMarket } from '../support/api/query-plans.ts';

describeApi('plans of lists in a middle-sized market', (api) => {
  test('battery 87 no list reads more than ten times its page', async () => {
    const scene = await fillMarket(api(), { products: 5_000, orders: 6_000 });
    expect(await excessesOf(api(), scene, 60)).toEqual([]);
  }, 120_000);
});

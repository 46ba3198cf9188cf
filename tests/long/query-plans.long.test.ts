import { expect, test } from 'vitest';
import { describeApi } from '../support/api/api.ts';
import { excessesOf, fillMarket } from '../support/api/query-plans.ts';

describeApi('plans of lists in a large market', (api) => {
  test('battery 87 no list of 100,000 products and 300,000 orders reads more than ten times its page', async () => {
    const scene = await fillMarket(api(), { products: 100_000, orders: 300_000 });
    expect(await excessesOf(api(), scene, 300)).toEqual([]);
  });
});

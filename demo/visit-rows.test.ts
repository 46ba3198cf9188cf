import { expect, test } from 'vitest';
import { DEMO_MARKET } from './demo-market.ts';
import { productRows, storeRow } from './market-rows.ts';
import { demoOrderRows } from './order-rows.ts';
import { visitCounts } from './visit-rows.ts';

/** 10:30 in Madrid. */
const now = new Date('2026-11-21T09:30:00.000Z');

const made = () => {
  const catalogue = productRows(DEMO_MARKET, now);
  const stalls = DEMO_MARKET.stores.map((store) => storeRow(store, now));
  return visitCounts(stalls, catalogue, demoOrderRows(DEMO_MARKET, catalogue, now).lines, now);
};

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

test('R7.12 the demo’s stalls have visits that fit together, the same in every installation', () => {
  const { stores, products, searches } = made();
  expect(made()).toEqual({ stores, products, searches });
  const odd = stores.filter(
    ({ popupStoreId, day, views, productViews, additions, visitors, added, checkout, ordered, hours }) =>
      hours.length !== 24 ||
      sum(hours) !== views ||
      sum(
        products
          .filter((one) => one.popupStoreId === popupStoreId && one.day === day)
          .map((one) => one.views),
      ) !== productViews ||
      views < visitors ||
      additions < added ||
      visitors < added ||
      added < checkout ||
      checkout < ordered,
  );
  expect(odd).toEqual([]);
  const today = stores.filter(({ day }) => day === '2026-11-21');
  expect([today.length > 3, sum(today.flatMap(({ hours }) => hours.slice(11)))]).toEqual([true, 0]);
  expect(sum(stores.map(({ visitors }) => visitors)) > 500 && searches.length > 5).toBe(true);
});

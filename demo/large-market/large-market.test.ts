import { expect, test } from 'vitest';
import { type LargeMarketPlan, productsOf, largeMarketStalls } from './large-market.ts';

const plan = (changes: Partial<LargeMarketPlan> = {}): LargeMarketPlan => ({
  products: 600,
  seed: 'feria',
  now: new Date('2026-11-21T12:00:00.000Z'),
  pictures: ['miel', 'queso'],
  ...changes,
});

const marketOf = (asked: LargeMarketPlan) => {
  const stalls = largeMarketStalls(asked);
  return { stalls, products: [...productsOf(asked, stalls)] };
};

test('the same seed makes the same market, another one another', () => {
  const market = marketOf(plan());
  expect(marketOf(plan())).toEqual(market);
  const names = (seed: string) => marketOf(plan({ seed })).products.map(({ name }) => name);
  expect(names('otra')).not.toEqual(market.products.map(({ name }) => name));
});

test('as many products as asked for, with the stores and producers they need, no id or address twice', () => {
  const { stalls, products } = marketOf(plan());
  expect(products).toHaveLength(600);
  expect(new Set(products.map(({ id }) => id)).size).toBe(600);
  expect(stalls.map(({ store }) => store.slug)).toEqual(['plaza-feria-1', 'plaza-feria-2', 'plaza-feria-3']);
  expect(new Set(stalls.map(({ producer }) => producer.email))).toEqual(
    new Set(['puesto-feria-1@tenderete.example', 'puesto-feria-2@tenderete.example']),
  );
});

test('every product stands in a store of its producer, or in none', () => {
  const { stalls, products } = marketOf(plan());
  const owners = new Map(stalls.map(({ store }) => [store.id, store.ownerId]));
  const strangers = products.filter(
    ({ popupStoreId, producerId }) => popupStoreId !== null && owners.get(popupStoreId ?? '') !== producerId,
  );
  expect(strangers).toEqual([]);
  expect(products.filter((one) => one.isPopupStoreExclusive && one.popupStoreId === null)).toEqual([]);
});

test('no products, no stalls', () => {
  expect(marketOf(plan({ products: 0 }))).toEqual({ stalls: [], products: [] });
});

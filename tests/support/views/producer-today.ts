import { createActor, fromPromise, waitFor } from 'xstate';
import type { ProducerStats } from '../../../contract/producer/producer-stats.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import {
  type ProducerStores,
  producerStoresCacheMachine,
} from '../../../src/machines/producer/stores/producer-stores-cache.machine.ts';
import type { ProductsToday } from '../../../src/machines/producer/today/today-products.machine.ts';
import type { LoadResult } from '../../../src/machines/ui/resource.types.ts';
import { wireProducerToday } from '../../../src/wiring/producer/today/producer-today-screen.tsx';
import { sampleStats } from '../samples/sample-stats.ts';
import { NOW, sampleProduct, sampleStore } from '../samples/samples.ts';

export const loadedResult = <Value>(value: Value) => ({ ok: true, value }) as const;
export const producerDayInput = { question: null, now: NOW };
export const emptyProducts = { total: 0, first: [] };
const cup = sampleProduct({ name: 'Taza' });
export const store = sampleStore();
export const producerDayProducts: ProductsToday = {
  nearlyOut: { total: 1, first: [cup] },
  soldOut: emptyProducts,
  awaiting: emptyProducts,
};
export const stats = sampleStats({ totalOrders: 3, pendingOrders: 2, completedOrders: 1 });

interface Day {
  stores?: readonly PopupStore[];
  goods?: ProductsToday;
  stats?: ProducerStats;
}

export const wireSampleToday = (
  day: Day = {},
  changes: Partial<Parameters<typeof wireProducerToday>[0]> = {},
) =>
  wireProducerToday({
    loadGoods: async () => loadedResult(day.goods ?? producerDayProducts),
    loadStats: async () => loadedResult(day.stats ?? stats),
    ...changes,
  });

/** Loaded parts of the producer's home screen. */
export async function loadProducerToday(day?: Day) {
  const { todayGoods, todayTakings } = wireSampleToday(day);
  const load = async (): Promise<LoadResult<ProducerStores>> => loadedResult(day?.stores ?? [store]);
  const shared = producerStoresCacheMachine.provide({
    actors: { load: fromPromise(load) },
    actions: { tellFilled: () => {} },
  });
  const refs = {
    storesRef: createActor(shared).start(),
    goodsRef: createActor(todayGoods, { input: producerDayInput }).start(),
    revenueRef: createActor(todayTakings, { input: producerDayInput }).start(),
  };
  refs.storesRef.send({ type: 'seller.arrived', seller: 'producer 1' });
  for (const ref of [refs.storesRef, refs.goodsRef, refs.revenueRef])
    await waitFor(ref, (snapshot) => snapshot.matches('ready'));
  return refs;
}

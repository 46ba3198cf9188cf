import type { ActorRefFrom } from 'xstate';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** Count of matching products, and the first of them. */
interface Found {
  total: number;
  first: readonly ProducerProduct[];
}

/** Products of a producer that need attention. */
export interface ProductsToday {
  nearlyOut: Found;
  soldOut: Found;
  awaiting: Found;
}

/** Products that need attention today, on the producer's first screen. */
export const todayProductsMachine = createResourceMachine<ProductsToday, null>('todayGoods', {
  isWatched: true,
  isAlwaysThere: true,
});

export type TodayProductsActorRef = ActorRefFrom<typeof todayProductsMachine>;

import type { ActorRefFrom } from 'xstate';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** Some of one's products: how many there are, and the first of them. */
interface Found {
  total: number;
  first: readonly ProducerProduct[];
}

/** What a producer's goods ask for. */
export interface ProductsToday {
  nearlyOut: Found;
  soldOut: Found;
  awaiting: Found;
}

/** What is sold, as far as it asks for something today. */
export const todayProductsMachine = createResourceMachine<ProductsToday, null>('todayGoods', {
  isWatched: true,
  isAlwaysThere: true,
});

export type TodayProductsActorRef = ActorRefFrom<typeof todayProductsMachine>;

import type { ProducerProductsQuery } from '../../../../contract/producer/producer-products-query.ts';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** What somebody sells, on sale or hidden: found, filtered and looked at again when its reader comes back (R7.14). */
export const producerProductsMachine = createListMachine<ProducerProduct, ProducerProductsQuery>(
  'producerProducts',
  {
    isWatched: true,
  },
);

export type ProducerProductsActorRef = ListActorRef<ProducerProduct, ProducerProductsQuery>;

import type { ProducerProductsQuery } from '../../../../contract/producer/producer-products-query.ts';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/**
 * List of the producer's own products, public or hidden, with search and filters. It reloads when the
 * producer returns (R7.14).
 */
export const producerProductsMachine = createListMachine<ProducerProduct, ProducerProductsQuery>(
  'producerProducts',
  {
    isWatched: true,
  },
);

export type ProducerProductsActorRef = ListActorRef<ProducerProduct, ProducerProductsQuery>;

import type { ActorRefFrom } from 'xstate';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import { createListMachine } from '../../ui/list.machine.ts';

/**
 * List of orders with the producer's own lines. It reloads when the producer returns, since orders arrive and
 * change (R7.19).
 */
export const producerOrdersMachine = createListMachine<ProducerOrder, ProducerOrdersQuery>('producerOrders', {
  isWatched: true,
});

export type ProducerOrdersActorRef = ActorRefFrom<typeof producerOrdersMachine>;

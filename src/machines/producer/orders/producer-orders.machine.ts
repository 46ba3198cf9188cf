import type { ActorRefFrom } from 'xstate';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import { createListMachine } from '../../ui/list.machine.ts';

/** The orders with one's own lines, looked at again while somebody reads them: they arrive and move by themselves (R7.19). */
export const producerOrdersMachine = createListMachine<ProducerOrder, ProducerOrdersQuery>('producerOrders', {
  isWatched: true,
});

export type ProducerOrdersActorRef = ActorRefFrom<typeof producerOrdersMachine>;

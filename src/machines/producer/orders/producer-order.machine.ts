import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/**
 * One order with the producer's own lines. It reloads when the producer returns, since the shopper may have
 * cancelled (R7.19).
 */
export const producerOrderMachine = createResourceMachine<
  ProducerOrder,
  { id: string },
  FailureOf<'getProducerOrder'>
>('producerOrder', { isWatched: true });

export type ProducerOrderActorRef = ActorRefFrom<typeof producerOrderMachine>;

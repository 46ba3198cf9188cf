import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { ProducerOrder } from '../../../contract/orders/producer-order.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** One order as far as it is one's own, looked at again while somebody reads it: whoever bought may cancel meanwhile (R7.19). */
export const producerOrderMachine = createResourceMachine<
  ProducerOrder,
  { id: string },
  FailureOf<'getProducerOrder'>
>('producerOrder', { isWatched: true });

export type ProducerOrderActorRef = ActorRefFrom<typeof producerOrderMachine>;

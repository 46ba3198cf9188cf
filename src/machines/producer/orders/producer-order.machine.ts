import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** One order as far as it is one's own, looked at again while somebody reads it: whoever bought may cancel meanwhile (R7.19). */
export const producerOrderMachine = createResourceMachine<
  ProducerOrder,
  { id: string },
  FailureOf<'getProducerOrder'>
>('producerOrder', { isWatched: true });

export type ProducerOrderActorRef = ActorRefFrom<typeof producerOrderMachine>;

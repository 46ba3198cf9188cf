import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** Orders to print for a producer, in the requested sequence (R7.19). */
export const orderPapersMachine = createResourceMachine<
  readonly ProducerOrder[],
  { ids: readonly string[] },
  FailureOf<'getProducerOrder'>
>('orderPapers', { isAlwaysThere: true });

export type OrderPapersActorRef = ActorRefFrom<typeof orderPapersMachine>;

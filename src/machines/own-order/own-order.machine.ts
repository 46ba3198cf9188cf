import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { OwnOrder } from '../../../contract/orders/own-order.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** One order as far as it is one's own, looked at again while somebody reads it: whoever bought may cancel meanwhile (R7.19). */
export const ownOrderMachine = createResourceMachine<OwnOrder, { id: string }, FailureOf<'getProducerOrder'>>(
  'ownOrder',
  { isWatched: true },
);

export type OwnOrderActorRef = ActorRefFrom<typeof ownOrderMachine>;

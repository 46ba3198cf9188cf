import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Order } from '../../../contract/orders/order.ts';
import type { OrderQuestion } from '../orders/order.machine.ts';
import { createResourceMachine } from '../ui/resource.machine.ts';

/**
 * The order that a shopper has just made, shown at once where the checkout was answered with it; it is looked at again when its
 * reader comes back (R2.3).
 */
export const orderConfirmationMachine = createResourceMachine<
  Order,
  OrderQuestion,
  FailureOf<'getConsumerOrder' | 'getOrder'>
>('orderConfirmation', { isWatched: true, mayBeKnown: true });

export type OrderConfirmationActorRef = ActorRefFrom<typeof orderConfirmationMachine>;

import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Order } from '../../../contract/orders/order.ts';
import type { OrderQuery } from '../orders/order.machine.ts';
import { createResourceMachine } from '../ui/resource.machine.ts';

/**
 * Order that was just placed. It is shown at once from the answer of the checkout, if available, and reloads
 * when the shopper returns (R2.3).
 */
export const orderConfirmationMachine = createResourceMachine<
  Order,
  OrderQuery,
  FailureOf<'getConsumerOrder' | 'getOrder'>
>('orderConfirmation', { isWatched: true, mayBeKnown: true });

export type OrderConfirmationActorRef = ActorRefFrom<typeof orderConfirmationMachine>;

import type { ActorRefFrom } from 'xstate';
import { check } from '../../../contract/api/checking.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import { OrderMessage } from '../../../contract/orders/order-message.ts';
import { createFormMachine } from '../ui/form.machine.ts';

/** Why a message about an order did not get to who sells it. */
export type OrderMessageFailure = FailureOf<'sendOrderMessage'>['code'];

export interface OrderMessageValues {
  /** The line that it is about; blank is the whole order. */
  productOrderId: string;
  message: string;
}

export const BLANK_ORDER_MESSAGE: OrderMessageValues = { productOrderId: '', message: '' };

/** What a shopper writes to those who sell something of an order. */
export const orderMessageMachine = createFormMachine<
  OrderMessageValues,
  OrderMessage,
  null,
  OrderMessageFailure
>('orderMessage', ({ productOrderId, message }) =>
  check({ message, ...(productOrderId !== '' && { productOrderId }) }, OrderMessage),
);

export type OrderMessageActorRef = ActorRefFrom<typeof orderMessageMachine>;

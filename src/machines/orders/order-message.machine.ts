import type { ActorRefFrom } from 'xstate';
import { validateInput } from '../../../contract/api/validate-input.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import { OrderMessage } from '../../../contract/orders/order-message.ts';
import { createFormMachine } from '../ui/form.machine.ts';

/** Failure codes of a message about an order to its producers. */
export type OrderMessageFailure = FailureOf<'sendOrderMessage'>['code'];

export interface OrderMessageValues {
  /** Order line of the message; blank for the whole order. */
  productOrderId: string;
  message: string;
}

export const BLANK_ORDER_MESSAGE: OrderMessageValues = { productOrderId: '', message: '' };

/** Form for a shopper's message to the producers of an order. */
export const orderMessageMachine = createFormMachine<
  OrderMessageValues,
  OrderMessage,
  null,
  OrderMessageFailure
>('orderMessage', ({ productOrderId, message }) =>
  validateInput({ message, ...(productOrderId !== '' && { productOrderId }) }, OrderMessage),
);

export type OrderMessageActorRef = ActorRefFrom<typeof orderMessageMachine>;

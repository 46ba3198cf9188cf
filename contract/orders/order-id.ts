import { define } from 'superstruct';
import { Id } from '../values/id.ts';

export const MISSING_ORDER_ID_MESSAGE = 'ID del pedido es requerido';

/** True if an order id is present. */
export const isOrderIdPresent = (id: unknown): id is string => typeof id === 'string' && id.trim() !== '';

/** Order id; a missing id has its own error message (R8.15). */
export const OrderId = define<string>('orderId', (value, context) =>
  isOrderIdPresent(value) ? Id.validator(value, context) : MISSING_ORDER_ID_MESSAGE,
);

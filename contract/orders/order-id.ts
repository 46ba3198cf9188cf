import { define } from 'superstruct';
import { Id } from '../values/id.ts';

export const NO_ORDER_ID = 'ID del pedido es requerido';

/** True if an order id is present. */
export const isOrderNamed = (id: unknown): id is string => typeof id === 'string' && id.trim() !== '';

/** Order id; a missing id has its own error message (R8.15). */
export const OrderId = define<string>('orderId', (value, context) =>
  isOrderNamed(value) ? Id.validator(value, context) : NO_ORDER_ID,
);

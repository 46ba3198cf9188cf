import { define } from 'superstruct';
import { Id } from '../values/id.ts';

export const NO_ORDER_ID = 'ID del pedido es requerido';

/** Whether an order is named at all. */
export const isOrderNamed = (id: unknown): id is string => typeof id === 'string' && id.trim() !== '';

/** The identifier of an order: that there is none is said in words of its own (R8.15). */
export const OrderId = define<string>('orderId', (value, context) =>
  isOrderNamed(value) ? Id.validator(value, context) : NO_ORDER_ID,
);

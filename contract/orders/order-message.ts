import { type Infer, object, optional } from 'superstruct';
import { Id } from '../values/id.ts';
import { LENGTHS } from '../values/lengths.ts';
import { requiredText } from '../values/text.ts';

/**
 * «extension» Message about an order, from the shopper to its producers or from a producer to the shopper.
 * `productOrderId`: the line it concerns; `producerId`: one recipient, default all producers of the order.
 */
export const OrderMessage = object({
  message: requiredText('El mensaje es requerido', { max: LENGTHS.message }),
  productOrderId: optional(Id),
  producerId: optional(Id),
});
export type OrderMessage = Infer<typeof OrderMessage>;

import { type Infer, object, optional } from 'superstruct';
import { Id } from '../values/id.ts';
import { LENGTHS } from '../values/lengths.ts';
import { requiredText } from '../values/text.ts';

/**
 * «extension» What a shopper writes to those who sell something of an order, or one of them to the shopper. `productOrderId`: what it
 * is about; `producerId`: whom of those who sell it is for, all of them unless said.
 */
export const OrderMessage = object({
  message: requiredText('El mensaje es requerido', { max: LENGTHS.message }),
  productOrderId: optional(Id),
  producerId: optional(Id),
});
export type OrderMessage = Infer<typeof OrderMessage>;

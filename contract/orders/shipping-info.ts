import { type Infer, object, optional } from 'superstruct';
import { emailField } from '../values/email.ts';
import { LENGTHS } from '../values/lengths.ts';
import { personName } from '../values/person-name.ts';
import { Phone } from '../values/phone.ts';
import { freeText, requiredText } from '../values/text.ts';

/** Shipping address of an order (R5.8, R5.9). */
export const ShippingInfo = object({
  fullName: personName('Nombre completo es requerido'),
  address: requiredText('Dirección es requerida', { max: LENGTHS.address }),
  postalCode: requiredText('Código postal es requerido', { max: LENGTHS.postalCode }),
  city: requiredText('Ciudad es requerida', { max: LENGTHS.city }),
  state: optional(freeText({ max: LENGTHS.state })),
  phone: optional(Phone),
  email: emailField({ required: 'Formato de email inválido', invalid: 'Formato de email inválido' }),
  notes: optional(freeText({ max: LENGTHS.notes })),
});
export type ShippingInfo = Infer<typeof ShippingInfo>;

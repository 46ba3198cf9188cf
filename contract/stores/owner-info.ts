import { define, enums, is, object, optional, refine, type Struct } from 'superstruct';
import { coerceFromText } from '../api/coerce-value.ts';
import { holdsCardNumber } from '../values/card-number.ts';
import { canonicalEmail, Email } from '../values/email.ts';
import { LENGTHS } from '../values/lengths.ts';
import { listOf } from '../values/list-of.ts';
import { Phone } from '../values/phone.ts';
import { isWholeCents } from '../values/price.ts';
import { TaxId } from '../values/tax-id.ts';
import { freeText, requiredText } from '../values/text.ts';

/** Payment and delivery kinds of a seller. */
export const PAYMENT_KINDS = ['bizum', 'transfer', 'cash_on_delivery', 'in_person', 'other'] as const;
export const DELIVERY_KINDS = ['shipping', 'pickup'] as const;

const MAX_METHODS = 8;
const MAX_COST = 9_999.99;
const MAX_DAYS = 365;
const RETURNS = 2_000;

/** Informative amount in currency units, 0 or more. */
const Cost = define<number>(
  'coste',
  (value) =>
    (typeof value === 'number' && value >= 0 && value <= MAX_COST && isWholeCents(value)) ||
    'El importe no es válido',
);

const Days = define<number>(
  'días',
  (value) =>
    (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_DAYS) ||
    'Pon solo un número, por ejemplo 4',
);

const Note = refine(
  freeText({ max: LENGTHS.notes }),
  'nota',
  (text) => !holdsCardNumber(text) || 'No escribas aquí el número de una tarjeta: lo leerá todo el mundo',
);

const methodsOf = <T, S>(method: Struct<T, S>) =>
  listOf(method, { max: MAX_METHODS, message: `No puede haber más de ${MAX_METHODS}` });

const Payment = object({ kind: enums(PAYMENT_KINDS), note: optional(Note) });

const Delivery = object({
  kind: enums(DELIVERY_KINDS),
  price: optional(Cost),
  freeFrom: optional(Cost),
  days: optional(Days),
  note: optional(Note),
});

/** Contact e-mail address; blank means none. */
const Contact = coerceFromText(
  define<string>('email', (value) => value === '' || is(value, Email) || 'Formato de email inválido'),
  canonicalEmail,
);

/**
 * Seller information of a store with payment and delivery terms (R5.4). «extension» all fields from `legalName` on:
 * optional and public. Amounts in currency units; they are informative and never added to an order.
 */
export const OwnerInfo = object({
  name: requiredText('El nombre del responsable es requerido', {
    min: LENGTHS.ownerNameMin,
    max: LENGTHS.ownerName,
    wrongLength: 'El nombre del responsable debe tener entre 2 y 100 caracteres',
  }),
  description: optional(freeText({ max: LENGTHS.ownerDescription })),
  telephone: optional(Phone),
  legalName: optional(freeText({ max: LENGTHS.address })),
  taxId: optional(TaxId),
  address: optional(freeText({ max: LENGTHS.address })),
  email: optional(Contact),
  payment: optional(methodsOf(Payment)),
  delivery: optional(methodsOf(Delivery)),
  returns: optional(freeText({ max: RETURNS })),
});

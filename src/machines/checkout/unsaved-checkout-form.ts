import { boolean, type Infer, is, literal, nullable, object, string } from 'superstruct';
import { type ValidationResult, validateInput } from '../../../contract/api/validate-input.ts';
import { Id } from '../../../contract/values/id.ts';
import { ShippingInfo } from '../../../contract/orders/shipping-info.ts';
import { provinceOf } from '../../../contract/values/spanish-province.ts';

/** Typed values of the shipping form: every field a string, blank if empty. */
const ShippingValues = object({
  fullName: string(),
  address: string(),
  postalCode: string(),
  city: string(),
  state: string(),
  phone: string(),
  email: string(),
  notes: string(),
});
export type ShippingValues = Infer<typeof ShippingValues>;

export const BLANK_SHIPPING: ShippingValues = {
  fullName: '',
  address: '',
  postalCode: '',
  city: '',
  state: '',
  phone: '',
  email: '',
  notes: '',
};

/** Saved checkout for a reload. A change of its shape needs a new version number; unknown versions are dropped. */
export const UnsavedCheckoutForm = object({
  version: literal(1),
  userId: string(),
  shipping: ShippingValues,
  /** Idempotency key, once the shopper has started to pay. */
  key: nullable(Id),
  /** True if the order was sent and its answer is missing. */
  isSent: boolean(),
});
export type UnsavedCheckoutForm = Infer<typeof UnsavedCheckoutForm>;

/** Validated draft of this shopper; null for another version or another user. */
export const readUnsavedCheckoutForm = (kept: unknown, userId: string): UnsavedCheckoutForm | null =>
  is(kept, UnsavedCheckoutForm) && kept.userId === userId ? kept : null;

/**
 * Validation of the shipping data. Blank fields are left out, so required ones are reported as missing (R5.8,
 * R5.9).
 */
export const checkShipping = (values: ShippingValues): ValidationResult<ShippingInfo> =>
  validateInput(
    Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== '')),
    ShippingInfo,
  );

const ADDRESS = ['address', 'postalCode', 'city', 'state'] as const satisfies (keyof ShippingValues)[];
const PERSON = ['fullName', 'phone', 'email'] as const satisfies (keyof ShippingValues)[];

/** Postal address with at least street, postal code and city. */
export type PostalAddress = Pick<ShippingValues, (typeof ADDRESS)[number]>;

const isBlank = (text: string | undefined) => (text ?? '').trim() === '';

/** Shipping data with the province derived from the postal code, if the province is blank. */
export const withProvince = (shipping: ShippingValues): ShippingValues =>
  isBlank(shipping.state) ? { ...shipping, state: provinceOf(shipping.postalCode) ?? '' } : shipping;

/**
 * Shipping data after one field changed. A new postal code also sets its province, unless the shopper typed
 * one (R5.8).
 */
export function withChangedField(
  shipping: ShippingValues,
  field: keyof ShippingValues,
  value: string,
  typed: readonly string[],
): ShippingValues {
  const said = { ...shipping, [field]: value };
  if (field !== 'postalCode' || typed.includes('state')) return said;
  const isSuggested = shipping.state === provinceOf(shipping.postalCode);
  return isSuggested ? withProvince({ ...said, state: '' }) : withProvince(said);
}

const isFreeIn = (shipping: ShippingValues, typed: readonly string[]) => (field: keyof ShippingValues) =>
  isBlank(shipping[field]) && !typed.includes(field);

/**
 * Shipping data completed from an earlier order: blank fields that the shopper did not type in. The address
 * is filled in as a whole or not at all, so that no street lands in another city.
 */
export function withEarlierShipping(
  shipping: ShippingValues,
  recalled: Partial<ShippingValues>,
  typed: readonly string[],
): ShippingValues {
  const isFree = isFreeIn(shipping, typed);
  const fields = [...(ADDRESS.every(isFree) ? ADDRESS : []), ...PERSON.filter(isFree)];
  const found = fields.flatMap((field) => (isBlank(recalled[field]) ? [] : [[field, recalled[field]]]));
  return withProvince({ ...shipping, ...Object.fromEntries(found) });
}

/**
 * Address of an earlier order that was not filled in, because the form had other parts of an address but no
 * street. Null if there was none.
 */
export function unfilledAddress(
  shipping: ShippingValues,
  { address, postalCode, city, state = '' }: Partial<ShippingValues>,
  typed: readonly string[],
): PostalAddress | null {
  if (!address || !postalCode || !city || !isBlank(shipping.address)) return null;
  return ADDRESS.every(isFreeIn(shipping, typed)) ? null : { address, postalCode, city, state };
}

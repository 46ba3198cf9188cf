import { boolean, type Infer, is, literal, nullable, object, string } from 'superstruct';
import { type Checked, check } from '../../../contract/api/checking.ts';
import { Id } from '../../../contract/values/id.ts';
import { ShippingInfo } from '../../../contract/orders/shipping-info.ts';
import { provinceOf } from '../../../contract/values/spanish-province.ts';

/** What the shopper typed: every field a text, blank where nothing was said. */
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

export const NO_SHIPPING: ShippingValues = {
  fullName: '',
  address: '',
  postalCode: '',
  city: '',
  state: '',
  phone: '',
  email: '',
  notes: '',
};

/** A checkout as it is kept for a reload. A change of its shape takes another version; unknown ones are dropped. */
export const CheckoutDraft = object({
  version: literal(1),
  userId: string(),
  shipping: ShippingValues,
  /** The Idempotency-Key, once the shopper has started paying. */
  key: nullable(Id),
  /** Whether the order was sent and no answer was seen. */
  isSent: boolean(),
});
export type CheckoutDraft = Infer<typeof CheckoutDraft>;

/** A kept checkout, if it is one that this version wrote for this shopper; null else. */
export const readDraft = (kept: unknown, userId: string): CheckoutDraft | null =>
  is(kept, CheckoutDraft) && kept.userId === userId ? kept : null;

/** The shipping as it is sent: blank fields are left out, so that those that are required are missed (R5.8, R5.9). */
export const checkShipping = (values: ShippingValues): Checked<ShippingInfo> =>
  check(Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== '')), ShippingInfo);

const ADDRESS = ['address', 'postalCode', 'city', 'state'] as const satisfies (keyof ShippingValues)[];
const PERSON = ['fullName', 'phone', 'email'] as const satisfies (keyof ShippingValues)[];

/** An address of which street, postal code and city are known. */
export type Address = Pick<ShippingValues, (typeof ADDRESS)[number]>;

const isBlank = (text: string | undefined) => (text ?? '').trim() === '';

/** The shipping with its province, where nobody said one, as the postal code has it. */
export const withProvince = (shipping: ShippingValues): ShippingValues =>
  isBlank(shipping.state) ? { ...shipping, state: provinceOf(shipping.postalCode) ?? '' } : shipping;

/**
 * The shipping with one field said anew. Another postal code brings its province along, unless the shopper typed one
 * (R5.8).
 */
export function withRestored(
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
 * The shipping completed from an earlier order: what is blank and was not typed in. An address comes whole or not at
 * all, so that no street lands in another city.
 */
export function withRecalled(
  shipping: ShippingValues,
  recalled: Partial<ShippingValues>,
  typed: readonly string[],
): ShippingValues {
  const isFree = isFreeIn(shipping, typed);
  const fields = [...(ADDRESS.every(isFree) ? ADDRESS : []), ...PERSON.filter(isFree)];
  const found = fields.flatMap((field) => (isBlank(recalled[field]) ? [] : [[field, recalled[field]]]));
  return withProvince({ ...shipping, ...Object.fromEntries(found) });
}

/** The address of an earlier order that was kept out, because part of another one stood there without its street; null where none was. */
export function heldBack(
  shipping: ShippingValues,
  { address, postalCode, city, state = '' }: Partial<ShippingValues>,
  typed: readonly string[],
): Address | null {
  if (!address || !postalCode || !city || !isBlank(shipping.address)) return null;
  return ADDRESS.every(isFreeIn(shipping, typed)) ? null : { address, postalCode, city, state };
}

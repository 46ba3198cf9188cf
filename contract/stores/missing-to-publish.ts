import type { PopupStore } from './popup-store.ts';

/** Data that the server does not require, but shoppers or the law do. */
export const MISSING_TO_PUBLISH = [
  'description',
  'dates',
  'delivery',
  'heroImage',
  'legalName',
  'taxId',
  'address',
  'contact',
  'payment',
  'returns',
  'products',
] as const;
export type MissingToPublish = (typeof MISSING_TO_PUBLISH)[number];

/** True for a person's tax id: a NIF begins with a digit, a NIE with X, Y or Z. A company needs its own legal name. */
const isOfPerson = (taxId = ''): boolean => /^[\dXYZ]/i.test(taxId);

type Looked = Pick<
  PopupStore,
  'description' | 'startDate' | 'endDate' | 'heroImageUrl' | 'ownerInfo' | 'productCount'
>;

/**
 * Missing data before a store opens: presentation for shoppers, and seller, payment, delivery and returns data that
 * distance-selling law requires. It is a warning and does not block publication (R5.4).
 */
export function missingToPublish({
  description,
  startDate,
  endDate,
  heroImageUrl,
  ownerInfo,
  productCount,
}: Looked): MissingToPublish[] {
  const { name, legalName, taxId, address, email, telephone, payment, delivery, returns } = ownerInfo ?? {};
  const has: Record<MissingToPublish, boolean> = {
    description: Boolean(description),
    dates: Boolean(startDate && endDate),
    delivery: (delivery?.length ?? 0) > 0,
    heroImage: Boolean(heroImageUrl),
    legalName: Boolean(legalName || (name && isOfPerson(taxId))),
    taxId: Boolean(taxId),
    address: Boolean(address),
    contact: Boolean(email || telephone),
    payment: (payment?.length ?? 0) > 0,
    returns: Boolean(returns),
    products: productCount > 0,
  };
  return MISSING_TO_PUBLISH.filter((gap) => !has[gap]);
}

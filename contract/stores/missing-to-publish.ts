import type { PopupStore } from './popup-store.ts';

/** What a store can do without on the server, and not before shoppers or the law. */
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

/** A NIF of a person begins with a digit, a NIE with one of three letters; a company has a name of its own. */
const isOfPerson = (taxId = ''): boolean => /^[\dXYZ]/i.test(taxId);

type Looked = Pick<
  PopupStore,
  'description' | 'startDate' | 'endDate' | 'heroImageUrl' | 'ownerInfo' | 'productCount'
>;

/**
 * What a store lacks before it opens: what shoppers need to see it, and who sells, how it is paid, how it is sent and what comes
 * back, as the law asks of who sells at a distance. It is told and bars nothing (R5.4).
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

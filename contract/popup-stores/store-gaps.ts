import type { PopupStore } from './popup-store.ts';

/** What a store can do without on the server, and not before shoppers or the law. */
export const STORE_GAPS = [
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
export type StoreGap = (typeof STORE_GAPS)[number];

type Looked = Pick<
  PopupStore,
  'description' | 'startDate' | 'endDate' | 'heroImageUrl' | 'ownerInfo' | 'productCount'
>;

/**
 * What a store lacks before it opens: what shoppers need to see it, and who sells, how it is paid, how it is sent and what comes
 * back, as the law asks of who sells at a distance. It is told and bars nothing (R5.4).
 */
export function gapsOf({
  description,
  startDate,
  endDate,
  heroImageUrl,
  ownerInfo,
  productCount,
}: Looked): StoreGap[] {
  const { legalName, taxId, address, email, telephone, payment, delivery, returns } = ownerInfo ?? {};
  const has: Record<StoreGap, boolean> = {
    description: Boolean(description),
    dates: Boolean(startDate && endDate),
    delivery: (delivery?.length ?? 0) > 0,
    heroImage: Boolean(heroImageUrl),
    legalName: Boolean(legalName),
    taxId: Boolean(taxId),
    address: Boolean(address),
    contact: Boolean(email || telephone),
    payment: (payment?.length ?? 0) > 0,
    returns: Boolean(returns),
    products: productCount > 0,
  };
  return STORE_GAPS.filter((gap) => !has[gap]);
}

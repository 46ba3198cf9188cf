import type { Product } from '../../../contract/catalogue/product.ts';
import { sellerNameOf } from '../../../contract/catalogue/seller-name.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Formatter } from '../../../contract/values/format.ts';

type Format = Pick<Formatter, 'price' | 'day' | 'range'>;

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/**
 * Text of a product's link preview: "29,00 € · El Trompo · hasta el 1 dic 2026 · Cosido a mano". Its dates are absolute,
 * because messengers keep previews.
 */
export const productShareText = (
  product: Product,
  store: PopupStore | null,
  { price, day }: Format,
): string =>
  joined(
    price(product.price),
    store?.name ?? sellerNameOf(product),
    store?.endDate && `hasta el ${day(store.endDate)}`,
    product.shortDescription,
  );

/** Text of a store's link preview: "7–21 sept 2026 · Miel cruda". */
export const storeShareText = (
  { startDate, endDate, description, config: { tagline } }: PopupStore,
  { range }: Format,
): string => joined(startDate && endDate && range(startDate, endDate), tagline ?? description);

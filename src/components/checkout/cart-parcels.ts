import type { CartItem } from '../../../contract/cart/cart.ts';
import type { StoresById } from '../../../contract/cart/line-seller.ts';
import { parcelName } from '../../../contract/orders/parcel-name.ts';
import { sellerNameOf } from '../../../contract/catalogue/seller-name.ts';

/** What one producer will send. */
export interface CartParcel {
  key: string;
  /** By its stores and who sends it; null where nobody knows. */
  name: string | null;
  lines: CartItem[];
}

const keyOf = ({ product }: CartItem) => product?.producerId ?? product?.producerName ?? '';

/** The lines as they will travel: one parcel from each producer, in the order in which each first appears. */
export const parcelsIn = (items: readonly CartItem[], stores: StoresById): CartParcel[] =>
  [...Map.groupBy(items, keyOf)].map(([key, lines]) => {
    const stalls = lines.flatMap(({ product }) => {
      const store = stores[product?.popupStoreId ?? ''];
      return store?.name ?? (product ? sellerNameOf(product) : []);
    });
    const sender = lines.find(({ product }) => product?.sellerName)?.product?.sellerName ?? null;
    return { key, name: parcelName(stalls, sender), lines };
  });

import type { CartItem } from '../../../contract/cart/cart.ts';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import { parcelName } from '../../../contract/orders/parcel-name.ts';
import { sellerNameOf } from '../../../contract/catalogue/seller-name.ts';

/** Future parcel of one producer. */
export interface CartParcel {
  key: string;
  /** Names of the stores and the sender; null if unknown. */
  name: string | null;
  lines: CartItem[];
}

const keyOf = ({ product }: CartItem) => product?.producerId ?? product?.producerName ?? '';

/** Cart lines by parcel: one for each producer, in the order of first appearance. */
export const parcelsIn = (items: readonly CartItem[], stores: StoresById): CartParcel[] =>
  [...Map.groupBy(items, keyOf)].map(([key, lines]) => {
    const stalls = lines.flatMap(({ product }) => {
      const store = stores[product?.popupStoreId ?? ''];
      return store?.name ?? (product ? sellerNameOf(product) : []);
    });
    const sender = lines.find(({ product }) => product?.sellerName)?.product?.sellerName ?? null;
    return { key, name: parcelName(stalls, sender), lines };
  });

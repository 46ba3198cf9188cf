import type { CartItem } from '../../../contract/cart/cart.ts';
import { sellerNameOf } from '../../../contract/catalogue/seller-name.ts';

/** Cart lines of one stall, or of a producer without a store. */
export interface CartGroup {
  key: string;
  storeId: string | null;
  /** Producer's name; shown if the store's name is unknown. */
  sellerName: string;
  lines: CartItem[];
}

/** Lines grouped by stall, in the order of first appearance. */
export function cartGroupsOf(items: readonly CartItem[]): CartGroup[] {
  const groups = new Map<string, CartGroup>();
  for (const line of items) {
    const storeId = line.product?.popupStoreId ?? null;
    const sellerName = line.product ? sellerNameOf(line.product) : '';
    const key = storeId ?? `productor:${line.product?.producerId ?? sellerName}`;
    const group = groups.get(key) ?? { key, storeId, sellerName, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()];
}

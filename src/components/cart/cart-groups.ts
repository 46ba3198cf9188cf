import type { CartItem } from '../../../contract/carts/cart.ts';

/** The lines of one stall, or of a producer without one. */
export interface CartGroup {
  key: string;
  storeId: string | null;
  /** Who sells; stands where no store's name is known. */
  producerName: string;
  lines: CartItem[];
}

/** Lines by stall, in the order in which each first appears. */
export function groupsOf(items: readonly CartItem[]): CartGroup[] {
  const groups = new Map<string, CartGroup>();
  for (const line of items) {
    const storeId = line.product?.popupStoreId ?? null;
    const producerName = line.product?.producerName ?? '';
    const key = storeId ?? `productor:${producerName}`;
    const group = groups.get(key) ?? { key, storeId, producerName, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()];
}

import type { CartItem } from '../../../contract/carts/cart.ts';

/** What one producer will send. */
export interface CartParcel {
  key: string;
  producerName: string | null;
  lines: CartItem[];
}

const keyOf = ({ product }: CartItem) => product?.producerId ?? product?.producerName ?? '';

/** The lines as they will travel: one parcel from each producer, in the order in which each first appears. */
export const parcelsIn = (items: readonly CartItem[]): CartParcel[] =>
  [...Map.groupBy(items, keyOf)].map(([key, lines]) => ({
    key,
    producerName: lines.find(({ product }) => product?.producerName)?.product?.producerName ?? null,
    lines,
  }));

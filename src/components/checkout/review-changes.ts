import type { CartItem } from '../../../contract/cart.ts';
import type { Formatter } from '../../../contract/format.ts';

const named = ({ product }: CartItem) => product?.name ?? 'Un producto';

/** What is different about a line since the order was last sent; null when nothing is (R8.8). */
export function changeOf(
  line: CartItem,
  seen: readonly CartItem[] | null,
  format: Pick<Formatter, 'price' | 'number'>,
): string | null {
  if (seen === null) return null;
  const before = seen.find(({ productId }) => productId === line.productId);
  if (!before) return 'No estaba cuando lo enviaste.';
  const changes = [
    ...(before.price === line.price ? [] : [`Antes costaba ${format.price(before.price)}.`]),
    ...(before.quantity === line.quantity ? [] : [`Antes eran ${format.number(before.quantity)}.`]),
  ];
  return changes.length > 0 ? changes.join(' ') : null;
}

/** Names of what was in the cart when the order was last sent and is there no more. */
export const goneSince = (seen: readonly CartItem[] | null, cart: readonly CartItem[]): string[] =>
  (seen ?? []).filter(({ productId }) => !cart.some((line) => line.productId === productId)).map(named);

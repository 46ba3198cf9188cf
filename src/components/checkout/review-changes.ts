import type { CartItem } from '../../../contract/cart/cart.ts';
import type { Formatter } from '../../../contract/values/format.ts';

/** Change of a line since the first view or the last submit, in words; null if none (R8.8). */
export function reviewChangeText(
  line: CartItem,
  seen: readonly CartItem[] | null,
  format: Pick<Formatter, 'price' | 'number'>,
): string | null {
  if (seen === null) return null;
  const before = seen.find(({ productId }) => productId === line.productId);
  if (!before) return 'Antes no estaba.';
  const { price, number } = format;
  const changes = [
    ...(before.price === line.price
      ? []
      : [`Antes costaba ${price(before.price)}, ahora ${price(line.price)}.`]),
    ...(before.quantity === line.quantity
      ? []
      : [`Antes llevabas ${number(before.quantity)}, ahora ${number(line.quantity)}.`]),
  ];
  return changes.length > 0 ? changes.join(' ') : null;
}

/** Lines that were in the cart and no longer are. */
export const removedCartLines = (seen: readonly CartItem[] | null, cart: readonly CartItem[]): CartItem[] =>
  (seen ?? []).filter(({ productId }) => !cart.some((line) => line.productId === productId));

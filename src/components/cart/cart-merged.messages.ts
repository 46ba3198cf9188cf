import type { CartItem } from '../../../contract/cart/cart.ts';
import type { MergeSummary } from '../../machines/cart/cart.types.ts';
import { cartMessages } from './cart.messages.ts';

/** Whoever signs in is told that the carts were joined as it happens: here stands only what came of it. */
export const cartMergedMessages = { title: 'Cambios al juntar tus carritos', read: 'De acuerdo' };

/** Line by line, what did not come along whole when the local cart joined the shopper's; empty when all of it did (R4.18). */
export function mergeDetails({ clamped, left }: MergeSummary, items: readonly CartItem[]): string[] {
  const nameOf = (id: string) =>
    items.find(({ productId }) => productId === id)?.product?.name ?? 'Un producto';
  return [
    ...clamped.map(({ productId, wanted, added }) =>
      added === 0
        ? `${nameOf(productId)}: ya tenías todas las que quedan.`
        : `${nameOf(productId)}: pedías ${wanted}, hemos podido añadir ${added}.`,
    ),
    ...left.map(({ line: { product }, code }) => `${product?.name ?? 'Un producto'}: ${cartMessages[code]}`),
  ];
}

import type { CartItem } from '../../../contract/cart/cart.ts';
import type { MergeSummary } from '../../machines/cart/cart.types.ts';
import { cartFailureMessages } from './cart.messages.ts';

/** A toast at sign-in already announces the merge; this panel shows only its problems. */
export const cartMergePanelMessages = { title: 'Cambios al juntar tus carritos', read: 'De acuerdo' };

/** Lines that were merged only in part or not at all, in words; empty if all were merged (R4.18). */
export function incompleteMergeTexts({ clamped, left }: MergeSummary, items: readonly CartItem[]): string[] {
  const nameOf = (id: string) =>
    items.find(({ productId }) => productId === id)?.product?.name ?? 'Un producto';
  return [
    ...clamped.map(({ productId, wanted, added }) =>
      added === 0
        ? `${nameOf(productId)}: ya tenías todas las que quedan.`
        : `${nameOf(productId)}: pedías ${wanted}, hemos podido añadir ${added}.`,
    ),
    ...left.map(
      ({ line: { product }, code }) => `${product?.name ?? 'Un producto'}: ${cartFailureMessages[code]}`,
    ),
  ];
}

import type { CartEvent } from './cart.types.ts';
import { additionChange, quantityChange } from './cart-context.ts';

type Wish<Type> = { event: Extract<CartEvent, { type: Type }> };

const added = ({ event: { product, quantity } }: Wish<'item.added'>) => additionChange(product, quantity);
const changed = ({ event: { productId, quantity } }: Wish<'item.quantityChanged'>) =>
  quantityChange(productId, quantity);
const removed = ({ event: { productId } }: Wish<'item.removed'>) => quantityChange(productId, 0);

/**
 * Optimistic update: a change of the cart is displayed at once, for visitors and consumers alike. An
 * impossible change is reported.
 */
export const cartChangeTransitions = {
  'item.added': [
    { guard: { type: 'isPossible', params: added }, actions: { type: 'queueChange', params: added } },
    { actions: [{ type: 'objectTo', params: added }, 'tellRefusal'] },
  ],
  'item.quantityChanged': [
    { guard: { type: 'isPossible', params: changed }, actions: { type: 'queueChange', params: changed } },
    { actions: [{ type: 'objectTo', params: changed }, 'tellRefusal'] },
  ],
  'item.removed': { actions: { type: 'queueChange', params: removed } },
} as const;

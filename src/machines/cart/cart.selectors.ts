import type { CartItem } from '../../../contract/cart/cart.ts';
import type { CartSnapshot } from './cart.machine.ts';
import { lineOfProduct } from './cart-lines.ts';

/** The cart as it is shown: what is confirmed and what is on its way. */
export const selectCart = ({ context }: CartSnapshot) => context.cart;

/** How many pieces the cart holds, all lines together. */
export const cartCount = ({ context }: CartSnapshot): number =>
  context.cart.items.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the cart costs, in currency units (R9.11). */
export const cartTotal = ({ context }: CartSnapshot): number => context.cart.totalPrice;

export const lineOf =
  (productId: string) =>
  ({ context }: CartSnapshot): CartItem | undefined =>
    lineOfProduct(context.cart.items, productId);

/** How far the server is with what the shopper sees: it has it all, is told of it, or cannot be told for now. */
export type CartProgress = 'settled' | 'saving' | 'waiting';

export function progressOf(snapshot: CartSnapshot): CartProgress {
  const { sent, queue } = snapshot.context;
  if (sent?.hasWaited || queue.some(({ hasWaited }) => hasWaited)) return 'waiting';
  return isBusy(snapshot) ? 'saving' : 'settled';
}

/** Whether anything shown is not yet confirmed by whoever holds the cart; paying waits for it. */
export const isBusy = ({ context, children: { lineMerge, consumerLines } }: CartSnapshot): boolean =>
  lineMerge !== undefined ||
  (consumerLines?.getSnapshot().hasTag('busy') ?? false) ||
  context.queue.length > 0;

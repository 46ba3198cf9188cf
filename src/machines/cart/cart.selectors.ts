import type { CartItem } from '../../../contract/cart/cart.ts';
import type { CartSnapshot } from './cart.machine.ts';
import { lineOfProduct } from './cart-lines.ts';

/** Displayed cart: confirmed lines with all pending changes applied. */
export const selectCart = ({ context }: CartSnapshot) => context.cart;

/** Number of pieces in the cart, over all lines. */
export const cartCount = ({ context }: CartSnapshot): number =>
  context.cart.items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Total price of the cart, in currency units (R9.11). */
export const cartTotal = ({ context }: CartSnapshot): number => context.cart.totalPrice;

export const cartLineSelector =
  (productId: string) =>
  ({ context }: CartSnapshot): CartItem | undefined =>
    lineOfProduct(context.cart.items, productId);

/** Sync state of the displayed cart with the server: in sync, being saved, or waiting for an unreachable server. */
export type CartSyncState = 'settled' | 'saving' | 'waiting';

export function cartSyncStateOf(snapshot: CartSnapshot): CartSyncState {
  const { sent, queue } = snapshot.context;
  if (sent?.hasWaited || queue.some(({ hasWaited }) => hasWaited)) return 'waiting';
  return isBusy(snapshot) ? 'saving' : 'settled';
}

/** True while a displayed change is not confirmed. Payment waits for it. */
export const isBusy = ({ context, children: { lineMerge, consumerLines } }: CartSnapshot): boolean =>
  lineMerge !== undefined ||
  (consumerLines?.getSnapshot().hasTag('busy') ?? false) ||
  context.queue.length > 0;

import type { CartItem } from '../../../contract/cart.ts';
import type { CartSnapshot } from './cart.machine.ts';
import { lineOfProduct, quantityIn } from './cart-lines.ts';

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

export const quantityOf =
  (productId: string) =>
  ({ context }: CartSnapshot): number =>
    quantityIn(context.cart.items, productId);

/** Whether anything shown is not yet confirmed by whoever holds the cart; paying waits for it. */
export const isBusy = (snapshot: CartSnapshot): boolean =>
  snapshot.hasTag('busy') || snapshot.context.queue.length > 0;

/** The last change that was taken back, until the next one. */
export const selectRefusal = ({ context }: CartSnapshot) => context.refusal;

export const selectMergeSummary = ({ context }: CartSnapshot) => context.mergeSummary;

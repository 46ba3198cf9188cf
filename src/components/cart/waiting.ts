import type { CartSnapshot } from '../../machines/cart/cart.machine.ts';

const unsentIn = ({ context: { sent, queue } }: CartSnapshot) => {
  const changes = sent ? [sent, ...queue] : queue;
  return changes.some(({ hasWaited }) => hasWaited) ? changes : [];
};

/** How many products have changes that wait for a server that cannot be reached; 0 while all goes its way. */
export const countWaiting = (snapshot: CartSnapshot): number =>
  new Set(unsentIn(snapshot).map(({ productId }) => productId)).size;

/** Whether a product has such a change. */
export const isWaiting = (snapshot: CartSnapshot, productId: string): boolean =>
  unsentIn(snapshot).some((change) => change.productId === productId);

import type { CartSnapshot } from '../../machines/cart/cart.machine.ts';

const unsentIn = ({ context: { sent, queue } }: CartSnapshot) => {
  const changes = sent ? [sent, ...queue] : queue;
  return changes.some(({ hasWaited }) => hasWaited) ? changes : [];
};

/** Number of products with changes that wait for an unreachable server; 0 in normal operation. */
export const countUnsentChanges = (snapshot: CartSnapshot): number =>
  new Set(unsentIn(snapshot).map(({ productId }) => productId)).size;

/** The product has a change that waits for an unreachable server. */
export const hasUnsentChange = (snapshot: CartSnapshot, productId: string): boolean =>
  unsentIn(snapshot).some((change) => change.productId === productId);

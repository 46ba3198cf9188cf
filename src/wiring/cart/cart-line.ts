import { useRouteContext } from '@tanstack/react-router';
import { CART } from '../../../contract/limits.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { AddState } from '../../components/market/add-state.ts';
import { addRefusals } from '../../components/market/add-state.messages.ts';
import type { AddFeedbackSnapshot } from '../../machines/cart/add-feedback.machine.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import type { CartSnapshot } from '../../machines/cart/cart.machine.ts';
import { useHydrationSelector } from '../../hydration/use-hydration-selector.ts';

interface CartLine {
  /** How many the cart shows. */
  held: number;
  /** Whether the cart's holder has yet to confirm it. */
  isPending: boolean;
}

/** What the cart says of one product. */
export function cartLineOf(
  { context: { cart, sent, queue, arriving } }: CartSnapshot,
  productId: string,
): CartLine {
  const isOfIt = (change: { productId: string } | null) => change?.productId === productId;
  const held = cart.items.find(isOfIt)?.quantity ?? 0;
  return { held, isPending: isOfIt(sent) || queue.some(isOfIt) || arriving.some(isOfIt) };
}

const heldBefore = ({ context: { recent } }: AddFeedbackSnapshot, productId: string): number | null =>
  recent.find((addition) => addition.productId === productId)?.held ?? null;

/** How many of a product can still be put into a cart that holds some. */
export const roomFor = ({ stock }: Pick<Product, 'stock'>, held: number): number =>
  Math.max(0, Math.min(stock, CART.maxQuantity) - held);

function refusalOf(product: Pick<Product, 'stock'>, held: number): string | null {
  if (product.stock <= 0) return addRefusals.soldOut;
  return roomFor(product, held) > 0 ? null : addRefusals.allHeld;
}

/** Where adding a product stands; `before` is how many the cart held when it was added a moment ago, else null. */
export function addStateOf(
  product: Pick<Product, 'stock'>,
  { held, isPending }: CartLine,
  before: number | null,
): AddState {
  if (before !== null && isPending) return { kind: 'adding' };
  const reason = refusalOf(product, held);
  if (before !== null && held > before) return { kind: 'added', reason };
  return reason === null ? { kind: 'idle' } : { kind: 'unavailable', reason };
}

/** A product's line in the cart, for a view that is drawn anew when that line changes and for no other. */
export function useCartLine(product: Product) {
  const { app } = useRouteContext({ from: '__root__' });
  const cart = childOf(app, 'cart');
  const additions = childOf(app, 'additions');
  const line = {
    held: useHydrationSelector(cart, (snapshot) => cartLineOf(snapshot, product.id).held),
    isPending: useHydrationSelector(cart, (snapshot) => cartLineOf(snapshot, product.id).isPending),
  };
  const before = useHydrationSelector(additions, (snapshot) => heldBefore(snapshot, product.id));
  return {
    add: addStateOf(product, line, before),
    held: line.held,
    room: roomFor(product, line.held),
    onAdd: (quantity: number) => {
      cart.send({ type: 'item.added', product, quantity });
      // After the cart, so that an addition that is not pending is either confirmed or refused.
      additions.send({ type: 'addition.noticed', productId: product.id, held: line.held });
    },
  };
}

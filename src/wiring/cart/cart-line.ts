import { useRouteContext } from '@tanstack/react-router';
import { CART_SETTINGS } from '../../../contract/limits.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { AddButtonState } from '../../components/market/add-button-state.ts';
import { addRefusals } from '../../components/market/add-button-state.messages.ts';
import type { AddFeedbackSnapshot } from '../../machines/cart/add-feedback.machine.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import type { CartSnapshot } from '../../machines/cart/cart.machine.ts';
import { useHydrationSelector } from '../../hydration/use-hydration-selector.ts';

interface CartLine {
  /** Number of pieces that the cart displays. */
  held: number;
  /** True if the server or the device has not confirmed the line yet. */
  isPending: boolean;
}

/** Quantity of one product in the displayed cart, and whether it is unconfirmed. */
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

/** Number of further pieces that can be added, by stock and the cart's maximum. */
export const addableQuantity = ({ stock }: Pick<Product, 'stock'>, held: number): number =>
  Math.max(0, Math.min(stock, CART_SETTINGS.maxQuantity) - held);

function refusalOf(product: Pick<Product, 'stock'>, held: number): string | null {
  if (product.stock <= 0) return addRefusals.soldOut;
  return addableQuantity(product, held) > 0 ? null : addRefusals.allHeld;
}

/** State of the add button. `before` is the quantity before a recent addition; null without one. */
export function addButtonStateOf(
  product: Pick<Product, 'stock'>,
  { held, isPending }: CartLine,
  before: number | null,
): AddButtonState {
  if (before !== null && isPending) return { kind: 'adding' };
  const reason = refusalOf(product, held);
  if (before !== null && held > before) return { kind: 'added', reason };
  return reason === null ? { kind: 'idle' } : { kind: 'unavailable', reason };
}

/** Cart line of a product, for a view that renders again only when this line changes. */
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
    add: addButtonStateOf(product, line, before),
    held: line.held,
    room: addableQuantity(product, line.held),
    onAdd: (quantity: number) => {
      cart.send({ type: 'item.added', product, quantity });
      // Sent after the cart's event, so that an addition that is not pending is known to be confirmed or
      // refused.
      additions.send({ type: 'addition.noticed', productId: product.id, held: line.held });
    },
  };
}

import type { Cart, CartItem } from '../../../contract/cart/cart.ts';
import { CART_SETTINGS } from '../../../contract/limits.ts';
import { totalOf } from '../../../contract/values/money.ts';
import type { CartChange, CartContext, CartRequest, SentChange } from './cart.types.ts';

export const lineOfProduct = (lines: readonly CartItem[], productId: string) =>
  lines.find((line) => line.productId === productId);

export const quantityIn = (lines: readonly CartItem[], productId: string): number =>
  lineOfProduct(lines, productId)?.quantity ?? 0;

/** Lines after a change. Setting the quantity of a missing line does nothing. */
export function withChange(lines: readonly CartItem[], change: CartChange): CartItem[] {
  const { kind, productId, price, product } = change;
  const line = lineOfProduct(lines, productId);
  if (!line && kind === 'set') return [...lines];
  const wanted = kind === 'add' ? (line?.quantity ?? 0) + change.quantity : change.quantity;
  const quantity = Math.min(wanted, CART_SETTINGS.maxQuantity);
  if (quantity <= 0) return lines.filter((other) => other !== line);
  if (line) return lines.map((other) => (other === line ? { ...line, quantity } : other));
  return [...lines, { id: productId, productId, quantity, price, ...(product ? { product } : {}) }];
}

export const withChanges = (lines: readonly CartItem[], changes: readonly CartChange[]): CartItem[] =>
  changes.reduce<CartItem[]>(withChange, [...lines]);

/** Merge of a new change with the queued one for the same product; null if they cancel out. */
function collapsed(waiting: CartChange, change: CartChange, isHeld: boolean): CartChange | null {
  // The line of the queued change is gone, so its quantity has no effect.
  if (waiting.kind === 'set' && !isHeld) return change.kind === 'add' ? change : waiting;
  if (change.kind === 'add') return { ...waiting, quantity: waiting.quantity + change.quantity };
  if (!isHeld && change.quantity === 0) return null;
  return { ...waiting, kind: isHeld ? 'set' : 'add', quantity: change.quantity };
}

/**
 * Queue with one more change: at most one per product, the latest request wins. `held` are lines that are
 * confirmed or being sent.
 */
export function withQueuedChange(
  queue: readonly CartChange[],
  change: CartChange,
  held: readonly CartItem[],
): CartChange[] {
  const waiting = queue.find(({ productId }) => productId === change.productId);
  const isHeld = lineOfProduct(held, change.productId) !== undefined;
  if (!waiting) return [...queue, change];
  return queue.flatMap((other) => (other === waiting ? (collapsed(waiting, change, isHeld) ?? []) : [other]));
}

/** Request for a change; null if the confirmed lines already match it. */
export function requestFor(change: CartChange, held: readonly CartItem[]): CartRequest | null {
  const { kind, productId, quantity } = change;
  if (kind === 'add') return { kind, productId, quantity };
  const line = lineOfProduct(held, productId);
  if (!line || line.quantity === quantity) return null;
  return quantity === 0 ? { kind: 'remove', itemId: line.id } : { kind, itemId: line.id, quantity };
}

/** Request of the change that is being sent. Throws if there is none. */
export function requestOfSentChange({ sent, confirmed }: Pick<CartContext, 'sent' | 'confirmed'>): {
  request: CartRequest;
} {
  const request = sent && requestFor(sent, confirmed.items);
  if (!request) throw new Error('No change of the cart is under way');
  return { request };
}

/** True if a cart shows that a change with a lost answer was carried out. */
export function hasChangeArrived(
  { kind, productId, quantity, held }: SentChange,
  lines: readonly CartItem[],
): boolean {
  const now = quantityIn(lines, productId);
  return kind === 'add' ? now >= held + quantity : now === quantity;
}

export const additionOf = ({ productId, product, price, quantity }: CartItem): CartChange => ({
  kind: 'add',
  productId,
  product,
  price,
  quantity,
});

/** Cart of these lines with its total price (R9.11). */
export const cartOf = (cart: Pick<Cart, 'id' | 'userId'>, items: CartItem[]): Cart => ({
  ...cart,
  items,
  totalPrice: totalOf(items),
});

export const emptyLocalCart = (): Cart =>
  cartOf({ id: CART_SETTINGS.localId, userId: CART_SETTINGS.anonymousUser }, []);

/** Equality of two carts' lines by id and quantity, in any order. */
export const hasSameLines = (one: readonly CartItem[], other: readonly CartItem[]): boolean =>
  one.length === other.length &&
  one.every(({ id, quantity }) => other.some((line) => line.id === id && line.quantity === quantity));

import type { Cart, CartItem } from '../../../contract/cart/cart.ts';
import type { CartContext, CartFailureCode, MergeSummary, SentChange } from './cart.types.ts';
import { adoptCart, isSentIn, patched } from './cart-context.ts';
import { additionOf, emptyLocalCart, quantityIn } from './cart-lines.ts';

const NOTHING_MERGED: MergeSummary = { arrived: [], clamped: [], left: [] };

const lineOf = ({ productId, product, price, wanted = 0 }: SentChange): CartItem => ({
  id: productId,
  productId,
  quantity: wanted,
  price,
  ...(product ? { product } : {}),
});

/** Local lines set out for the server's cart (R4.18). */
export const startMerge = (context: CartContext, lines: CartItem[]) =>
  patched(context, { confirmed: emptyLocalCart(), arriving: lines, mergeSummary: NOTHING_MERGED });

export function takeArriving(context: CartContext) {
  const [line, ...arriving] = context.arriving;
  if (!line) return {};
  const held = quantityIn(context.confirmed.items, line.productId);
  return patched(context, { sent: { ...additionOf(line), held, wanted: line.quantity }, arriving });
}

/** How many of the line under way fit into the stock beside those the server's cart holds. */
export const roomFor = ({ sent }: CartContext, stock: number | null): number =>
  sent && stock !== null ? Math.max(0, Math.min(sent.quantity, stock - sent.held)) : 0;

/** Whether the line under way was not clamped yet, so that a smaller one may be tried. */
export const isUnclamped = ({ sent }: CartContext) => sent !== null && sent.quantity === sent.wanted;

export const clampSent = (context: CartContext, stock: number | null) =>
  context.sent ? patched(context, { sent: { ...context.sent, quantity: roomFor(context, stock) } }) : {};

function withArrived(
  summary: MergeSummary,
  { productId, quantity, wanted = quantity }: SentChange,
): MergeSummary {
  return quantity === wanted
    ? { ...summary, arrived: [...summary.arrived, productId] }
    : { ...summary, clamped: [...summary.clamped, { productId, wanted, added: quantity }] };
}

/** The line under way is in the server's cart. */
export function recordArrival(context: CartContext, cart: Cart) {
  const { sent, mergeSummary } = context;
  const summary = mergeSummary ?? NOTHING_MERGED;
  return { ...adoptCart(context, cart), mergeSummary: sent ? withArrived(summary, sent) : summary };
}

/** The line under way does not fit: the server's cart holds all there is of it, or it stays in the local cart. */
export function recordRefused(context: CartContext, code: CartFailureCode) {
  const { sent, mergeSummary } = context;
  if (!sent) return {};
  const summary = mergeSummary ?? NOTHING_MERGED;
  const isFull = code === 'INSUFFICIENT_STOCK' && sent.held > 0;
  return patched(context, {
    sent: null,
    mergeSummary: isFull
      ? withArrived(summary, { ...sent, quantity: 0 })
      : { ...summary, left: [...summary.left, { line: lineOf(sent), code }] },
  });
}

/** A cart fetched while merging: tells whether the line whose answer was lost has arrived or must set out again. */
export function resumeMerge(context: CartContext, cart: Cart) {
  const { sent } = context;
  if (!sent) return adoptCart(context, cart);
  if (isSentIn(context, cart)) return recordArrival(context, cart);
  const arriving = [lineOf(sent), ...context.arriving];
  return { arriving, ...adoptCart({ ...context, arriving }, cart) };
}

/** What the local cart holds while its lines are on their way: all that have not arrived. */
export const unarrivedLines = ({ sent, arriving, mergeSummary }: CartContext): CartItem[] => [
  ...(mergeSummary?.left ?? []).map(({ line }) => line),
  ...(sent ? [lineOf(sent)] : []),
  ...arriving,
];

import type { Cart, CartItem } from '../../../contract/cart/cart.ts';
import type { CartContext, CartFailureCode, MergeSummary, SentChange } from './cart.types.ts';
import { replaceConfirmedCart, isSentChangeInCart, patchCart } from './cart-context.ts';
import { additionOf, emptyLocalCart, quantityIn } from './cart-lines.ts';

const NOTHING_MERGED: MergeSummary = { arrived: [], clamped: [], left: [] };

const lineOf = ({ productId, product, price, wanted = 0 }: SentChange): CartItem => ({
  id: productId,
  productId,
  quantity: wanted,
  price,
  ...(product ? { product } : {}),
});

/** Start of the merge of local lines into the server's cart (R4.18). */
export const startMerge = (context: CartContext, lines: CartItem[]) =>
  patchCart(context, { confirmed: emptyLocalCart(), arriving: lines, mergeSummary: NOTHING_MERGED });

export function startNextMergeLine(context: CartContext) {
  const [line, ...arriving] = context.arriving;
  if (!line) return {};
  const held = quantityIn(context.confirmed.items, line.productId);
  return patchCart(context, { sent: { ...additionOf(line), held, wanted: line.quantity }, arriving });
}

/** Quantity of the current line that the stock allows, besides the pieces in the server's cart. */
export const mergeableQuantity = ({ sent }: CartContext, stock: number | null): number =>
  sent && stock !== null ? Math.max(0, Math.min(sent.quantity, stock - sent.held)) : 0;

/** True if the current line still has its full quantity, so a smaller one may be tried. */
export const hasFullQuantity = ({ sent }: CartContext) => sent !== null && sent.quantity === sent.wanted;

export const clampMergeLine = (context: CartContext, stock: number | null) =>
  context.sent
    ? patchCart(context, { sent: { ...context.sent, quantity: mergeableQuantity(context, stock) } })
    : {};

function withArrived(
  summary: MergeSummary,
  { productId, quantity, wanted = quantity }: SentChange,
): MergeSummary {
  return quantity === wanted
    ? { ...summary, arrived: [...summary.arrived, productId] }
    : { ...summary, clamped: [...summary.clamped, { productId, wanted, added: quantity }] };
}

/** Records that the current line is in the server's cart. */
export function recordArrival(context: CartContext, cart: Cart) {
  const { sent, mergeSummary } = context;
  const summary = mergeSummary ?? NOTHING_MERGED;
  return {
    ...replaceConfirmedCart(context, cart),
    mergeSummary: sent ? withArrived(summary, sent) : summary,
  };
}

/**
 * Records that the current line does not fit. If the server's cart already holds all of the stock, the line
 * is done; else it stays in the local cart.
 */
export function recordRefusedLine(context: CartContext, code: CartFailureCode) {
  const { sent, mergeSummary } = context;
  if (!sent) return {};
  const summary = mergeSummary ?? NOTHING_MERGED;
  const isFull = code === 'INSUFFICIENT_STOCK' && sent.held > 0;
  return patchCart(context, {
    sent: null,
    mergeSummary: isFull
      ? withArrived(summary, { ...sent, quantity: 0 })
      : { ...summary, left: [...summary.left, { line: lineOf(sent), code }] },
  });
}

/**
 * Resumes the merge with a fetched cart. It shows whether the line with the lost answer has arrived or must
 * be sent again.
 */
export function resumeMerge(context: CartContext, cart: Cart) {
  const { sent } = context;
  if (!sent) return replaceConfirmedCart(context, cart);
  if (isSentChangeInCart(context, cart)) return recordArrival(context, cart);
  const arriving = [lineOf(sent), ...context.arriving];
  return { arriving, ...replaceConfirmedCart({ ...context, arriving }, cart) };
}

/** Local cart during a merge: all lines that have not arrived. */
export const unarrivedLines = ({ sent, arriving, mergeSummary }: CartContext): CartItem[] => [
  ...(mergeSummary?.left ?? []).map(({ line }) => line),
  ...(sent ? [lineOf(sent)] : []),
  ...arriving,
];

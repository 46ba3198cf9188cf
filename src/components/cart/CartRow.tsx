import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { CartItem } from '../../../contract/cart.ts';
import type { CartActorRef, CartSnapshot } from '../../machines/cart/cart.machine.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { CartLine } from '../orders/CartLine.tsx';
import { lineNotice } from './line-notice.ts';
import { isWaiting } from './waiting.ts';

interface CartRowProps {
  cartRef: CartActorRef;
  productId: string;
  /** Why the line's store does not sell, if so. */
  closed?: string | null;
  onFollowed?: (() => void) | undefined;
}

const lineIn = ({ context }: CartSnapshot, productId: string) =>
  context.cart.items.find((line) => line.productId === productId);

const refusalIn = ({ context: { refusal } }: CartSnapshot, productId: string) =>
  refusal?.productId === productId ? refusal : null;

/** Each answer of the server brings all lines as new objects. */
const isSameLine = (one: CartItem | undefined, other: CartItem | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** One line joined to the cart; drawn anew when it changes, and for no other. */
export const CartRow = memo(function CartRow({
  cartRef,
  productId,
  closed = null,
  onFollowed,
}: CartRowProps) {
  const format = useFormatter();
  const line = useSelector(cartRef, (snapshot) => lineIn(snapshot, productId), isSameLine);
  const refusal = useSelector(cartRef, (snapshot) => refusalIn(snapshot, productId));
  const waiting = useSelector(cartRef, (snapshot) => isWaiting(snapshot, productId));
  if (!line) return null;
  // Presses may come faster than the row is drawn: each counts from what the cart shows by then.
  const step = (by: number) => {
    const held = lineIn(cartRef.getSnapshot(), productId)?.quantity ?? 0;
    const quantity = Math.max(0, held + by);
    cartRef.send({ type: 'item.quantityChanged', productId, quantity });
  };
  return (
    <CartLine
      item={line}
      waiting={waiting}
      notice={lineNotice(line, refusal, closed, format)}
      onQuantityChanged={(_, quantity) => step(quantity - line.quantity)}
      onRemoved={() => cartRef.send({ type: 'item.removed', productId })}
      onFollowed={onFollowed}
    />
  );
});

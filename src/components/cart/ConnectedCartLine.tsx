import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { correctedLineQuantity } from '../../../contract/cart/cart-line.ts';
import type { CartActorRef, CartSnapshot } from '../../machines/cart/cart.machine.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { CartLine } from './CartLine.tsx';
import { focusLineLink } from '../orders/line-focus.ts';
import { lineNotice } from './line-notice.ts';
import { LineRemedy } from './LineRemedy.tsx';
import { hasUnsentChange } from './unsent-changes.ts';

interface CartRowProps {
  cartRef: CartActorRef;
  productId: string;
  /** Sentence about a closed store; null if it sells. */
  closed?: string | null;
  onFollowed?: (() => void) | undefined;
}

const lineIn = ({ context }: CartSnapshot, productId: string) =>
  context.cart.items.find((line) => line.productId === productId);

const refusalIn = ({ context: { refusal } }: CartSnapshot, productId: string) =>
  refusal?.productId === productId ? refusal : null;

/** Deep comparison: each server answer creates all lines anew. */
const isSameLine = (one: CartItem | undefined, other: CartItem | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Cart line connected to the actor; it renders only if its own line changes. */
export const ConnectedCartLine = memo(function ConnectedCartLine({
  cartRef,
  productId,
  closed = null,
  onFollowed,
}: CartRowProps) {
  const format = useFormatter();
  const line = useSelector(cartRef, (snapshot) => lineIn(snapshot, productId), isSameLine);
  const refusal = useSelector(cartRef, (snapshot) => refusalIn(snapshot, productId));
  const waiting = useSelector(cartRef, (snapshot) => hasUnsentChange(snapshot, productId));
  if (!line) return null;
  const setQuantity = (quantity: number) =>
    cartRef.send({ type: 'item.quantityChanged', productId, quantity });
  // Presses may come before a render, so each starts from the actor's current quantity.
  const step = (by: number) => {
    const held = lineIn(cartRef.getSnapshot(), productId)?.quantity ?? 0;
    setQuantity(Math.max(0, held + by));
  };
  const remedy = correctedLineQuantity(line, closed !== null);
  return (
    <CartLine
      item={line}
      waiting={waiting}
      notice={lineNotice(line, refusal, closed, format)}
      // A line that cannot be bought at all needs no remedy; its own button removes it.
      remedy={
        remedy ? (
          <LineRemedy
            remedy={remedy}
            productName={line.product?.name ?? ''}
            onPressed={(button) => {
              focusLineLink(button);
              setQuantity(remedy);
            }}
          />
        ) : null
      }
      onQuantityChanged={(_, quantity) => step(quantity - line.quantity)}
      onRemoved={() => cartRef.send({ type: 'item.removed', productId })}
      onFollowed={onFollowed}
    />
  );
});

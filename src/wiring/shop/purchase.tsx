import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { PurchaseProps } from '../../components/products/ProductView.tsx';
import { PurchasePanel } from '../../components/products/PurchasePanel.tsx';
import { childOf } from '../../machines/app/app.machine.ts';
import { sessionOf } from '../../machines/session/session.selectors.ts';
import { useCartLine } from './cart-line.ts';

/** How many of a product, joined to the cart. */
export function Purchase({ product, closedReason }: PurchaseProps) {
  const { add, held, room, onAdd } = useCartLine(product);
  const { app } = useRouteContext({ from: '__root__' });
  const hasCartPage = useSelector(
    childOf(app, 'session'),
    (snapshot) => sessionOf(snapshot).role === 'consumer',
  );
  const [chosen, setChosen] = useState(1);
  const quantity = Math.max(1, Math.min(chosen, room));
  return (
    <PurchasePanel
      add={add}
      price={product.price}
      quantity={quantity}
      max={room}
      held={held}
      hasCartPage={hasCartPage}
      closedReason={closedReason}
      onQuantityChanged={setChosen}
      onAdd={() => {
        onAdd(quantity);
        setChosen(1);
      }}
    />
  );
}

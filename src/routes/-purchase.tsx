import { useState } from 'react';
import type { PurchaseProps } from '../components/products/ProductView.tsx';
import { PurchasePanel } from '../components/products/PurchasePanel.tsx';
import { useCartLine } from './-cart-line.ts';

/** How many of a product, joined to the cart. */
export function Purchase({ product, closedReason }: PurchaseProps) {
  const { add, held, room, onAdd } = useCartLine(product);
  const [chosen, setChosen] = useState(1);
  const quantity = Math.max(1, Math.min(chosen, room));
  return (
    <PurchasePanel
      add={add}
      price={product.price}
      quantity={quantity}
      max={room}
      held={held}
      closedReason={closedReason}
      onQuantityChanged={setChosen}
      onAdd={() => {
        onAdd(quantity);
        setChosen(1);
      }}
    />
  );
}

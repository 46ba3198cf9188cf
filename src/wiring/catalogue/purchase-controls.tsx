import { Suspense, useState } from 'react';
import { isBuyer } from '../../../contract/account/role.ts';
import type { PurchaseProps } from '../../components/products/ProductView.tsx';
import { PurchasePanel } from '../../components/products/PurchasePanel.tsx';
import { lazyWithFallback, EmptyFallback } from '../../components/hydration/lazy-with-fallback.ts';
import { useAudience } from '../shell/use-audience.ts';
import { useCartLine } from '../cart/cart-line.ts';

/** Lazy: only users who cannot buy load it. */
const NotForBuying = lazyWithFallback(
  () => import('../../components/products/CannotBuyNotice.tsx').then((part) => part.CannotBuyNotice),
  EmptyFallback,
);

/** Quantity and buy button of a product, connected to the cart. */
export function PurchaseControls({ product, closedReason }: PurchaseProps) {
  const { add, held, room, onAdd } = useCartLine(product);
  const audience = useAudience();
  const [chosen, setChosen] = useState(1);
  const quantity = Math.max(1, Math.min(chosen, room));
  if (!isBuyer(audience))
    return (
      <Suspense fallback={null}>
        <NotForBuying role={audience} />
      </Suspense>
    );
  return (
    <PurchasePanel
      add={add}
      price={product.price}
      quantity={quantity}
      max={room}
      held={held}
      hasCartPage={audience === 'consumer'}
      closedReason={closedReason}
      onQuantityChanged={setChosen}
      onAdd={() => {
        onAdd(quantity);
        setChosen(1);
      }}
    />
  );
}

import { shallowEqual, useSelector } from '@xstate/react';
import { ConnectedCartLine } from '../../components/cart/ConnectedCartLine.tsx';
import { UnsentCartChanges } from '../../components/cart/UnsentCartChanges.tsx';
import { MiniCart } from '../../components/cart/MiniCart.tsx';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { cartCount, cartTotal } from '../../machines/cart/cart.selectors.ts';
import type { CartSnapshot } from '../../machines/cart/cart.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';

interface CartDrawerProps {
  app: AppActorRef;
  onClosed: () => void;
}

const productIds = ({ context: { cart } }: CartSnapshot) => cart.items.map(({ productId }) => productId);

/** Cart drawer, connected to the application's cart. */
export function CartDrawer({ app, onClosed }: CartDrawerProps) {
  const cart = childOf(app, 'cart');
  const ids = useSelector(cart, productIds, shallowEqual);
  const pieces = useSelector(cart, cartCount);
  const total = useSelector(cart, cartTotal);
  const role = useSelector(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).role);
  return (
    <MiniCart pieces={pieces} totalPrice={total} role={role} onClosed={onClosed}>
      <UnsentCartChanges cartRef={cart} />
      {ids.map((productId) => (
        <ConnectedCartLine key={productId} cartRef={cart} productId={productId} onFollowed={onClosed} />
      ))}
    </MiniCart>
  );
}

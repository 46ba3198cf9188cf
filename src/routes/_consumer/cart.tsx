import { createFileRoute } from '@tanstack/react-router';
import { CartScreen, openCart } from '../../wiring/cart/cart-screen.tsx';

/** Cart page of consumers; other visitors have the drawer only (R2.3). */
export const Route = createFileRoute('/_consumer/cart')({
  loader: openCart,
  component: function CartRoute() {
    return <CartScreen reviewRef={Route.useLoaderData().cartReview} />;
  },
});

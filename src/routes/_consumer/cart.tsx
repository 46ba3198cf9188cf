import { createFileRoute } from '@tanstack/react-router';
import { CartView } from '../../components/cart/CartView.tsx';
import { childOf } from '../../machines/app/app.machine.ts';
import { cartReviewInput, wireCartReview } from '../../wiring/shop/cart-review.wiring.ts';

/** The consumer's cart; everyone else has the drawer (R2.3). */
export const Route = createFileRoute('/_consumer/cart')({
  loader: ({ context: { app, screens, services }, abortController }) =>
    screens.open(
      'cart',
      wireCartReview(app, services.popupStores),
      cartReviewInput(app),
      abortController.signal,
    ),
  component: function CartRoute() {
    const { app } = Route.useRouteContext();
    return <CartView reviewRef={Route.useLoaderData()} cartRef={childOf(app, 'cart')} />;
  },
});

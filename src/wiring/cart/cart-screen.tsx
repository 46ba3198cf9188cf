import { useRouteContext } from '@tanstack/react-router';
import { CartView } from '../../components/cart/CartView.tsx';
import { childOf } from '../../machines/shell/app.machine.ts';
import type { CartReviewActorRef } from '../../machines/cart/cart-review.machine.ts';
import { type MemberLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { cartReviewInput, wireCartReview } from './cart-review.wiring.ts';

/** Loader of the consumer's cart page; other visitors have the drawer only (R2.3). */
export const openCart = screenRoute({
  actors: ({ context: { app, services } }: MemberLoaderArgs) => ({
    cartReview: wireCartReview(app, services.popupStores),
  }),
  input: ({ context: { app } }) => ({ cartReview: cartReviewInput(app) }),
});

/** Cart page: the review beside the application's cart. */
export function CartScreen({ reviewRef }: { reviewRef: CartReviewActorRef }) {
  const { app } = useRouteContext({ from: '__root__' });
  return <CartView reviewRef={reviewRef} cartRef={childOf(app, 'cart')} />;
}

import { type LoaderFnContext, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { CheckoutView } from '../../components/checkout/CheckoutView.tsx';
import { childOf } from '../../machines/shell/app.machine.ts';
import {
  checkoutActorsOf,
  type CheckoutPageActorRef,
} from '../../machines/checkout/checkout-page.machine.ts';
import { createUnsavedCheckoutService } from '../../services/checkout/unsaved-checkout.service.ts';
import { createOrdersService } from '../../services/orders/orders.service.ts';
import { type MemberLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { checkoutInputFor, wireCheckoutPage } from './checkout.wiring.ts';
import { openConfirmation } from './order-confirmation-screen.ts';

interface CheckoutLoad extends MemberLoaderArgs {
  navigate: LoaderFnContext['navigate'];
}

const openForConsumer = screenRoute({
  key: ({ context }: CheckoutLoad) => context.user.id,
  actors: ({ context, navigate }) => ({
    checkoutPage: wireCheckoutPage(context.app, {
      orders: createOrdersService(context.services.call),
      popupStores: context.services.popupStores,
      drafts: createUnsavedCheckoutService(),
      showOrder: (order) => {
        const params = { orderId: order.id };
        // Runs after the calling action: XState counts an actor that is created inside an action as part of
        // that action.
        queueMicrotask(() => {
          void openConfirmation({ context, params, abortController: new AbortController(), known: order });
          void navigate({ to: '/order-confirmation/$orderId', params, replace: true });
        });
      },
    }),
  }),
  input: ({ context: { app, user } }) => ({
    checkoutPage: checkoutInputFor(app, user, createUnsavedCheckoutService()),
  }),
});

/** Loader of the checkout. Only consumers may pay (R1.2, R2.4); null for other roles. */
export async function openCheckout(load: CheckoutLoad) {
  const { app, user } = load.context;
  if (user.role !== 'consumer') return null;
  // Fetches the cart again, because the order is placed for the server's cart, not for the displayed one.
  app.send({ type: 'cart.outdated' });
  return openForConsumer(load);
}

/** Checkout page, beside the application's cart. */
export function CheckoutScreen({ page }: { page: CheckoutPageActorRef }) {
  const { app } = useRouteContext({ from: '__root__' });
  const { checkoutRef, reviewRef } = useSelector(
    page,
    checkoutActorsOf,
    (one, other) => one.checkoutRef === other.checkoutRef,
  );
  return <CheckoutView checkoutRef={checkoutRef} reviewRef={reviewRef} cartRef={childOf(app, 'cart')} />;
}

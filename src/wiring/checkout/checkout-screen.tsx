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
import { type MemberLoad, screenRoute } from '../shell/screen-route.ts';
import { checkoutInputFor, wireCheckoutPage } from './checkout.wiring.ts';
import { openConfirmation } from './order-confirmation-screen.ts';

interface CheckoutLoad extends MemberLoad {
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
        // After the action that asks for it: XState takes an actor that is made within an action for a part of that action.
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

/** Paying for the cart, which only a consumer does (R1.2, R2.4); null for others. */
export async function openCheckout(load: CheckoutLoad) {
  const { app, user } = load.context;
  if (user.role !== 'consumer') return null;
  // What is paid for is what the server holds, not what this page last heard of it.
  app.send({ type: 'cart.outdated' });
  return openForConsumer(load);
}

/** The page on which a cart is paid, beside the app's own cart. */
export function CheckoutScreen({ page }: { page: CheckoutPageActorRef }) {
  const { app } = useRouteContext({ from: '__root__' });
  const { checkoutRef, reviewRef } = useSelector(
    page,
    checkoutActorsOf,
    (one, other) => one.checkoutRef === other.checkoutRef,
  );
  return <CheckoutView checkoutRef={checkoutRef} reviewRef={reviewRef} cartRef={childOf(app, 'cart')} />;
}

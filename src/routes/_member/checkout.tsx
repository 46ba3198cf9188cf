import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { CheckoutForShoppers } from '../../components/checkout/CheckoutForShoppers.tsx';
import { CheckoutView } from '../../components/checkout/CheckoutView.tsx';
import { childOf } from '../../machines/app/app.machine.ts';
import {
  checkoutActorsOf,
  type CheckoutPageActorRef,
} from '../../machines/checkout-page/checkout-page.machine.ts';
import { createCheckoutDraftService } from '../../services/orders/checkout-draft.service.ts';
import { createOrdersService } from '../../services/orders/orders.service.ts';
import { openConfirmation } from '../../wiring/orders/order-confirmation-screen.ts';
import { checkoutInputFor, wireCheckoutPage } from '../../wiring/orders/checkout.wiring.ts';

/** Paying for the cart. All members may come here (R2.4), but only a consumer buys (R1.2). */
export const Route = createFileRoute('/_member/checkout')({
  loader: ({ context, abortController, navigate }) => {
    const { app, screens, services, user } = context;
    if (user.role !== 'consumer') return null;
    // What is paid for is what the server holds, not what this page last heard of it.
    app.send({ type: 'cart.outdated' });
    const drafts = createCheckoutDraftService();
    const logic = wireCheckoutPage(app, {
      orders: createOrdersService(services.call),
      popupStores: services.popupStores,
      drafts,
      showOrder: (order) => {
        const params = { orderId: order.id };
        void openConfirmation({ context, params, abortController: new AbortController(), known: order });
        void navigate({ to: '/order-confirmation/$orderId', params, replace: true });
      },
    });
    return screens.open(
      `checkout:${user.id}`,
      logic,
      checkoutInputFor(app, user, drafts),
      abortController.signal,
    );
  },
  component: function CheckoutRoute() {
    const page = Route.useLoaderData();
    return page === null ? <CheckoutForShoppers /> : <Checkout page={page} />;
  },
});

function Checkout({ page }: { page: CheckoutPageActorRef }) {
  const { app } = Route.useRouteContext();
  const { checkoutRef, reviewRef } = useSelector(
    page,
    checkoutActorsOf,
    (one, other) => one.checkoutRef === other.checkoutRef,
  );
  return <CheckoutView checkoutRef={checkoutRef} reviewRef={reviewRef} cartRef={childOf(app, 'cart')} />;
}

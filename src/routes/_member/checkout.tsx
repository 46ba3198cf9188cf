import { createFileRoute } from '@tanstack/react-router';
import { CheckoutForNonConsumers } from '../../components/checkout/CheckoutForNonConsumers.tsx';
import { CheckoutScreen, openCheckout } from '../../wiring/checkout/checkout-screen.tsx';

/** Checkout. All members may open it (R2.4), but only consumers can buy (R1.2). */
export const Route = createFileRoute('/_member/checkout')({
  loader: openCheckout,
  component: function CheckoutRoute() {
    const opened = Route.useLoaderData();
    const { role } = Route.useRouteContext().user;
    if (role !== 'consumer') return <CheckoutForNonConsumers role={role} />;
    return opened && <CheckoutScreen page={opened.checkoutPage} />;
  },
});

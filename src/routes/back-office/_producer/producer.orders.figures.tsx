import { createFileRoute } from '@tanstack/react-router';
import { OrderFiguresView } from '../../../components/producer/order-figures/OrderFiguresView.tsx';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';
import { openOrderFigures, orderFiguresHref } from '../../../wiring/producer/orders/order-figures-screen.ts';

/** Order figures of a producer; the address contains the period (R1.3, R7.19). */
export const Route = createFileRoute('/_producer/producer/orders/figures')({
  // No pending screen, because it would take the focus from the period's button.
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openOrderFigures,
  component: function OrderFiguresRoute() {
    return <OrderFiguresView actorRef={Route.useLoaderData().orderFigures} addressOf={orderFiguresHref} />;
  },
});

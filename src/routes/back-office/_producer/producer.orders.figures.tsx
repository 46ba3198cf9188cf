import { createFileRoute } from '@tanstack/react-router';
import { OrderFiguresView } from '../../../components/producer/order-figures/OrderFiguresView.tsx';
import { bySearch, WITHOUT_END } from '../../../wiring/shell/by-search.ts';
import { openOrderFigures, orderFiguresHref } from '../../../wiring/producer/orders/order-figures-screen.ts';

/** Order figures of a producer; the address contains the period (R1.3, R7.19). */
export const Route = createFileRoute('/_producer/producer/orders/figures')({
  // No pending screen, because it would take the focus from the period's button.
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openOrderFigures,
  component: function OrderFiguresRoute() {
    return <OrderFiguresView actorRef={Route.useLoaderData().orderFigures} addressOf={orderFiguresHref} />;
  },
});

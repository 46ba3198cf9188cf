import { createFileRoute } from '@tanstack/react-router';
import { OrderFiguresView } from '../../../components/producer/order-figures/OrderFiguresView.tsx';
import { bySearch, WITHOUT_END } from '../../../wiring/shell/by-search.ts';
import { openOrderFigures, orderFiguresHref } from '../../../wiring/producer/orders/order-figures-screen.ts';

/** What was ordered of a producer, and how it went; the address says in how many days (R1.3, R7.19). */
export const Route = createFileRoute('/_producer/producer/orders/figures')({
  // Another period must not take the focus from its chip.
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openOrderFigures,
  component: function OrderFiguresRoute() {
    return <OrderFiguresView actorRef={Route.useLoaderData().orderFigures} addressOf={orderFiguresHref} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { SaleTermsView } from '../components/store/SaleTermsView.tsx';
import { MissingStore } from '../wiring/stores/missing-store.ts';
import { openSaleTerms } from '../wiring/stores/sale-terms-screen.ts';

/** Terms of sale of a store (R5.4). */
export const Route = createFileRoute('/condiciones/$id')({
  loader: openSaleTerms,
  component: function SaleTermsRoute() {
    return <SaleTermsView actorRef={Route.useLoaderData().saleTerms} Missing={MissingStore} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { StorePageView } from '../components/store/StorePageView.tsx';
import { MissingStore } from '../wiring/stores/missing-store.ts';
import { ProductOffer } from '../wiring/catalogue/product-offer.tsx';
import { openStorePage } from '../wiring/stores/store-screen.ts';

export const Route = createFileRoute('/popup/$id')({
  loader: openStorePage,
  component: function StoreRoute() {
    return (
      <StorePageView actorRef={Route.useLoaderData().store} Offer={ProductOffer} Missing={MissingStore} />
    );
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { HomeView } from '../components/home/HomeView.tsx';
import { openHome } from '../wiring/shop/home-screen.ts';
import { ProductOffer } from '../wiring/shop/product-offer.tsx';
import { storeInSearch } from '../wiring/shop/store-in-search.ts';

/** The home router: the market, or the chosen store's shelf in it (R2.1, R2.20). */
export const Route = createFileRoute('/')({
  loaderDeps: ({ search }) => ({ store: storeInSearch(search) }),
  loader: openHome,
  component: function HomeRoute() {
    return <HomeView actorRef={Route.useLoaderData().home} Offer={ProductOffer} />;
  },
});

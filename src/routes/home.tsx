import { createFileRoute } from '@tanstack/react-router';
import { HomeView } from '../components/home/HomeView.tsx';
import { openMarketHome } from '../wiring/shop/home-screen.ts';
import { ProductOffer } from '../wiring/shop/product-offer.tsx';

/** The market's home, whatever store is chosen (R2.1). */
export const Route = createFileRoute('/home')({
  loader: openMarketHome,
  component: function HomeRoute() {
    return <HomeView actorRef={Route.useLoaderData().home} Offer={ProductOffer} />;
  },
});

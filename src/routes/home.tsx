import { createFileRoute } from '@tanstack/react-router';
import { HomeView } from '../components/home/HomeView.tsx';
import { wireHome } from '../wiring/shop/home.wiring.ts';
import { ProductOffer } from '../wiring/shop/product-offer.tsx';

/** The market's home, whatever store is chosen (R2.1). */
export const Route = createFileRoute('/home')({
  preload: false,
  loader: ({ context, abortController }) =>
    context.screens.open(
      'home:',
      wireHome(context.services.catalogue),
      { question: { idOrSlug: null }, now: context.now() },
      abortController.signal,
    ),
  component: function HomeRoute() {
    return <HomeView actorRef={Route.useLoaderData()} Offer={ProductOffer} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { HomeView } from '../components/home/HomeView.tsx';
import { hostStoreOf } from '../machines/app/host-store.ts';
import { wireHome } from '../wiring/shop/home.wiring.ts';
import { ProductOffer } from '../wiring/shop/product-offer.tsx';
import { storeInSearch } from '../wiring/shop/store-in-search.ts';

/** The home router: the market, or the chosen store's shelf in it (R2.1, R2.20). */
export const Route = createFileRoute('/')({
  preload: false,
  loaderDeps: ({ search }) => ({ store: storeInSearch(search) }),
  loader: ({ context, deps, abortController }) => {
    const store = deps.store ?? hostStoreOf(context.app);
    return context.screens.open(
      `home:${store ?? ''}`,
      wireHome(context.services.catalogue),
      { question: { idOrSlug: store }, now: context.now() },
      abortController.signal,
    );
  },
  component: function HomeRoute() {
    return <HomeView actorRef={Route.useLoaderData()} Offer={ProductOffer} />;
  },
});

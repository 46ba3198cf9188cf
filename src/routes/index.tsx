import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../wiring/catalogue/home-page.tsx';
import { openHome } from '../wiring/catalogue/home-screen.ts';
import { storeInSearch } from '../wiring/stores/store-in-search.ts';

/** Home page of the market, or of the store in the address or the host (R2.1, R2.20). */
export const Route = createFileRoute('/')({
  loaderDeps: ({ search }) => ({ store: storeInSearch(search) }),
  loader: openHome,
  component: function HomeRoute() {
    return <HomePage actorRef={Route.useLoaderData().home} />;
  },
});

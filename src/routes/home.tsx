import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../wiring/catalogue/home-page.tsx';
import { openMarketHome } from '../wiring/catalogue/home-screen.ts';

/** Market's home page, independent of the current store (R2.1). */
export const Route = createFileRoute('/home')({
  loader: openMarketHome,
  component: function HomeRoute() {
    return <HomePage actorRef={Route.useLoaderData().home} />;
  },
});

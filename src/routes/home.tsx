import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../wiring/shop/home-page.tsx';
import { openMarketHome } from '../wiring/shop/home-screen.ts';

/** The market's home, whatever store is chosen (R2.1). */
export const Route = createFileRoute('/home')({
  loader: openMarketHome,
  component: function HomeRoute() {
    return <HomePage actorRef={Route.useLoaderData().home} />;
  },
});

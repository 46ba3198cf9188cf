import { createFileRoute } from '@tanstack/react-router';
import { FavouritesScreen, openFavourites } from '../wiring/favourites/favourites-screen.tsx';

/** Favourites page, with or without an account (R3.18). */
export const Route = createFileRoute('/favoritos')({
  loader: openFavourites,
  component: function FavouritesRoute() {
    return <FavouritesScreen actorRef={Route.useLoaderData().favourites} />;
  },
});

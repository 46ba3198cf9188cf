import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { FavouritesView } from '../../components/favourites/FavouritesView.tsx';
import type { AppActorRef, AppSnapshot } from '../../machines/shell/app.machine.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import {
  type FavouritesListActorRef,
  favouritesListMachine,
} from '../../machines/favourites/favourites-list.machine.ts';
import type { FavouritesActorRef } from '../../machines/favourites/favourites.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import { createFavouritesListService } from '../../services/favourites/favourites-list.service.ts';
import { resultActors } from '../api/promise-actors.ts';
import { type ScreenLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { watchSelectedValue } from '../shell/watch-selected-value.ts';
import { listenerActor } from '../shell/listener-actor.ts';
import { ProductOffer } from '../catalogue/product-offer.tsx';

const favouritesOf = ({ children }: AppSnapshot): FavouritesActorRef | undefined => children.favourites;
const itemsOf = ({ context: { items } }: ReturnType<FavouritesActorRef['getSnapshot']>) => items;

/** Reports the favourites once they are loaded, and after each change. */
const watchFavouritesOf = (app: AppActorRef) =>
  listenerActor((listener) => {
    let stopItems = () => {};
    const watch = (favourites: FavouritesActorRef | undefined) => {
      if (!favourites) return;
      const tell = (items: ReturnType<typeof itemsOf>) => listener({ type: 'favourites.told', items });
      stopItems = watchSelectedValue(favourites, itemsOf, tell);
      tell(itemsOf(favourites.getSnapshot()));
    };
    const stop = watchSelectedValue(app, favouritesOf, watch);
    watch(favouritesOf(app.getSnapshot()));
    return () => {
      stop();
      stopItems();
    };
  });

export const wireFavouritesList = (
  app: AppActorRef,
  { lookUp }: Pick<ReturnType<typeof createFavouritesListService>, 'lookUp'>,
) =>
  favouritesListMachine.provide({
    actors: { watchFavourites: watchFavouritesOf(app), ...resultActors({ lookUp }) },
  });

/** Loader of the favourites page, with or without an account (R3.18). */
export const openFavourites = screenRoute({
  actors: ({ context: { app, services } }: ScreenLoaderArgs) => ({
    favourites: wireFavouritesList(app, createFavouritesListService(services.call)),
  }),
  input: () => ({ favourites: undefined }),
});

/** Favourites page, connected to the session and the favourites. */
export function FavouritesScreen({ actorRef }: { actorRef: FavouritesListActorRef }) {
  const { app } = useRouteContext({ from: '__root__' });
  const status = useSelector(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).status);
  return (
    <FavouritesView
      actorRef={actorRef}
      now={useSelector(app, ({ context }) => context.now)}
      isVisitor={status !== 'authenticated'}
      Offer={ProductOffer}
      onRemoved={(favourite) => childOf(app, 'favourites').send({ type: 'favourite.toggled', favourite })}
    />
  );
}

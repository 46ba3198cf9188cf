import { favouritesMachine } from '../../machines/favourites/favourites.machine.ts';
import type {
  FavouritesEvent,
  FavouritesServices,
  StoredFavourites,
} from '../../machines/favourites/favourites.types.ts';
import { resultActors } from '../api/promise-actors.ts';
import { listenerActor } from '../shell/listener-actor.ts';

interface FavouritesOutside extends FavouritesServices {
  /** Reports the signed-in member, starting with the current one. */
  watchMember: (listener: (news: FavouritesEvent) => void) => () => void;
  watchKept: (listener: (kept: StoredFavourites) => void) => () => void;
  tellFailure: () => void;
  tellFull: () => void;
  tellFirst: () => void;
}

/** Favourites, connected to this device, the account and the session. */
export const wireFavourites = ({ joinFavourites, saveChange, ...outside }: FavouritesOutside) =>
  favouritesMachine.provide({
    actors: {
      watchMember: listenerActor(outside.watchMember),
      watchKept: listenerActor((listener) =>
        outside.watchKept((kept) => listener({ type: 'favourites.changedElsewhere', kept })),
      ),
      ...resultActors({ joinFavourites, saveChange }),
    },
    actions: {
      remember: (_, kept) => outside.remember(kept),
      tellFailure: outside.tellFailure,
      tellFull: outside.tellFull,
      tellFirst: outside.tellFirst,
    },
  });

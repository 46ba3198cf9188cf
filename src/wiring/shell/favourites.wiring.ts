import { favouritesMachine } from '../../machines/favourites/favourites.machine.ts';
import type {
  FavouritesEvent,
  FavouritesServices,
  KeptFavourites,
} from '../../machines/favourites/favourites.types.ts';
import { type AppActorRef, childOf } from '../../machines/app/app.machine.ts';
import { sessionOf } from '../../machines/session/session.selectors.ts';
import { calls } from '../calls.ts';
import { follow } from './follow.ts';
import { listening } from './listening.ts';

interface FavouritesOutside extends FavouritesServices {
  /** Says who is here, from how it is now on. */
  watchMember: (listener: (news: FavouritesEvent) => void) => () => void;
  watchKept: (listener: (kept: KeptFavourites) => void) => () => void;
  tellFailure: () => void;
  tellFull: () => void;
  tellFirst: () => void;
}

/** The favourites joined to this device, to the account, and to whoever is here. */
export const wireFavourites = ({ joinFavourites, saveChange, ...outside }: FavouritesOutside) =>
  favouritesMachine.provide({
    actors: {
      watchMember: listening(outside.watchMember),
      watchKept: listening((listener) =>
        outside.watchKept((kept) => listener({ type: 'favourites.changedElsewhere', kept })),
      ),
      ...calls({ joinFavourites, saveChange }),
    },
    actions: {
      remember: (_, kept) => outside.remember(kept),
      tellFailure: outside.tellFailure,
      tellFull: outside.tellFull,
      tellFirst: outside.tellFirst,
    },
  });

/** Who is here, as soon as that is known and whenever it is another one. */
export const watchMemberOf = (app: AppActorRef) => (listener: (news: FavouritesEvent) => void) => {
  const session = childOf(app, 'session');
  const memberOf = (snapshot: ReturnType<typeof session.getSnapshot>) => {
    const { status, user } = sessionOf(snapshot);
    if (status === 'authenticated') return user.id;
    return status === 'anonymous' ? null : undefined;
  };
  const tell = (userId: string | null | undefined) => {
    if (userId !== undefined) listener({ type: 'member.changed', userId });
  };
  tell(memberOf(session.getSnapshot()));
  return follow(session, memberOf, tell);
};

import { useSelector } from '@xstate/react';
import type { Call } from '../../../contract/api/call.ts';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import { favouriteButtonMessages } from '../../components/favourites/favourite-button.messages.ts';
import { FavouriteButton } from '../../components/favourites/FavouriteButton.tsx';
import { registerLazyChild } from '../../machines/shell/register-lazy-child.ts';
import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import type { ToastRequest } from '../../machines/shell/toasts.machine.ts';
import type { FavouritesActorRef } from '../../machines/favourites/favourites.machine.ts';
import { isFavouriteIn } from '../../machines/favourites/favourites.rules.ts';
import { createFavouritesService } from '../../services/favourites/favourites.service.ts';
import { createFavouriteStorage } from '../../services/favourites/favourite-storage.service.ts';
import { wireFavourites } from './favourites.wiring.ts';
import { watchMemberOf } from '../auth/watch-member.ts';

/**
 * Starts the favourites actor, connected to this device and to the account. Rejects if the code of the stored
 * favourites cannot be loaded.
 */
export async function startFavourites(app: AppActorRef, call: Call): Promise<void> {
  const device = createFavouriteStorage();
  const { notSaved, full, kept, whereKept } = favouriteButtonMessages;
  const tell = (toast: ToastRequest) => app.send({ type: 'toast.shown', ...toast });
  const logic = wireFavourites({
    ...createFavouritesService(call),
    remember: (all) => device.remember(all),
    watchKept: (listener) => device.watchKept(listener),
    watchMember: watchMemberOf(app),
    tellFailure: () => tell({ kind: 'error', message: notSaved }),
    tellFull: () => tell({ kind: 'info', message: full }),
    tellFirst: () => tell({ kind: 'success', title: kept, message: whereKept }),
  });
  registerLazyChild(app, logic, { id: 'favourites', input: await device.recall(), until: 'page' });
}

interface HeartProps {
  actorRef: FavouritesActorRef;
  favourite: Favourite;
}

/** Heart button of a product or a store, connected to the favourites. */
export function Heart({ actorRef, favourite }: HeartProps) {
  return (
    <FavouriteButton
      name={favourite.name}
      isFavourite={useSelector(actorRef, ({ context: { items } }) => isFavouriteIn(items, favourite.id))}
      onToggled={() => actorRef.send({ type: 'favourite.toggled', favourite })}
    />
  );
}

import { useSelector } from '@xstate/react';
import type { Call } from '../../../contract/calls/call.ts';
import type { Favourite } from '../../../contract/users/favourite.ts';
import { heartsMessages } from '../../components/favourites/hearts.messages.ts';
import { HeartButton } from '../../components/favourites/HeartButton.tsx';
import { admitLate } from '../../machines/app/admit-late.ts';
import type { AppActorRef } from '../../machines/app/app.machine.ts';
import type { ToastRequest } from '../../machines/toasts/toasts.machine.ts';
import type { FavouritesActorRef } from '../../machines/favourites/favourites.machine.ts';
import { isAmong } from '../../machines/favourites/favourites.rules.ts';
import { createFavouritesService } from '../../services/users/favourites.service.ts';
import { createKeptFavourites } from '../../services/users/kept-favourites.service.ts';
import { wireFavourites } from './favourites.wiring.ts';
import { watchMemberOf } from './watch-member.ts';

/** Starts what keeps the favourites, joined to this device and to the account. Rejects where the code that knows what was kept cannot be fetched. */
export async function admitFavourites(app: AppActorRef, call: Call): Promise<void> {
  const device = createKeptFavourites();
  const { notSaved, full, kept, whereKept } = heartsMessages;
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
  admitLate(app, logic, { id: 'favourites', input: await device.recall(), until: 'page' });
}

interface HeartProps {
  actorRef: FavouritesActorRef;
  favourite: Favourite;
}

/** The heart of a product or a store, joined to what is kept. */
export function Heart({ actorRef, favourite }: HeartProps) {
  return (
    <HeartButton
      name={favourite.name}
      isFavourite={useSelector(actorRef, ({ context: { items } }) => isAmong(items, favourite.id))}
      onToggled={() => actorRef.send({ type: 'favourite.toggled', favourite })}
    />
  );
}

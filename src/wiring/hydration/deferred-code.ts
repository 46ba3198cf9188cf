import type { Call } from '../../../contract/api/call.ts';
import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import { readOutAdditions } from '../cart/announce-additions.ts';
import { admitFavourites } from '../favourites/favourites.tsx';
import { registerOfflinePages } from '../offline/offline-pages.wiring.ts';

/** By this file as well: another name would have to come with every page. */
export { Heart } from '../favourites/favourites.tsx';

/** Starts the actors of the deferred code. Rejects where more code cannot be fetched; actors that have started stay. */
export async function startDeferredCode(app: AppActorRef, call: Call): Promise<void> {
  // In development sources change under the page, and none may be kept.
  if (import.meta.env.PROD && !app.getSnapshot().children.seenPages) registerOfflinePages(app);
  await admitFavourites(app, call);
  readOutAdditions(app);
}

import type { Call } from '../../../contract/api/call.ts';
import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import { announceAdditions } from '../cart/announce-additions.ts';
import { startFavourites } from '../favourites/favourites.tsx';
import { registerOfflinePages } from '../offline/offline-pages.wiring.ts';

/** Exported from this file, because chunks of their own would add their names to every page. */
export { Heart } from '../favourites/favourites.tsx';
export { PageShareButton } from '../ui/page-share-button.tsx';

/** Starts the actors of the deferred code. Rejects if further code cannot be loaded; actors that have started stay. */
export async function startDeferredCode(app: AppActorRef, call: Call): Promise<void> {
  // Not in development: sources change, so no page may be cached.
  if (import.meta.env.PROD && !app.getSnapshot().children.seenPages) registerOfflinePages(app);
  await startFavourites(app, call);
  announceAdditions(app);
}

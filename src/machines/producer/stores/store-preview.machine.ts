import type { ActorRefFrom } from 'xstate';
import { createResourceMachine } from '../../ui/resource.machine.ts';
import type { StorePageContent } from '../../stores/store-page.machine.ts';

/**
 * Preview of a store that is not public, for its owner and admins. It reloads when they return from editing,
 * and is never cached.
 */
export const storePreviewMachine = createResourceMachine<StorePageContent, { idOrSlug: string }>(
  'storeDraft',
  {
    isWatched: true,
  },
);

export type StorePreviewActorRef = ActorRefFrom<typeof storePreviewMachine>;

import type { ActorRefFrom } from 'xstate';
import { createResourceMachine } from '../../ui/resource.machine.ts';
import type { StorePageContent } from '../../stores/store-page.machine.ts';

/**
 * The page of a store before shoppers see it, for its owner and admins: looked at again when they come back from changing it.
 * It is kept nowhere but here.
 */
export const storeDraftMachine = createResourceMachine<StorePageContent, { idOrSlug: string }>('storeDraft', {
  isWatched: true,
});

export type StoreDraftActorRef = ActorRefFrom<typeof storeDraftMachine>;

import type { ActorRefFrom } from 'xstate';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { createResourceMachine } from '../ui/resource.machine.ts';

/** A store's name and address, and what it tells of its sale. */
export type SaleTerms = Pick<PopupStore, 'name' | 'slug' | 'ownerInfo'>;

/** What a store tells whoever buys there (R5.4); a page of its own, so that no other one carries it. */
export const saleTermsMachine = createResourceMachine<SaleTerms, { idOrSlug: string }>('saleTerms');

export type SaleTermsActorRef = ActorRefFrom<typeof saleTermsMachine>;

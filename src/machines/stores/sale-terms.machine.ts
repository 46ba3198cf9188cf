import type { ActorRefFrom } from 'xstate';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { createResourceMachine } from '../ui/resource.machine.ts';

/** Store's name and slug, with its terms of sale. */
export type SaleTerms = Pick<PopupStore, 'name' | 'slug' | 'ownerInfo'>;

/** Terms of sale of a store (R5.4). They have a page of their own, so that no other page loads them. */
export const saleTermsMachine = createResourceMachine<SaleTerms, { idOrSlug: string }>('saleTerms');

export type SaleTermsActorRef = ActorRefFrom<typeof saleTermsMachine>;

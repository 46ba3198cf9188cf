import { isStoreIdOrSlug } from '../../../contract/stores/store-urls.ts';
import { saleTermsMachine } from '../../machines/stores/sale-terms.machine.ts';
import type { CatalogueService } from '../../services/catalogue/catalogue.service.ts';
import { resultActors } from '../api/promise-actors.ts';
import { type ScreenLoaderArgs, screenRoute } from '../shell/screen-route.ts';

export const wireSaleTerms = ({ loadSaleTerms }: Pick<CatalogueService, 'loadSaleTerms'>) =>
  saleTermsMachine.provide({ actors: resultActors({ load: loadSaleTerms }) });

/** Loader of a store's terms of sale (R5.4). */
export const openSaleTerms = screenRoute({
  key: ({ params }: ScreenLoaderArgs<{ id: string }>) => params.id,
  isNamed: ({ params }) => isStoreIdOrSlug(params.id),
  actors: ({ context }) => ({ saleTerms: wireSaleTerms(context.services.catalogue) }),
  input: ({ context, params: { id } }) => ({
    saleTerms: { question: { idOrSlug: id }, now: context.now() },
  }),
});

import { isStoreIdOrSlug } from '../../../contract/stores/store-urls.ts';
import { type ScreenLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { storePageMachine } from '../../machines/stores/store-page.machine.ts';
import type { CatalogueService } from '../../services/catalogue/catalogue.service.ts';
import { resultActors } from '../api/promise-actors.ts';

export const wireStorePage = ({ loadStorePage }: Pick<CatalogueService, 'loadStorePage'>) =>
  storePageMachine.provide({
    actors: resultActors({ load: loadStorePage }),
  });

/** Loader of a store's public page, for all of its four addresses (R2.17). */
export const openStorePage = screenRoute({
  key: ({ params }: ScreenLoaderArgs<{ id: string }>) => params.id,
  isNamed: ({ params }) => isStoreIdOrSlug(params.id),
  actors: ({ context }) => ({ store: wireStorePage(context.services.catalogue) }),
  input: ({ context, params: { id } }) => ({ store: { question: { idOrSlug: id }, now: context.now() } }),
});

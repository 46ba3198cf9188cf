import { isStoreName } from '../../../contract/stores/store-urls.ts';
import { type ScreenLoad, screenRoute } from '../shell/screen-route.ts';
import { wireStorePage } from './store-page.wiring.ts';

/** Loader of a store's public page, for all of its four addresses (R2.17). */
export const openStorePage = screenRoute({
  key: ({ params }: ScreenLoad<{ id: string }>) => params.id,
  isNamed: ({ params }) => isStoreName(params.id),
  actors: ({ context }) => ({ store: wireStorePage(context.services.catalogue) }),
  input: ({ context, params: { id } }) => ({ store: { question: { idOrSlug: id }, now: context.now() } }),
});

import { readPlaceholder } from '../../../contract/catalogue/product-placeholder.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import type { ScreenLinkState } from '../../components/layout/AppLink.tsx';
import { type ScreenLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { wireProduct } from './product.wiring.ts';

interface ProductLoad extends ScreenLoaderArgs<{ id: string }> {
  location: { state: Pick<ScreenLinkState, 'glimpse'> };
}

/** Loader of one product (R2.1, R7.14). */
export const openProduct = screenRoute({
  key: ({ params }: ProductLoad) => params.id,
  isNamed: ({ params }) => isUuid(params.id),
  actors: ({ context }) => ({ product: wireProduct(context.services.products) }),
  input: ({ context, params: { id }, location: { state } }) => ({
    product: { question: { id }, now: context.now(), glimpse: readPlaceholder(state.glimpse) },
  }),
});

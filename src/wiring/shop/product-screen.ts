import { isUuid } from '../../../contract/values/uuid.ts';
import { type ScreenLoad, screenRoute } from '../screen-route.ts';
import { wireProduct } from './product.wiring.ts';

/** One product (R2.1, R7.14). */
export const openProduct = screenRoute({
  key: ({ params }: ScreenLoad<{ id: string }>) => params.id,
  isNamed: ({ params }) => isUuid(params.id),
  actors: ({ context }) => ({ product: wireProduct(context.services.products) }),
  input: ({ context, params: { id } }) => ({ product: { question: { id }, now: context.now() } }),
});

import { createFileRoute, notFound } from '@tanstack/react-router';
import { isUuid } from '../../contract/values/uuid.ts';
import { ProductNotFound } from '../components/products/ProductNotFound.tsx';
import { ProductView } from '../components/products/ProductView.tsx';
import { ProductOffer } from '../wiring/shop/product-offer.tsx';
import { wireProduct } from '../wiring/shop/product.wiring.ts';
import { Purchase } from '../wiring/shop/purchase.tsx';

/** One product (R2.1, R7.14). */
export const Route = createFileRoute('/products/$id')({
  preload: false,
  loader: async ({ context, params: { id }, abortController }) => {
    if (!isUuid(id)) throw notFound();
    const input = { question: { id }, now: context.now() };
    const logic = wireProduct(context.services.products);
    const screen = await context.screens.open(`product:${id}`, logic, input, abortController.signal);
    if (screen.getSnapshot().hasTag('notFound')) throw notFound();
    return screen;
  },
  component: function ProductRoute() {
    const { market } = Route.useRouteContext().installation;
    return (
      <ProductView
        actorRef={Route.useLoaderData()}
        Offer={ProductOffer}
        Purchase={Purchase}
        currency={market.currency}
      />
    );
  },
  notFoundComponent: ProductNotFound,
});

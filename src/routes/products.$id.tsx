import { createFileRoute } from '@tanstack/react-router';
import { ProductView } from '../components/products/ProductView.tsx';
import { MissingProduct } from '../wiring/shop/missing-product.ts';
import { ProductOffer } from '../wiring/shop/product-offer.tsx';
import { openProduct } from '../wiring/shop/product-screen.ts';
import { Purchase } from '../wiring/shop/purchase.tsx';

/** One product (R2.1, R7.14). */
export const Route = createFileRoute('/products/$id')({
  loader: openProduct,
  component: function ProductRoute() {
    const { market } = Route.useRouteContext().installation;
    return (
      <ProductView
        actorRef={Route.useLoaderData().product}
        Offer={ProductOffer}
        Purchase={Purchase}
        Missing={MissingProduct}
        currency={market.currency}
      />
    );
  },
});

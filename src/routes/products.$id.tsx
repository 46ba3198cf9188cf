import { createFileRoute } from '@tanstack/react-router';
import { ProductView } from '../components/products/ProductView.tsx';
import { MissingProduct } from '../wiring/catalogue/missing-product.ts';
import { ProductOffer } from '../wiring/catalogue/product-offer.tsx';
import { openProduct } from '../wiring/catalogue/product-screen.ts';
import { PurchaseControls } from '../wiring/catalogue/purchase-controls.tsx';

/** One product (R2.1, R7.14). */
export const Route = createFileRoute('/products/$id')({
  loader: openProduct,
  component: function ProductRoute() {
    const { market } = Route.useRouteContext().installation;
    return (
      <ProductView
        actorRef={Route.useLoaderData().product}
        Offer={ProductOffer}
        Purchase={PurchaseControls}
        Missing={MissingProduct}
        currency={market.currency}
      />
    );
  },
});

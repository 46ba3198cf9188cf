import { createFileRoute } from '@tanstack/react-router';
import { bySearch, WITHOUT_END } from '../wiring/shell/by-search.ts';
import { openProducts, ProductsScreen } from '../wiring/catalogue/products-screen.tsx';

/** List of products of all stores or of one; the address contains the query (R2.1, R2.16, R2.18, R7.14). */
export const Route = createFileRoute('/products/')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openProducts,
  component: function ProductsRoute() {
    return <ProductsScreen actorRef={Route.useLoaderData().products} />;
  },
});

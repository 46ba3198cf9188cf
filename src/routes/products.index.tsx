import { createFileRoute } from '@tanstack/react-router';
import { searchLoaderDeps, NEVER_PENDING } from '../wiring/shell/search-loader-deps.ts';
import { openProducts, ProductsScreen } from '../wiring/catalogue/products-screen.tsx';

/** List of products of all stores or of one; the address contains the query (R2.1, R2.16, R2.18, R7.14). */
export const Route = createFileRoute('/products/')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openProducts,
  component: function ProductsRoute() {
    return <ProductsScreen actorRef={Route.useLoaderData().products} />;
  },
});

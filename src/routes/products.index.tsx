import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { PRODUCTS } from '../../contract/limits.ts';
import { late } from '../components/layout/late.ts';
import { type ProductFilterProps, ProductsView } from '../components/products/ProductsView.tsx';
import { childOf } from '../machines/app/app.machine.ts';
import { selectStore } from '../machines/current-store/current-store.selectors.ts';
import { inHostStore } from '../machines/app/host-store.ts';
import { Unavailable } from '../wiring/shell/unavailable.tsx';
import { ProductOffer } from '../wiring/shop/product-offer.tsx';
import { productsHref, productsQueryIn, wireProducts } from '../wiring/shop/products-list.ts';

/** Comes when it is first opened. */
const Filters = late(
  () => import('../wiring/shop/product-filters.tsx').then((part) => part.ProductFilters),
  function NoFilters({ onClosed }: ProductFilterProps) {
    return <Unavailable app={Route.useRouteContext().app} onClosed={onClosed} />;
  },
);

/** The goods of all stores or of one; the address says which (R2.1, R2.16, R2.18, R7.14). */
export const Route = createFileRoute('/products/')({
  preload: false,
  // Every letter that is searched for is a navigation; a waiting screen in between would take the focus from the search.
  pendingMs: Infinity,
  // This line is in every page's code; what understands the address comes with the screen.
  loaderDeps: ({ search }) => ({ search: { ...search } }),
  loader: async ({ context, deps: { search }, abortController, navigate }) => {
    const query = productsQueryIn(search);
    const logic = wireProducts({
      loadItems: (input, signal) =>
        context.services.products.listProducts(
          { ...input, query: inHostStore(context.app, input.query) },
          signal,
        ),
      showAddress: (address) => void navigate(address),
    });
    const input = { query, limit: PRODUCTS.pageSize };
    const screen = await context.screens.open('products', logic, input, abortController.signal);
    // The list stays open while its address changes: going back must reach it.
    screen.send({ type: 'address.changed', query });
    return screen;
  },
  component: function ProductsRoute() {
    const { app } = Route.useRouteContext();
    const screen = Route.useLoaderData();
    const named = useSelector(screen, ({ context }) => inHostStore(app, context.query).store);
    const store = useSelector(childOf(app, 'currentStore'), selectStore);
    const now = useSelector(app, ({ context }) => context.now);
    const isChosen = named !== undefined && store !== null && (named === store.slug || named === store.id);
    return (
      <ProductsView
        actorRef={screen}
        Offer={ProductOffer}
        Filters={Filters}
        store={isChosen ? store : null}
        now={now}
        addressOf={productsHref}
      />
    );
  },
});

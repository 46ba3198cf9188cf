import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import { lazyWithFallback } from '../../components/hydration/lazy-with-fallback.ts';
import { PAGE_TITLE_ID } from '../../components/layout/PageTitle.tsx';
import { loadFilterSummary } from '../../components/products/lazy-filter-summary.ts';
import { type ProductFilterProps, ProductsView } from '../../components/products/ProductsView.tsx';
import { childOf } from '../../machines/shell/app.machine.ts';
import { withHostStore } from '../../machines/shell/host-store.ts';
import { selectClosedStoreInAddress, selectStore } from '../../machines/shell/current-store.selectors.ts';
import type { ProductsActorRef } from '../../machines/catalogue/products.machine.ts';
import type { SearchLoaderArgs } from '../shell/search-loader-deps.ts';
import { type ScreenLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { CodeUnavailable } from '../shell/code-unavailable.tsx';
import { ProductOffer } from './product-offer.tsx';
import { productsHref, productsQueryIn, wireProducts, withSaleFilter } from './products-list.ts';

/** Loader of the product list of all stores or of one; the address contains the query (R2.1, R2.16, R2.18, R7.14). */
const openList = screenRoute({
  search: ({ deps }: ScreenLoaderArgs & SearchLoaderArgs) => productsQueryIn(deps.search),
  actors: ({ context: { app, services }, navigate }) => ({
    products: wireProducts({
      loadItems: (input, signal) =>
        services.products.searchProducts(
          { ...input, query: withSaleFilter(withHostStore(app, input.query)) },
          signal,
        ),
      showAddress: (address) => void navigate(address),
    }),
  }),
  input: (_, query) => ({ products: { query, limit: PRODUCT_LIMITS.pageSize } }),
});

/** Loader of the product list. For a list with a search or filters it also loads the code of its result texts. */
export async function openProducts(load: Parameters<typeof openList>[0]) {
  const { offset: _, ...asked } = productsQueryIn(load.deps.search);
  const isAsked = Object.keys(asked).length > 0;
  const [opened] = await Promise.all([openList(load), isAsked && loadFilterSummary().catch(() => undefined)]);
  return opened;
}

const useApp = () => useRouteContext({ from: '__root__' }).app;

/** Lazy: loads when the filters are first opened. */
const Filters = lazyWithFallback(
  () => import('./product-filters.tsx').then((part) => part.ProductFiltersPart),
  function NoFilters({ onClosed }: ProductFilterProps) {
    return <CodeUnavailable app={useApp()} onClosed={onClosed} />;
  },
);

/** Product list, connected to the current store. */
export function ProductsScreen({ actorRef }: { actorRef: ProductsActorRef }) {
  const app = useApp();
  const named = useSelector(actorRef, ({ context }) => withHostStore(app, context.query).store);
  const currentStore = childOf(app, 'currentStore');
  const store = useSelector(currentStore, selectStore);
  const notOpen = useSelector(currentStore, selectClosedStoreInAddress);
  const now = useSelector(app, ({ context }) => context.now);
  const isChosen = named !== undefined && store !== null && (named === store.slug || named === store.id);
  const choose = (slug: string) => {
    // The pressed button unmounts with this choice, so the heading takes the focus.
    document.getElementById(PAGE_TITLE_ID)?.focus();
    currentStore.send({ type: 'store.chosen', slug });
  };
  return (
    <ProductsView
      actorRef={actorRef}
      Offer={ProductOffer}
      Filters={Filters}
      store={isChosen ? store : null}
      isNotOpen={notOpen !== null}
      last={store && !isChosen ? { name: store.name, onChosen: () => choose(store.slug) } : null}
      now={now}
      addressOf={productsHref}
    />
  );
}

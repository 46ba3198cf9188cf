import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Product } from '../../../contract/products/product.ts';
import type { ProductsActorRef } from '../../machines/products/products.machine.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { ProductGridSkeleton } from '../feedback/Skeletons.tsx';
import { Pagination } from '../layout/Pagination.tsx';
import { hidden } from '../layout/hidden.ts';
import { ProductGrid } from '../market/ProductGrid.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { NoProducts as WholeNoProducts } from './NoProducts.tsx';
import { ResultCount } from './ResultCount.tsx';
import type { ProductsAddress } from './products-address.ts';
import { productFailureText } from './product-failure.messages.ts';
import { productListMessages } from './product-list.messages.ts';

type Snapshot = SnapshotFrom<ProductsActorRef>;
const selectShown = ({ context: { items, query, limit, pagination, failure } }: Snapshot) => ({
  items,
  query,
  limit,
  pagination,
  failure,
});
// After a first load that failed or was overtaken there is nothing old to keep in sight.
const selectIsLoading = (snapshot: Snapshot) =>
  snapshot.hasTag('loading') ||
  (snapshot.hasTag('refreshing') &&
    snapshot.context.pagination === null &&
    snapshot.context.items.length === 0);
const selectIsRefreshing = (snapshot: Snapshot) => snapshot.hasTag('refreshing');
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');

/** Few lists are empty: what they say comes when one is. The server has it, and a page that came with it keeps it meanwhile. */
const NoProducts = import.meta.env.SSR
  ? WholeNoProducts
  : lazy(() => import('./NoProducts.tsx').then((module) => ({ default: module.NoProducts })));

const HEADING = 'resultados';
const FIRST_ROW = 4;

interface GoodsProps {
  items: readonly Product[];
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
}

// Typing in the search box must not draw every card anew.
const Goods = memo(({ items, Offer }: GoodsProps) => (
  <ProductGrid>
    {items.map((product, index) => (
      <Offer key={product.id} product={product} priority={index < FIRST_ROW} />
    ))}
  </ProductGrid>
));

interface ProductResultsProps {
  actorRef: ProductsActorRef;
  Offer: GoodsProps['Offer'];
  /** What narrows the list. */
  filters: readonly ActiveFilter[];
  addressOf: ProductsAddress;
}

/** What the list holds, in each of its states; while new goods come, the old ones stay in sight. */
export function ProductResults({ actorRef, Offer, filters, addressOf }: ProductResultsProps) {
  const { items, query, limit, pagination, failure } = useSelector(actorRef, selectShown, shallowEqual);
  const isLoading = useSelector(actorRef, selectIsLoading);
  const isRefreshing = useSelector(actorRef, selectIsRefreshing);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  const total = pagination?.total ?? items.length;
  const present = Math.floor((query.offset ?? 0) / limit) + 1;
  // The count may lag behind; what comes next is known only of the page that is shown.
  const last = Math.max(Math.ceil(total / limit), pagination?.hasMore && !isRefreshing ? present + 1 : 1);
  const turn = (page: number) => {
    document.getElementById(HEADING)?.focus({ preventScroll: true });
    actorRef.send({ type: 'page.requested', offset: (page - 1) * limit });
  };
  const isGone = isLoading || hasFailed;
  return (
    <section aria-labelledby={HEADING}>
      <chakra.h2 id={HEADING} tabIndex={-1} css={hidden}>
        {productListMessages.results}
      </chakra.h2>
      <ResultCount total={isGone ? null : total} present={present} last={last} />
      {isLoading ? <ProductGridSkeleton count={limit} /> : null}
      {hasFailed && failure ? (
        <ErrorState
          message={productFailureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      ) : null}
      {isGone ? null : (
        <chakra.div
          data-part="goods"
          aria-busy={isRefreshing}
          opacity={isRefreshing ? 0.5 : 1}
          transition="opacity 120ms ease-out"
        >
          {items.length > 0 ? (
            <Goods items={items} Offer={Offer} />
          ) : (
            <Suspense fallback={null}>
              <NoProducts
                q={query.q}
                filters={filters}
                isBeyond={total > 0}
                firstPage={addressOf({ ...query, offset: 0 })}
                addressOf={addressOf}
              />
            </Suspense>
          )}
          <Pagination
            page={present}
            pageCount={last}
            hrefOf={(page) => addressOf({ ...query, offset: (page - 1) * limit })}
            onPageChosen={turn}
          />
        </chakra.div>
      )}
    </section>
  );
}

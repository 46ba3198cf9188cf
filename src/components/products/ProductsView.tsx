import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { type ComponentType, memo, Suspense, useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { ProductsActorRef } from '../../machines/catalogue/products.machine.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { ProductGridSkeleton } from '../feedback/Skeletons.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { ListResults } from '../lists/ListResults.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { ProductGrid } from '../market/ProductGrid.tsx';
import { StoreColours } from '../market/StoreColours.tsx';
import { VisibleStoresProvider } from '../market/visible-stores-context.ts';
import { activeFilters } from './active-filters.ts';
import { filterSummaryParts } from './lazy-filter-summary.ts';
import { type LastStore, ProductListFilterLinks } from './ProductListFilterLinks.tsx';
import { ProductListHeading } from './ProductListHeading.tsx';
import { productFailureText } from './product-failure.messages.ts';
import { productListMessages } from './product-list.messages.ts';
import { ProductFilters } from './ProductFilters.tsx';
import type { ProductsAddress } from './products-address.ts';
import { useHasFilterSpace } from './use-has-filter-space.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { LinkButton } from '../forms/Button.tsx';

/** Empty state of a market without products, with a link to the stores. */
export const NoProducts = () => (
  <EmptyState
    drawing={stallDrawing}
    title={productListMessages.bare}
    action={<LinkButton to="/">{productListMessages.allStores}</LinkButton>}
  >
    {productListMessages.bareHint}
  </EmptyState>
);

type Snapshot = SnapshotFrom<ProductsActorRef>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectSearch = ({ context }: Snapshot) => context.search;
const nameOfAll = ({ context: { items } }: Snapshot) => {
  const names = new Set(items.map(({ producerName }) => producerName));
  return names.size === 1 ? [...names][0] : undefined;
};

export interface ProductFilterProps {
  actorRef: ProductsActorRef;
  addressOf: ProductsAddress;
  onQueryChanged: (query: Partial<ProductsQuery>) => void;
  onClosed: () => void;
}

interface GoodsProps {
  items: readonly Product[];
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
}

const FIRST_ROW = 4;

// Memo: typing in the search box must not re-render every card.
const Goods = memo(({ items, Offer }: GoodsProps) => (
  <ProductGrid>
    {items.map((product, index) => (
      <Offer key={product.id} product={product} priority={index < FIRST_ROW} />
    ))}
  </ProductGrid>
));

interface ProductsViewProps {
  actorRef: ProductsActorRef;
  /** Product card connected to the cart. */
  Offer: GoodsProps['Offer'];
  /** Filter panel with its product counts; lazy, loads on first use. */
  Filters: ComponentType<ProductFilterProps>;
  /** Store of the products, if chosen and loaded. */
  store: PopupStore | null;
  /** The store is not open now (R2.20). */
  isNotOpen: boolean;
  /** Last visited store, if it is a different one. */
  last: LastStore | null;
  /** Current time in ms UTC. */
  now: number;
  addressOf: ProductsAddress;
}

/** Layout with open filters beside the products on wide screens. */
const besideFilters: SystemStyleObject = {
  '@media (min-width:64rem)': {
    display: 'grid',
    gridTemplateColumns: '15rem minmax(0, 1fr)',
    columnGap: '2.5rem',
    '& > section': { gridColumn: '2' },
    '& [data-part=product-grid]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
};

/** Product list screen of the market or one store: search, sort, filters and pages, all in the URL (R7.14). */
export function ProductsView({
  actorRef,
  Offer,
  Filters,
  store,
  isNotOpen,
  last,
  now,
  addressOf,
}: ProductsViewProps) {
  const formatter = useFormatter();
  // Memo: typing in the search box must not re-render every card.
  const inSight = useMemo(() => ({ stores: store ? [store] : [], now }), [store, now]);
  const query = useSelector(actorRef, selectQuery);
  const search = useSelector(actorRef, selectSearch);
  // Null until the user decides: by default the panel is open on wide screens, with its space reserved while it loads.
  const [wish, setWish] = useState<'open' | 'closed' | null>(null);
  const hasRoom = useHasFilterSpace();
  const isOpen = wish === null ? hasRoom : wish === 'open';
  const producer = useSelector(actorRef, nameOfAll) ?? 'este productor';
  const { FilterSummary, NoProductsFound } = filterSummaryParts();
  const filters = activeFilters(query, { store: store?.name ?? query.store ?? '', producer }, formatter);
  // Includes the typed search text, which the query may not contain yet.
  const change = (changed: Partial<ProductsQuery>) =>
    actorRef.send({ type: 'query.changed', query: { q: search.trim() || undefined, ...changed } });
  return (
    <StoreColours config={store?.config ?? null}>
      <Container paddingTop={{ base: '10', md: '12' }}>
        <PageHead
          {...(store
            ? { path: `/tienda/${store.slug}`, title: `Productos de ${store.name}` }
            : { ...headOf('/products'), ...(query.q && { title: productListMessages.resultsOf(query.q) }) })}
          description={
            store?.config.tagline ??
            'Todo lo que hay hoy en los puestos del mercado: busca, ordena y compra antes de que cierren.'
          }
        />
        <ProductListHeading q={query.q} store={store} isNotOpen={isNotOpen} now={now} />
        <chakra.div display="grid" gap="4" marginBottom="5">
          <ProductFilters
            query={query}
            search={search}
            isOpen={isOpen}
            onSearchTyped={(text) => actorRef.send({ type: 'search.typed', text })}
            onSearchSubmitted={() => actorRef.send({ type: 'search.submitted' })}
            onQueryChanged={change}
            onToggled={() => setWish(isOpen ? 'closed' : 'open')}
          />
          {query.store ? null : (
            <ProductListFilterLinks actorRef={actorRef} query={query} addressOf={addressOf} last={last} />
          )}
          {filters.length > 0 ? (
            <Suspense fallback={null}>
              <FilterSummary actorRef={actorRef} now={now} filters={filters} addressOf={addressOf} />
            </Suspense>
          ) : null}
        </chakra.div>
        <chakra.div css={isOpen || wish === null ? besideFilters : {}}>
          {isOpen ? (
            <Suspense fallback={null}>
              <Filters
                actorRef={actorRef}
                addressOf={addressOf}
                onQueryChanged={change}
                onClosed={() => setWish('closed')}
              />
            </Suspense>
          ) : null}
          <VisibleStoresProvider value={inSight}>
            <ListResults
              actorRef={actorRef}
              words={productListMessages}
              hasEnd
              isCountSeen
              failureText={productFailureText}
              addressOf={addressOf}
              skeleton={<ProductGridSkeleton count={PRODUCT_LIMITS.pageSize} />}
              empty={
                filters.length === 0 ? (
                  <NoProducts />
                ) : (
                  <Suspense fallback={null}>
                    <NoProductsFound q={query.q} filters={filters} addressOf={addressOf} />
                  </Suspense>
                )
              }
              drawing={stallDrawing}
            >
              {(items) => <Goods items={items} Offer={Offer} />}
            </ListResults>
          </VisibleStoresProvider>
        </chakra.div>
      </Container>
    </StoreColours>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { AdminProductsQuery } from '../../../../contract/admin/admin-products-query.ts';
import { sortOf } from '../../../../contract/catalogue/product-sort.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import type { AdminProductsActorRef } from '../../../machines/admin/products/admin-products.machine.ts';
import type { ProductChangesActorRef } from '../../../machines/producer/products/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/producer/products/product-deletions.machine.ts';
import { stallDrawing } from '../../feedback/drawings/stall.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ListResults } from '../../lists/ListResults.tsx';
import { adminFailureText } from '../../back-office/admin-failure.messages.ts';
import { EmptyList } from '../../back-office/EmptyList.tsx';
import { ProductsBulkBar } from '../../producer/products/ProductsBulkBar.tsx';
import { sortQueryOf } from '../../producer/products/product-sort-query.ts';
import { ProductsSkeleton } from '../../producer/products/ProductsSkeleton.tsx';
import { useProductBulkRuns } from '../../producer/products/use-product-bulk-runs.ts';
import { StickyListFooter } from '../../back-office/data-table/BulkActionBar.tsx';
import { isFiltered } from '../../back-office/data-table/is-filtered.ts';
import { TableSettings } from '../../back-office/data-table/TableSettings.tsx';
import { useRowSelection } from '../../back-office/data-table/use-row-selection.ts';
import { useTableSort } from '../../back-office/data-table/use-table-sort.ts';
import { AdminProductFilters } from './AdminProductFilters.tsx';
import { adminProductsMessages as words } from './admin-products.messages.ts';
import { ADMIN_PRODUCTS_TABLE } from './admin-products-columns.tsx';
import { AdminProductsTable } from './AdminProductsTable.tsx';

type Snapshot = ListSnapshot<Product, AdminProductsQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectItems = ({ context }: Snapshot) => context.items;

interface AdminProductsViewProps {
  actorRef: AdminProductsActorRef;
  changesRef: ProductChangesActorRef;
  deletionsRef: ProductDeletionsActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'isWaitingOrSending' | 'refusalOf' | 'tallyOf'>;
  stores: readonly PopupStore[];
  /** Screen address of the list with the given query. */
  addressOf: (query: AdminProductsQuery) => ScreenAddress;
  /** Deletion requested by the admin, for at least one product. */
  onDeleted: (products: readonly Product[]) => void;
}

/** Products screen of the admin: search, activate, hide and delete, singly or in bulk (R2.7, R4.16, R7.14, R7.16). */
export function AdminProductsView({
  actorRef,
  stores,
  addressOf,
  onDeleted,
  ...rounds
}: AdminProductsViewProps) {
  const query = useSelector(actorRef, selectQuery);
  const items = useSelector(actorRef, selectItems);
  const { chosen, choose, chooseAll, forget } = useRowSelection(items);
  const sorting = useTableSort(actorRef, sortOf(query), sortQueryOf);
  const { activate, activateOne } = useProductBulkRuns(rounds);
  const { changesRef } = rounds;
  const remove = useCallback(
    (products: readonly Product[]) => {
      changesRef.send({ type: 'outcomes.dismissed' });
      onDeleted(products);
    },
    [changesRef, onDeleted],
  );
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={words.title} hidden />
      <PageTitle>{words.title}</PageTitle>
      <AdminProductFilters actorRef={actorRef} stores={stores} />
      <ListResults
        actorRef={actorRef}
        tools={<TableSettings actorRef={actorRef} table={ADMIN_PRODUCTS_TABLE.menu} />}
        words={words}
        isCountSeen
        failureText={adminFailureText}
        addressOf={addressOf}
        skeleton={<ProductsSkeleton label={words.coming} />}
        empty={<EmptyList isFiltered={isFiltered(query)} words={words} whole={addressOf({})} action={null} />}
        drawing={stallDrawing}
      >
        {(products) => (
          <AdminProductsTable
            products={products}
            query={query}
            sorting={sorting}
            {...rounds}
            chosen={chosen}
            addressOf={addressOf}
            onChosen={choose}
            onAllChosen={chooseAll}
            onSwitched={activateOne}
          />
        )}
      </ListResults>
      <StickyListFooter>
        <ProductsBulkBar
          {...rounds}
          count={chosen.size}
          onActivated={(isActive) => {
            activate([...chosen], isActive);
            forget();
          }}
          onDeleted={() => remove(items.filter(({ id }) => chosen.has(id)))}
          onForgotten={forget}
        />
      </StickyListFooter>
    </chakra.div>
  );
}

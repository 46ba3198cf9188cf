import { sortOf } from '../../../../contract/catalogue/product-sort.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { ProducerProductsQuery } from '../../../../contract/producer/producer-products-query.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import type { ProducerProductsActorRef } from '../../../machines/producer/products/producer-products.machine.ts';
import type { ProductChangesActorRef } from '../../../machines/producer/products/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/producer/products/product-deletions.machine.ts';
import type * as rowRules from '../../../machines/ui/row-edit.rules.ts';
import type { RowEditsActorRef } from '../../../machines/ui/row-edits.machine.ts';
import { stallDrawing } from '../../feedback/drawings/stall.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ListResults } from '../../lists/ListResults.tsx';
import { isFiltered } from '../../back-office/data-table/is-filtered.ts';
import { StickyListFooter } from '../../back-office/data-table/BulkActionBar.tsx';
import { useRowSelection } from '../../back-office/data-table/use-row-selection.ts';
import { useTableSort } from '../../back-office/data-table/use-table-sort.ts';
import { sortQueryOf } from './product-sort-query.ts';
import { ProducerProductFilters } from './ProducerProductFilters.tsx';
import { ProductsSkeleton } from './ProductsSkeleton.tsx';
import { useProductBulkRuns } from './use-product-bulk-runs.ts';
import { ProducerProductsTable } from './ProducerProductsTable.tsx';
import { ProductsBulkBar } from './ProductsBulkBar.tsx';
import { EmptyList } from '../../back-office/EmptyList.tsx';
import { newProductAddress } from '../../back-office/new-product-address.ts';
import { producerFailureText } from '../../back-office/producer-failure.messages.ts';
import { producerProductsMessages } from './producer-products.messages.ts';
import { UnsavedRowsBar } from './UnsavedRowsBar.tsx';

type Snapshot = ListSnapshot<ProducerProduct, ProducerProductsQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectItems = ({ context }: Snapshot) => context.items;

/** No filters and no products: the screen shows no search. */
const selectIsBare = (snapshot: Snapshot) =>
  snapshot.matches('empty') && !isFiltered(snapshot.context.query) && !snapshot.context.query.offset;

/** Preselected store of a new product: the filtered store, or the only one. */
const storeMeant = ({ store }: ProducerProductsQuery, stores: readonly PopupStore[]) =>
  store === undefined && stores.length === 1 ? stores[0] : stores.find(({ id }) => id === store);

interface ProducerProductsViewProps {
  actorRef: ProducerProductsActorRef;
  changesRef: ProductChangesActorRef;
  deletionsRef: ProductDeletionsActorRef;
  editsRef: RowEditsActorRef;
  /** Selectors of the changes chart and of row edits; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'isWaitingOrSending' | 'refusalOf' | 'tallyOf'> &
    Pick<typeof rowRules, 'changedRowFields' | 'contestedFields'>;
  /** Stores of the producer. */
  stores: readonly PopupStore[];
  /** Screen address of the list with the given query. */
  addressOf: (query: ProducerProductsQuery) => ScreenAddress;
  /** Deletion requested by the producer, for at least one product. */
  onDeleted: (products: readonly ProducerProduct[]) => void;
}

/** Products screen of the producer: search, activate, hide, delete, in bulk too, and edit in the row (R7.14, R7.15). */
export function ProducerProductsView({
  actorRef,
  changesRef,
  deletionsRef,
  editsRef,
  selectors,
  stores,
  addressOf,
  onDeleted,
}: ProducerProductsViewProps) {
  const query = useSelector(actorRef, selectQuery);
  const items = useSelector(actorRef, selectItems);
  const isBare = useSelector(actorRef, selectIsBare);
  const createAt = newProductAddress(storeMeant(query, stores));
  const { chosen, choose, chooseAll, forget } = useRowSelection(items);
  const sorting = useTableSort(actorRef, sortOf(query), sortQueryOf);
  const { activate, activateOne } = useProductBulkRuns({ changesRef, deletionsRef });
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={producerProductsMessages.title} hidden />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <PageTitle>{producerProductsMessages.title}</PageTitle>
        <LinkButton href={createAt}>{producerProductsMessages.create}</LinkButton>
      </chakra.div>
      {isBare ? null : <ProducerProductFilters actorRef={actorRef} stores={stores} />}
      <ListResults
        actorRef={actorRef}
        words={producerProductsMessages}
        isCountSeen
        failureText={producerFailureText}
        addressOf={addressOf}
        skeleton={<ProductsSkeleton label={producerProductsMessages.coming} />}
        empty={
          <EmptyList
            isFiltered={isFiltered(query)}
            words={producerProductsMessages}
            whole={addressOf({})}
            action={<LinkButton href={createAt}>{producerProductsMessages.create}</LinkButton>}
          />
        }
        drawing={stallDrawing}
      >
        {(products) => (
          <ProducerProductsTable
            products={products}
            changesRef={changesRef}
            deletionsRef={deletionsRef}
            editsRef={editsRef}
            selectors={selectors}
            sorting={sorting}
            stores={stores}
            chosen={chosen}
            onChosen={choose}
            onAllChosen={chooseAll}
            onSwitched={activateOne}
          />
        )}
      </ListResults>
      <StickyListFooter>
        <UnsavedRowsBar editsRef={editsRef} />
        <ProductsBulkBar
          changesRef={changesRef}
          deletionsRef={deletionsRef}
          selectors={selectors}
          count={chosen.size}
          onActivated={(isActive) => {
            activate([...chosen], isActive);
            forget();
          }}
          onDeleted={() => {
            changesRef.send({ type: 'outcomes.dismissed' });
            onDeleted(items.filter(({ id }) => chosen.has(id)));
          }}
          onForgotten={forget}
        />
      </StickyListFooter>
    </chakra.div>
  );
}

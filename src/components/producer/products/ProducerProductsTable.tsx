import { useSelector } from '@xstate/react';
import { useCallback, useDeferredValue } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { ProductSort } from '../../../../contract/catalogue/product-sort.ts';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { ProductChangesActorRef } from '../../../machines/producer/products/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/producer/products/product-deletions.machine.ts';
import type * as rowRules from '../../../machines/ui/row-edit.rules.ts';
import type { RowField } from '../../../machines/ui/row-edit.rules.ts';
import type { RowEditsActorRef } from '../../../machines/ui/row-edits.machine.ts';
import { SelectPageCheckbox } from '../../back-office/data-table/SelectPageCheckbox.tsx';
import { DataTable } from '../../back-office/data-table/DataTable.tsx';
import type { TableSortProps } from '../../back-office/data-table/SortableColumnHeader.tsx';
import { productDeletionRefusalText } from './product-deletion.messages.ts';
import { PRODUCER_PRODUCTS_TABLE } from './producer-products-columns.tsx';
import { producerProductsMessages as words, productStatusRefusalText } from './producer-products.messages.ts';
import { ProducerProductRow } from './ProducerProductRow.tsx';

type Snapshot = SnapshotFrom<ProductChangesActorRef>;
const selectChanges = ({ context }: Snapshot) => context;
const selectDeletions = ({ context }: SnapshotFrom<ProductDeletionsActorRef>) => context;
const selectRows = ({ context }: SnapshotFrom<RowEditsActorRef>) => context.rows;

interface ProducerProductsTableProps {
  sorting: TableSortProps<ProductSort>;
  products: readonly ProducerProduct[];
  changesRef: ProductChangesActorRef;
  deletionsRef: ProductDeletionsActorRef;
  editsRef: RowEditsActorRef;
  /** Selectors of the changes chart and of row edits; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'isWaitingOrSending' | 'refusalOf'> &
    Pick<typeof rowRules, 'changedRowFields' | 'contestedFields'>;
  /** Stores of the producer. */
  stores: readonly PopupStore[];
  chosen: ReadonlySet<string>;
  onChosen: (id: string, isChosen: boolean) => void;
  onAllChosen: (areChosen: boolean) => void;
  onSwitched: (id: string, isActive: boolean) => void;
}

/** Table of the producer's products. */
export function ProducerProductsTable({
  products,
  changesRef,
  deletionsRef,
  editsRef,
  selectors,
  stores,
  chosen,
  onChosen,
  onAllChosen,
  sorting,
  onSwitched,
}: ProducerProductsTableProps) {
  const changes = useSelector(changesRef, selectChanges);
  const deletions = useSelector(deletionsRef, selectDeletions);
  const edited = useSelector(editsRef, selectRows);
  const { changeOf, isWaitingOrSending, refusalOf } = selectors;
  const open = useCallback(
    (one: ProducerProduct, field: RowField) => editsRef.send({ type: 'cell.opened', product: one, field }),
    [editsRef],
  );
  // Deferred, so that rendering new rows does not block typing.
  const drawn = useDeferredValue(products);
  // Saved edits are deferred with the rows: dropping them earlier would briefly show the old value.
  const past = useDeferredValue(edited);
  const edits = drawn === products ? edited : { ...past, ...edited };
  return (
    <DataTable
      of={PRODUCER_PRODUCTS_TABLE}
      label={words.results}
      sorting={sorting}
      selection={
        <SelectPageCheckbox
          label={words.choosePage}
          rows={products}
          chosen={chosen}
          onAllChosen={onAllChosen}
        />
      }
    >
      {drawn.map((one) => {
        const { id, popupStoreId, isActive = false } = one;
        const refusal = refusalOf(changes, id);
        const kept = refusalOf(deletions, id);
        return (
          <ProducerProductRow
            key={id}
            product={one}
            editRef={edits[id]}
            selectors={selectors}
            isActive={changeOf(changes, id)?.isActive ?? isActive}
            isPending={isWaitingOrSending(changes, id)}
            isGoing={changeOf(deletions, id) !== null}
            isChosen={chosen.has(id)}
            producerStore={stores.find((own) => own.id === popupStoreId)}
            refusal={kept ? productDeletionRefusalText(kept) : refusal && productStatusRefusalText(refusal)}
            onChosen={onChosen}
            onSwitched={onSwitched}
            onOpened={open}
          />
        );
      })}
    </DataTable>
  );
}

import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { AdminProductsQuery } from '../../../../contract/admin/admin-products-query.ts';
import type { ProductSort } from '../../../../contract/catalogue/product-sort.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { ProductChangesActorRef } from '../../../machines/producer/products/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/producer/products/product-deletions.machine.ts';
import { producerProductsMessages } from '../../producer/products/producer-products.messages.ts';
import type { TableSortProps } from '../../back-office/data-table/SortableColumnHeader.tsx';
import { SelectPageCheckbox } from '../../back-office/data-table/SelectPageCheckbox.tsx';
import { DataTable } from '../../back-office/data-table/DataTable.tsx';
import { ADMIN_PRODUCTS_TABLE } from './admin-products-columns.tsx';
import { adminProductRefusalText, adminProductsMessages } from './admin-products.messages.ts';
import { AdminProductRow } from './AdminProductRow.tsx';

const selectChanges = ({ context }: SnapshotFrom<ProductChangesActorRef>) => context;
const selectDeletions = ({ context }: SnapshotFrom<ProductDeletionsActorRef>) => context;

interface AdminProductsTableProps {
  sorting: TableSortProps<ProductSort>;
  products: readonly Product[];
  query: AdminProductsQuery;
  changesRef: ProductChangesActorRef;
  deletionsRef: ProductDeletionsActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'isWaitingOrSending' | 'refusalOf'>;
  chosen: ReadonlySet<string>;
  /** Screen address of the list with the given query. */
  addressOf: (query: AdminProductsQuery) => ScreenAddress;
  onChosen: (id: string, isChosen: boolean) => void;
  onAllChosen: (areChosen: boolean) => void;
  onSwitched: (id: string, isActive: boolean) => void;
}

/** Table of the admin's products. */
export function AdminProductsTable({
  products,
  query,
  changesRef,
  deletionsRef,
  selectors: { changeOf, isWaitingOrSending, refusalOf },
  chosen,
  addressOf,
  onAllChosen,
  sorting,
  ...on
}: AdminProductsTableProps) {
  const changes = useSelector(changesRef, selectChanges);
  const deletions = useSelector(deletionsRef, selectDeletions);
  // Deferred, so that rendering new rows does not block typing.
  const drawn = useDeferredValue(products);
  return (
    <DataTable
      of={ADMIN_PRODUCTS_TABLE}
      label={adminProductsMessages.results}
      sorting={sorting}
      selection={
        <SelectPageCheckbox
          label={producerProductsMessages.choosePage}
          rows={products}
          chosen={chosen}
          onAllChosen={onAllChosen}
        />
      }
    >
      {drawn.map((one) => {
        const { id, producerId, isActive = false } = one;
        const refusal = refusalOf(deletions, id) ?? refusalOf(changes, id);
        const isAlone = !producerId || producerId === query.producerId;
        return (
          <AdminProductRow
            key={id}
            product={one}
            isActive={changeOf(changes, id)?.isActive ?? isActive}
            isPending={isWaitingOrSending(changes, id)}
            isGoing={changeOf(deletions, id) !== null}
            isChosen={chosen.has(id)}
            refusal={refusal && adminProductRefusalText(refusal)}
            sellerAt={isAlone ? null : addressOf({ ...query, producerId, offset: 0 })}
            {...on}
          />
        );
      })}
    </DataTable>
  );
}

import { Checkbox } from '@chakra-ui/react/checkbox';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { PopupStore } from '../../../../contract/popup-stores/popup-store.ts';
import type { OwnProduct } from '../../../../contract/products/own-product.ts';
import type * as changesSelectors from '../../../machines/changes/changes.selectors.ts';
import type { ProductChangesActorRef } from '../../../machines/product-changes/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/product-deletions/product-deletions.machine.ts';
import type * as rowRules from '../../../machines/row-edit/row-edit.rules.ts';
import type { RowField } from '../../../machines/row-edit/row-edit.rules.ts';
import type { RowEditsActorRef } from '../../../machines/row-edits/row-edits.machine.ts';
import { deletionRefusalText } from './deletion.messages.ts';
import { ownProductsMessages, statusRefusalText } from './own-products.messages.ts';
import { OwnProductRow } from './OwnProductRow.tsx';
import { ROLES } from './table-roles.ts';

type Snapshot = SnapshotFrom<ProductChangesActorRef>;
const selectChanges = ({ context }: Snapshot) => context;
const selectDeletions = ({ context }: SnapshotFrom<ProductDeletionsActorRef>) => context;
const selectRows = ({ context }: SnapshotFrom<RowEditsActorRef>) => context.rows;

interface OwnProductsTableProps {
  products: readonly OwnProduct[];
  changesRef: ProductChangesActorRef;
  deletionsRef: ProductDeletionsActorRef;
  editsRef: RowEditsActorRef;
  /** How the changes are read. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'refusalOf' | 'stageOf'> &
    Pick<typeof rowRules, 'changedFields' | 'contestedFields'>;
  /** The stores that its reader runs. */
  stores: readonly PopupStore[];
  chosen: ReadonlySet<string>;
  onChosen: (id: string, isChosen: boolean) => void;
  onAllChosen: (areChosen: boolean) => void;
  onSwitched: (id: string, isActive: boolean) => void;
}

const onPhone = '@media (max-width: 47.99rem)';

const table: SystemStyleObject = {
  width: 'full',
  // Collapsed borders would have no round corners.
  borderCollapse: 'separate',
  borderSpacing: '0',
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  fontSize: '0.9375rem',
  '& th, & td': { paddingInline: '3', paddingBlock: '1', textAlign: 'start', verticalAlign: 'middle' },
  '& tbody tr': { height: '3.25rem' },
  '& tbody tr > *': { borderTop: '1px solid var(--td-colors-line)' },
  '& thead th:first-of-type': { borderTopLeftRadius: 'card' },
  '& thead th:last-of-type': { borderTopRightRadius: 'card' },
  '& tbody tr:last-of-type > :first-of-type': { borderBottomLeftRadius: 'card' },
  '& tbody tr:last-of-type > :last-of-type': { borderBottomRightRadius: 'card' },
  '& thead th': {
    position: 'sticky',
    top: '4rem',
    zIndex: '1',
    height: '2.75rem',
    background: 'sunken',
    color: 'ink2',
    fontSize: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
  '& [data-cell=choose], & thead th:first-of-type': { width: '3rem', paddingRight: '0' },
  '& [data-cell=product]': { display: 'flex', alignItems: 'center', gap: '3', fontWeight: 'semibold' },
  '& [data-part=picture]': { width: '2.75rem', flexShrink: '0' },
  '& [data-part=state], & [data-part=left]': { display: 'none' },
  '& [data-cell=price], & [data-cell=stock]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& [data-cell=store]': { color: 'ink2' },
  '& [data-cell=switch]': { textAlign: 'end' },
  [onPhone]: {
    display: 'block',
    background: 'transparent',
    boxShadow: 'none',
    '& tbody': { display: 'grid', gap: '3' },
    '& thead, & thead tr': { display: 'block' },
    '& thead th': { display: 'none' },
    '& thead th:first-of-type': {
      display: 'flex',
      position: 'static',
      alignItems: 'center',
      width: 'full',
      minHeight: 'touch',
      marginBottom: '3',
      borderRadius: 'card',
    },
    '& tbody tr': {
      display: 'grid',
      height: 'auto',
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"choose product product product" ". price stock switch"',
      alignItems: 'center',
      columnGap: '2',
      padding: '3',
      background: 'raised',
      border: '1px solid var(--td-colors-line)',
      borderRadius: 'card',
      boxShadow: 'stall',
    },
    '& tbody tr > *': { borderTop: '0', padding: '0.25rem' },
    '& [data-cell=choose]': { gridArea: 'choose', width: 'auto', alignSelf: 'start', paddingTop: '0.75rem' },
    '& [data-cell=product]': { gridArea: 'product', alignItems: 'start' },
    '& [data-part=name]': { display: 'block', overflowWrap: 'anywhere' },
    '& [data-part=state]': { display: 'block', paddingTop: '1' },
    '& [data-cell=price]': { gridArea: 'price', textAlign: 'start', fontWeight: 'semibold' },
    '& [data-cell=stock]': { gridArea: 'stock', textAlign: 'start' },
    '& [data-part=count]': { display: 'none' },
    '& [data-part=left]': { display: 'inline' },
    '& [data-cell=store]': { display: 'none' },
    '& [data-cell=switch]': { gridArea: 'switch' },
  },
};

/** Products in rows; where there is no room for a table each row is a card, and the table is still one to who listens. */
export function OwnProductsTable({
  products,
  changesRef,
  deletionsRef,
  editsRef,
  selectors,
  stores,
  chosen,
  onChosen,
  onAllChosen,
  onSwitched,
}: OwnProductsTableProps) {
  const changes = useSelector(changesRef, selectChanges);
  const deletions = useSelector(deletionsRef, selectDeletions);
  const edited = useSelector(editsRef, selectRows);
  const { changeOf, refusalOf, stageOf } = selectors;
  const open = useCallback(
    (one: OwnProduct, field: RowField) => editsRef.send({ type: 'cell.opened', product: one, field }),
    [editsRef],
  );
  const { choosePage, product, price, stock, store, shown, results } = ownProductsMessages;
  const areAll = products.every(({ id }) => chosen.has(id));
  const checked = areAll || (chosen.size > 0 ? 'indeterminate' : false);
  return (
    <chakra.table {...ROLES.table} aria-label={results} css={table}>
      <chakra.thead {...ROLES.rowgroup}>
        <chakra.tr {...ROLES.row}>
          <chakra.th {...ROLES.columnheader} scope="col">
            <Checkbox.Root checked={checked} onCheckedChange={() => onAllChosen(!areAll)} gap="3">
              <Checkbox.HiddenInput aria-label={choosePage} />
              <Checkbox.Control />
              <Checkbox.Label display={{ md: 'none' }}>{choosePage}</Checkbox.Label>
            </Checkbox.Root>
          </chakra.th>
          <chakra.th {...ROLES.columnheader} scope="col">
            {product}
          </chakra.th>
          <chakra.th {...ROLES.columnheader} scope="col" data-cell="price">
            {price}
          </chakra.th>
          <chakra.th {...ROLES.columnheader} scope="col" data-cell="stock">
            {stock}
          </chakra.th>
          <chakra.th {...ROLES.columnheader} scope="col">
            {store}
          </chakra.th>
          <chakra.th {...ROLES.columnheader} scope="col" data-cell="switch">
            {shown}
          </chakra.th>
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody {...ROLES.rowgroup}>
        {products.map((one) => {
          const { id, popupStoreId, isActive = false } = one;
          const refusal = refusalOf(changes, id);
          const kept = refusalOf(deletions, id);
          return (
            <OwnProductRow
              key={id}
              product={one}
              editRef={edited[id]}
              selectors={selectors}
              isActive={changeOf(changes, id)?.isActive ?? isActive}
              isPending={['waiting', 'pending'].includes(stageOf(changes, id) ?? '')}
              isGoing={changeOf(deletions, id) !== null}
              isChosen={chosen.has(id)}
              ownStore={stores.find((own) => own.id === popupStoreId)}
              refusal={kept ? deletionRefusalText(kept) : refusal && statusRefusalText(refusal)}
              onChosen={onChosen}
              onSwitched={onSwitched}
              onOpened={open}
            />
          );
        })}
      </chakra.tbody>
    </chakra.table>
  );
}

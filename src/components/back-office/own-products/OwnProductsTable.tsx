import { Checkbox } from '@chakra-ui/react/checkbox';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Product } from '../../../../contract/products/product.ts';
import type * as changesSelectors from '../../../machines/changes/changes.selectors.ts';
import type { ProductChangesActorRef } from '../../../machines/product-changes/product-changes.machine.ts';
import { ownProductsMessages, statusRefusalText } from './own-products.messages.ts';
import { OwnProductRow, ROLES } from './OwnProductRow.tsx';

type Snapshot = SnapshotFrom<ProductChangesActorRef>;
const selectChanges = ({ context }: Snapshot) => context;

interface OwnProductsTableProps {
  products: readonly Product[];
  changesRef: ProductChangesActorRef;
  /** How the changes are read. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'refusalOf' | 'stageOf'>;
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
  selectors: { changeOf, refusalOf, stageOf },
  chosen,
  onChosen,
  onAllChosen,
  onSwitched,
}: OwnProductsTableProps) {
  const changes = useSelector(changesRef, selectChanges);
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
          const { id, isActive = false } = one;
          const refusal = refusalOf(changes, id);
          return (
            <OwnProductRow
              key={id}
              product={one}
              isActive={changeOf(changes, id)?.isActive ?? isActive}
              isPending={['waiting', 'pending'].includes(stageOf(changes, id) ?? '')}
              isChosen={chosen.has(id)}
              refusal={refusal && statusRefusalText(refusal)}
              onChosen={onChosen}
              onSwitched={onSwitched}
            />
          );
        })}
      </chakra.tbody>
    </chakra.table>
  );
}

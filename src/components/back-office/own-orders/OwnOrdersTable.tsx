import { Checkbox } from '@chakra-ui/react/checkbox';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { OwnOrder } from '../../../../contract/orders/own-order.ts';
import { ROLES } from '../own-products/table-roles.ts';
import { ownOrdersMessages } from './own-orders.messages.ts';
import { OwnOrderRow, type OwnOrderRowProps } from './OwnOrderRow.tsx';
import { type StepsProps, useStep } from './use-steps.ts';

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
  '& [data-cell=state]': { width: '1%', whiteSpace: 'nowrap' },
  '& [data-cell=order]': { fontWeight: 'semibold' },
  '& [data-part=number]': { fontFamily: 'mono', whiteSpace: 'nowrap' },
  '& [data-part=ago], & [data-part=aside]': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'ink2',
    fontSize: 'sm',
    fontWeight: 'normal',
    whiteSpace: 'nowrap',
  },
  '& [data-cell=buyer], & [data-cell=goods]': { overflowWrap: 'anywhere', lineHeight: 'snug' },
  '& [data-cell=buyer]': { minWidth: '9.5rem' },
  '& [data-cell=total]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [data-cell=next]': { width: '1%', textAlign: 'end', whiteSpace: 'nowrap' },
  '@media (pointer: fine)': { '& [data-cell=next] button': { minHeight: '2.25rem' } },
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
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"choose state total" "order order order" "goods goods goods" "buyer buyer buyer" "next next next"',
      alignItems: 'center',
      columnGap: '2',
      rowGap: '1',
      padding: '4',
      background: 'raised',
      border: '1px solid var(--td-colors-line)',
      borderRadius: 'card',
      boxShadow: 'stall',
    },
    '& tbody tr > *': { borderTop: '0', padding: '0' },
    '& [data-cell=choose]': { gridArea: 'choose', width: 'auto', paddingRight: '2' },
    '& [data-cell=state]': { gridArea: 'state', width: 'auto' },
    '& [data-cell=order]': {
      gridArea: 'order',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
      paddingTop: '1',
    },
    '& [data-part=number]': { fontSize: 'lg' },
    '& [data-part=refusal]': { flexBasis: '100%' },
    '& [data-cell=buyer]': { gridArea: 'buyer', minWidth: '0' },
    '& [data-cell=goods]': { gridArea: 'goods', paddingBlock: '1' },
    '& [data-cell=total]': { gridArea: 'total', fontWeight: 'bold' },
    '& [data-cell=next]': { gridArea: 'next', width: 'auto', paddingTop: '2', textAlign: 'start' },
    '& [data-cell=next]:empty': { display: 'none' },
    '& [data-cell=next] button': { width: 'full' },
  },
};

interface OwnOrdersTableProps {
  orders: readonly OwnOrder[];
  steps: StepsProps;
  chosen: ReadonlySet<string>;
  onChosen: (id: string, isChosen: boolean) => void;
  onAllChosen: (areChosen: boolean) => void;
  onTaken: (order: OwnOrder) => void;
  onUndone: (id: string) => void;
}

/** A row that hears of its own order's steps alone: of two hundred, each would draw the whole list anew. */
function StepRow({ steps, ...row }: Omit<OwnOrderRowProps, 'step'> & { steps: StepsProps }) {
  const { id, status } = row.order;
  return <OwnOrderRow {...row} step={useStep(steps, id, status)} />;
}

/** Orders in rows; where there is no room for a table each row is a card, and the table is still one to who listens. */
export function OwnOrdersTable({ orders, steps, chosen, onAllChosen, ...on }: OwnOrdersTableProps) {
  const { choosePage, state, order, buyer, goods, total, next, results } = ownOrdersMessages;
  const areAll = orders.every(({ id }) => chosen.has(id));
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
          {[state, order, buyer, goods].map((word) => (
            <chakra.th key={word} {...ROLES.columnheader} scope="col">
              {word}
            </chakra.th>
          ))}
          <chakra.th {...ROLES.columnheader} scope="col" data-cell="total">
            {total}
          </chakra.th>
          <chakra.th {...ROLES.columnheader} scope="col" data-cell="next">
            {next}
          </chakra.th>
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody {...ROLES.rowgroup}>
        {orders.map((one) => (
          <StepRow key={one.id} order={one} steps={steps} isChosen={chosen.has(one.id)} {...on} />
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}

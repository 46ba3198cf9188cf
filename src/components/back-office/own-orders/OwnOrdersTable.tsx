import { chakra } from '@chakra-ui/react/styled-system';
import type { ProductOrderStatus } from '../../../../contract/orders/order.ts';
import type { OwnOrder } from '../../../../contract/orders/own-order.ts';
import { ROLES } from '../data-table/table-roles.ts';
import { ChoosePage } from '../data-table/ChoosePage.tsx';
import { ownOrdersMessages } from './own-orders.messages.ts';
import { OwnOrderRow, type OwnOrderRowProps } from './OwnOrderRow.tsx';
import { table } from './table.styles.ts';
import { type StepsProps, useStep } from './use-steps.ts';

interface OwnOrdersTableProps {
  orders: readonly OwnOrder[];
  steps: StepsProps;
  chosen: ReadonlySet<string>;
  onChosen: (id: string, isChosen: boolean) => void;
  onAllChosen: (areChosen: boolean) => void;
  onTaken: (order: OwnOrder, to: ProductOrderStatus) => void;
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
  return (
    <chakra.table {...ROLES.table} aria-label={results} css={table}>
      <chakra.thead {...ROLES.rowgroup}>
        <chakra.tr {...ROLES.row}>
          <ChoosePage label={choosePage} rows={orders} chosen={chosen} onAllChosen={onAllChosen} />
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

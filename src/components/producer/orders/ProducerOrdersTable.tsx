import { chakra } from '@chakra-ui/react/styled-system';
import type { ProductOrderStatus } from '../../../../contract/orders/order.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { ChoosePage } from '../../back-office/data-table/ChoosePage.tsx';
import { producerOrdersMessages } from './producer-orders.messages.ts';
import { ProducerOrderRow, type ProducerOrderRowProps } from './ProducerOrderRow.tsx';
import { producerOrdersTableStyles } from './table.styles.ts';
import { type StepsProps, useStep } from './use-steps.ts';

interface ProducerOrdersTableProps {
  orders: readonly ProducerOrder[];
  steps: StepsProps;
  chosen: ReadonlySet<string>;
  onChosen: (id: string, isChosen: boolean) => void;
  onAllChosen: (areChosen: boolean) => void;
  onTaken: (order: ProducerOrder, to: ProductOrderStatus) => void;
  onUndone: (id: string) => void;
}

/** Row that subscribes only to the steps of its own order. Otherwise each of 200 rows would re-render on any change. */
function StepRow({ steps, ...row }: Omit<ProducerOrderRowProps, 'step'> & { steps: StepsProps }) {
  const { id, status } = row.order;
  return <ProducerOrderRow {...row} step={useStep(steps, id, status)} />;
}

/** Table of orders; on narrow screens each row is a card, still with table roles for screen readers. */
export function ProducerOrdersTable({ orders, steps, chosen, onAllChosen, ...on }: ProducerOrdersTableProps) {
  const { choosePage, state, order, buyer, goods, total, next, results } = producerOrdersMessages;
  return (
    <chakra.table {...TABLE_ROLES.table} aria-label={results} css={producerOrdersTableStyles}>
      <chakra.thead {...TABLE_ROLES.rowgroup}>
        <chakra.tr {...TABLE_ROLES.row}>
          <ChoosePage label={choosePage} rows={orders} chosen={chosen} onAllChosen={onAllChosen} />
          {[state, order, buyer, goods].map((word) => (
            <chakra.th key={word} {...TABLE_ROLES.columnheader} scope="col">
              {word}
            </chakra.th>
          ))}
          <chakra.th {...TABLE_ROLES.columnheader} scope="col" data-cell="total">
            {total}
          </chakra.th>
          <chakra.th {...TABLE_ROLES.columnheader} scope="col" data-cell="next">
            {next}
          </chakra.th>
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody {...TABLE_ROLES.rowgroup}>
        {orders.map((one) => (
          <StepRow key={one.id} order={one} steps={steps} isChosen={chosen.has(one.id)} {...on} />
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}

import { shallowEqual } from '@xstate/react';
import { memo } from 'react';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { ProductOrderStatus } from '../../../../contract/orders/order.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { SelectRowCheckbox } from '../../back-office/data-table/SelectRowCheckbox.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { TableCells } from '../../back-office/data-table/TableCells.tsx';
import { PRODUCER_ORDERS_TABLE } from './producer-orders-columns.tsx';
import { producerOrdersMessages } from './producer-orders.messages.ts';
import type { OrderStatusChangeState } from './use-order-status-changes.ts';

export interface ProducerOrderRowProps {
  order: ProducerOrder;
  change: OrderStatusChangeState;
  isChosen: boolean;
  onChosen: (id: string, isChosen: boolean) => void;
  onTaken: (order: ProducerOrder, to: ProductOrderStatus) => void;
  onUndone: (id: string) => void;
}

/** Memo comparison: a change of one order does not render the rows of others. */
const isSameRow = (
  { change, ...one }: ProducerOrderRowProps,
  { change: next, ...other }: ProducerOrderRowProps,
) => shallowEqual(one, other) && shallowEqual(change, next);

/** Table row of an order. */
export const ProducerOrderRow = memo(function ProducerOrderRow({
  isChosen,
  onChosen,
  ...row
}: ProducerOrderRowProps) {
  const format = useFormatter();
  const now = useNow();
  const {
    order: { id },
    change,
  } = row;
  return (
    <tr {...TABLE_ROLES.row} data-chosen={isChosen} aria-busy={change.isSent}>
      <SelectRowCheckbox
        label={producerOrdersMessages.choose(orderNumber(id))}
        isChosen={isChosen}
        onChosen={(isTicked) => onChosen(id, isTicked)}
      />
      <TableCells of={PRODUCER_ORDERS_TABLE} row={{ ...row, now, format }} />
    </tr>
  );
}, isSameRow);

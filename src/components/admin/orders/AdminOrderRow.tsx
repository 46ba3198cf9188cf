import { shallowEqual } from '@xstate/react';
import { memo } from 'react';
import type { Order, OrderStatus } from '../../../../contract/orders/order.ts';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { TableCells } from '../../back-office/data-table/TableCells.tsx';
import { ADMIN_ORDERS_TABLE } from './admin-orders-columns.tsx';
import type { UnsavedStatusChange, StatusChangeOrder } from './use-status-changes.ts';

interface AdminOrderRowProps {
  order: Order;
  move: UnsavedStatusChange;
  readOnly: boolean;
  onMoved: (order: StatusChangeOrder, status: OrderStatus) => void;
}

/** Memo comparison: a change of one order does not render the rows of others. */
const isSameRow = ({ move, ...one }: AdminOrderRowProps, { move: next, ...other }: AdminOrderRowProps) =>
  shallowEqual(one, other) && shallowEqual(move, next);

/** Table row of an order. */
export const AdminOrderRow = memo(function AdminOrderRow(props: AdminOrderRowProps) {
  const format = useFormatter();
  const now = useNow();
  const { move } = props;
  return (
    <tr {...TABLE_ROLES.row} data-unsaved={move.isUnsaved} aria-busy={move.isSending}>
      <TableCells of={ADMIN_ORDERS_TABLE} row={{ ...props, now, format }} />
    </tr>
  );
}, isSameRow);

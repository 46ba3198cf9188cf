import { useMemo } from 'react';
import type { Order } from '../../../../contract/orders/order.ts';
import { DataTable } from '../../back-office/data-table/DataTable.tsx';
import { ADMIN_ORDERS_TABLE } from './admin-orders-columns.tsx';
import { adminOrdersMessages } from './admin-orders.messages.ts';
import { AdminOrderRow } from './AdminOrderRow.tsx';
import { type MovesProps, moveTo, useMoves } from './use-moves.ts';

interface AdminOrdersTableProps extends MovesProps {
  orders: readonly Order[];
}

/** Table of orders. */
export function AdminOrdersTable({ orders, ...moves }: AdminOrdersTableProps) {
  const { isOpen, moveOf } = useMoves(moves);
  const { changesRef } = moves;
  const move = useMemo(() => moveTo(changesRef), [changesRef]);
  return (
    <DataTable of={ADMIN_ORDERS_TABLE} label={adminOrdersMessages.results} sorting={null}>
      {orders.map((one) => (
        <AdminOrderRow key={one.id} order={one} move={moveOf(one)} readOnly={!isOpen} onMoved={move} />
      ))}
    </DataTable>
  );
}

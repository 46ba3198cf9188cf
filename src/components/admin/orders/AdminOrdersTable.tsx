import { useMemo } from 'react';
import type { Order } from '../../../../contract/orders/order.ts';
import { DataTable } from '../../back-office/data-table/DataTable.tsx';
import { ADMIN_ORDERS_TABLE } from './admin-orders-columns.tsx';
import { adminOrdersMessages } from './admin-orders.messages.ts';
import { AdminOrderRow } from './AdminOrderRow.tsx';
import { type StatusChangesProps, setUnsavedStatus, useStatusChanges } from './use-status-changes.ts';

interface AdminOrdersTableProps extends StatusChangesProps {
  orders: readonly Order[];
}

/** Table of orders. */
export function AdminOrdersTable({ orders, ...moves }: AdminOrdersTableProps) {
  const { isOpen, moveOf } = useStatusChanges(moves);
  const { changesRef } = moves;
  const move = useMemo(() => setUnsavedStatus(changesRef), [changesRef]);
  return (
    <DataTable of={ADMIN_ORDERS_TABLE} label={adminOrdersMessages.results} sorting={null}>
      {orders.map((one) => (
        <AdminOrderRow key={one.id} order={one} move={moveOf(one)} readOnly={!isOpen} onMoved={move} />
      ))}
    </DataTable>
  );
}

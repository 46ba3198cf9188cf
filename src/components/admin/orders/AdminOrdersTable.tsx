import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import type { Order } from '../../../../contract/orders/order.ts';
import { ColumnHeader } from '../../back-office/data-table/ColumnHeader.tsx';
import type { TableOfColumns } from '../../back-office/data-table/define-table.ts';
import { HidingTable } from '../../back-office/data-table/HidingTable.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { adminOrdersMessages } from './admin-orders.messages.ts';
import { AdminOrderRow } from './AdminOrderRow.tsx';
import { adminOrdersTableStyles } from './table.styles.ts';
import { type MovesProps, moveTo, useMoves } from './use-moves.ts';

export const ADMIN_ORDERS_TABLE: TableOfColumns = {
  name: 'orders',
  columns: [
    { cell: 'buyer', word: adminOrdersMessages.buyer },
    { cell: 'goods', word: adminOrdersMessages.goods },
    { cell: 'total', word: adminOrdersMessages.total },
    { cell: 'change', word: adminOrdersMessages.change },
  ],
};

interface AdminOrdersTableProps extends MovesProps {
  orders: readonly Order[];
}

/** Table of orders; on narrow screens each row is a card, still with table roles for screen readers. */
export function AdminOrdersTable({ orders, ...moves }: AdminOrdersTableProps) {
  const { isOpen, moveOf } = useMoves(moves);
  const { changesRef } = moves;
  const move = useMemo(() => moveTo(changesRef), [changesRef]);
  const { results, state, order, buyer, goods, total, change } = adminOrdersMessages;
  return (
    <HidingTable of={ADMIN_ORDERS_TABLE} label={results} styles={adminOrdersTableStyles}>
      <chakra.thead {...TABLE_ROLES.rowgroup}>
        <chakra.tr {...TABLE_ROLES.row}>
          <ColumnHeader cell="state">{state}</ColumnHeader>
          <ColumnHeader cell="order">{order}</ColumnHeader>
          <ColumnHeader cell="buyer">{buyer}</ColumnHeader>
          <ColumnHeader cell="goods">{goods}</ColumnHeader>
          <ColumnHeader cell="total">{total}</ColumnHeader>
          <ColumnHeader cell="change">{change}</ColumnHeader>
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody {...TABLE_ROLES.rowgroup}>
        {orders.map((one) => (
          <AdminOrderRow key={one.id} order={one} move={moveOf(one)} readOnly={!isOpen} onMoved={move} />
        ))}
      </chakra.tbody>
    </HidingTable>
  );
}

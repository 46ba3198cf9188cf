import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import type { Order } from '../../../../contract/orders/order.ts';
import { ColumnHeader } from '../data-table/ColumnHeader.tsx';
import { DataTable, type TableOfColumns } from '../data-table/DataTable.tsx';
import { ROLES } from '../data-table/table-roles.ts';
import { marketOrdersMessages } from './market-orders.messages.ts';
import { MarketOrderRow } from './MarketOrderRow.tsx';
import { table } from './table.styles.ts';
import { type MovesProps, moveTo, useMoves } from './use-moves.ts';

export const MARKET_ORDERS_TABLE: TableOfColumns = {
  name: 'orders',
  columns: [
    { cell: 'buyer', word: marketOrdersMessages.buyer },
    { cell: 'goods', word: marketOrdersMessages.goods },
    { cell: 'total', word: marketOrdersMessages.total },
    { cell: 'change', word: marketOrdersMessages.change },
  ],
};

interface MarketOrdersTableProps extends MovesProps {
  orders: readonly Order[];
}

/** Orders in rows; where there is no room for a table each row is a card, and the table is still one to who listens. */
export function MarketOrdersTable({ orders, ...moves }: MarketOrdersTableProps) {
  const { isOpen, moveOf } = useMoves(moves);
  const { changesRef } = moves;
  const move = useMemo(() => moveTo(changesRef), [changesRef]);
  const { results, state, order, buyer, goods, total, change } = marketOrdersMessages;
  return (
    <DataTable of={MARKET_ORDERS_TABLE} label={results} styles={table}>
      <chakra.thead {...ROLES.rowgroup}>
        <chakra.tr {...ROLES.row}>
          <ColumnHeader cell="state">{state}</ColumnHeader>
          <ColumnHeader cell="order">{order}</ColumnHeader>
          <ColumnHeader cell="buyer">{buyer}</ColumnHeader>
          <ColumnHeader cell="goods">{goods}</ColumnHeader>
          <ColumnHeader cell="total">{total}</ColumnHeader>
          <ColumnHeader cell="change">{change}</ColumnHeader>
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody {...ROLES.rowgroup}>
        {orders.map((one) => (
          <MarketOrderRow key={one.id} order={one} move={moveOf(one)} readOnly={!isOpen} onMoved={move} />
        ))}
      </chakra.tbody>
    </DataTable>
  );
}

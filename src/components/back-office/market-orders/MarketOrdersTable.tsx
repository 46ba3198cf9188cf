import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import type { Order } from '../../../../contract/orders/order.ts';
import { Head } from '../work-list/Head.tsx';
import { useHiddenColumns, withoutColumns } from '../work-list/table-columns-context.ts';
import { ROLES } from '../work-list/table-roles.ts';
import { marketOrdersMessages } from './market-orders.messages.ts';
import { MarketOrderRow } from './MarketOrderRow.tsx';
import { table } from './table.styles.ts';
import { type MovesProps, moveTo, useMoves } from './use-moves.ts';

export const MARKET_ORDERS_TABLE = 'orders';

interface MarketOrdersTableProps extends MovesProps {
  orders: readonly Order[];
}

/** Orders in rows; where there is no room for a table each row is a card, and the table is still one to who listens. */
export function MarketOrdersTable({ orders, ...moves }: MarketOrdersTableProps) {
  const { isOpen, moveOf } = useMoves(moves);
  const { hidden } = useHiddenColumns(MARKET_ORDERS_TABLE);
  const { changesRef } = moves;
  const move = useMemo(() => moveTo(changesRef), [changesRef]);
  const { results, state, order, buyer, goods, total, change } = marketOrdersMessages;
  return (
    <chakra.table {...ROLES.table} aria-label={results} css={[table, ...withoutColumns(hidden)]}>
      <chakra.thead {...ROLES.rowgroup}>
        <chakra.tr {...ROLES.row}>
          <Head cell="state">{state}</Head>
          <Head cell="order">{order}</Head>
          <Head cell="buyer">{buyer}</Head>
          <Head cell="goods">{goods}</Head>
          <Head cell="total">{total}</Head>
          <Head cell="change">{change}</Head>
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody {...ROLES.rowgroup}>
        {orders.map((one) => (
          <MarketOrderRow key={one.id} order={one} move={moveOf(one)} isDisabled={!isOpen} onMoved={move} />
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}

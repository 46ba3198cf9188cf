import type { ProductOrderStatus } from '../../../../contract/orders/order.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { SelectPageCheckbox } from '../../back-office/data-table/SelectPageCheckbox.tsx';
import { DataTable } from '../../back-office/data-table/DataTable.tsx';
import { PRODUCER_ORDERS_TABLE } from './producer-orders-columns.tsx';
import { producerOrdersMessages as words } from './producer-orders.messages.ts';
import { ProducerOrderRow, type ProducerOrderRowProps } from './ProducerOrderRow.tsx';
import { type OrderStatusChangesProps, useOrderStatusChange } from './use-order-status-changes.ts';

interface ProducerOrdersTableProps {
  orders: readonly ProducerOrder[];
  statusChanges: OrderStatusChangesProps;
  chosen: ReadonlySet<string>;
  onChosen: (id: string, isChosen: boolean) => void;
  onAllChosen: (areChosen: boolean) => void;
  onTaken: (order: ProducerOrder, to: ProductOrderStatus) => void;
  onUndone: (id: string) => void;
}

/** Row that subscribes only to its own order. Otherwise each of 200 rows would re-render on any change. */
function SubscribedOrderRow({
  statusChanges,
  ...row
}: Omit<ProducerOrderRowProps, 'change'> & { statusChanges: OrderStatusChangesProps }) {
  const { id, status } = row.order;
  return <ProducerOrderRow {...row} change={useOrderStatusChange(statusChanges, id, status)} />;
}

/** Table of the producer's orders. */
export function ProducerOrdersTable({
  orders,
  statusChanges,
  chosen,
  onAllChosen,
  ...on
}: ProducerOrdersTableProps) {
  return (
    <DataTable
      of={PRODUCER_ORDERS_TABLE}
      label={words.results}
      sorting={null}
      selection={
        <SelectPageCheckbox
          label={words.choosePage}
          rows={orders}
          chosen={chosen}
          onAllChosen={onAllChosen}
        />
      }
    >
      {orders.map((one) => (
        <SubscribedOrderRow
          key={one.id}
          order={one}
          statusChanges={statusChanges}
          isChosen={chosen.has(one.id)}
          {...on}
        />
      ))}
    </DataTable>
  );
}

import type { ProductOrderStatus } from '../../../../contract/orders/order.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { PRODUCT_ORDER_STATUSES } from '../../../../contract/orders/order-status.ts';
import { needsPackingSlip, type OrderPapers } from '../../../../contract/producer/order-papers.ts';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { BulkActionBar, BulkActionButton } from '../../back-office/data-table/BulkActionBar.tsx';
import { bulkRunMessages } from '../../back-office/data-table/bulk-run.messages.ts';
import { orderStatusChangeMessages as words } from './order-status-changes.messages.ts';
import { type OrderStatusChangesProps, useOrderStatusChanges } from './use-order-status-changes.ts';

interface OrdersBarProps extends OrderStatusChangesProps {
  chosen: readonly ProducerOrder[];
  onTaken: (orders: readonly ProducerOrder[], status: ProductOrderStatus) => void;
  /** Screen address of the print view. */
  printAt: (papers: Partial<OrderPapers>) => ScreenAddress;
  onForgotten: () => void;
}

/** Bulk actions for the selected orders, by the next status of each. */
export function OrdersBulkBar({ chosen, printAt, onTaken, onForgotten, ...statusChanges }: OrdersBarProps) {
  const { count } = useFormatter();
  const { statusChangeOf } = useOrderStatusChanges(statusChanges);
  const ready = chosen.map((order) => ({ order, change: statusChangeOf(order.id, order.status) }));
  const changesByStatus = PRODUCT_ORDER_STATUSES.map((status) => ({
    status,
    orders: ready
      .filter(({ change }) => change.next === status && !change.isHeld && !change.isSent)
      .map(({ order }) => order),
  })).filter(({ orders }) => orders.length > 0);
  const packed = ready.flatMap(({ order, change }) => (needsPackingSlip(change.status) ? [order.id] : []));
  return (
    <BulkActionBar label={words.region}>
      <span data-part="told">{count(chosen.length, ...words.chosen)}</span>
      {changesByStatus.map(({ status, orders }) => (
        <BulkActionButton key={status} onPressed={() => onTaken(orders, status)}>
          {words.takeMany(status, orders.length)}
        </BulkActionButton>
      ))}
      {packed.length > 0 ? (
        <AppLink href={printAt({ orders: packed })} data-part="press">
          {words.print}
        </AppLink>
      ) : null}
      <BulkActionButton quiet onPressed={onForgotten}>
        {bulkRunMessages.forget}
      </BulkActionButton>
    </BulkActionBar>
  );
}

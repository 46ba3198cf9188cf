import { shallowEqual } from '@xstate/react';
import { memo } from 'react';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { Order, OrderStatus } from '../../../../contract/orders/order.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { StatusBadge } from '../../orders/StatusBadge.tsx';
import { agoOf } from '../../back-office/ago-of.ts';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { adminOrdersMessages } from './admin-orders.messages.ts';
import { StatusChoice } from './StatusChoice.tsx';
import { UnsavedStamp } from './UnsavedStamp.tsx';
import type { Move, MovedOrder } from './use-moves.ts';

interface AdminOrderRowProps {
  order: Order;
  move: Move;
  readOnly: boolean;
  onMoved: (order: MovedOrder, status: OrderStatus) => void;
}

/** Memo comparison: a change of one order does not render the rows of others. */
const isSameRow = ({ move, ...one }: AdminOrderRowProps, { move: next, ...other }: AdminOrderRowProps) =>
  shallowEqual(one, other) && shallowEqual(move, next);

const { open, more, parcels } = adminOrdersMessages;

/** Table row of an order: status, shopper, content and possible status changes. On phones it is a card. */
export const AdminOrderRow = memo(function AdminOrderRow({
  order,
  move,
  readOnly,
  onMoved,
}: AdminOrderRowProps) {
  const { price, count, ...days } = useFormatter();
  const now = useNow();
  const { id, items, shippingInfo, createdAt, totalPrice, producerCount } = order;
  const number = orderNumber(id);
  const [first, ...others] = items.map(({ product }) => product?.name ?? 'Producto');
  return (
    <tr {...TABLE_ROLES.row} data-unsaved={move.isUnsaved} aria-busy={move.isSending}>
      <td {...TABLE_ROLES.cell} data-cell="state">
        <StatusBadge status={move.becomes} />
        {move.isUnsaved ? <UnsavedStamp before={order.status} notice={move.notice} /> : null}
      </td>
      <th {...TABLE_ROLES.rowheader} scope="row" data-cell="order">
        <AppLink
          to="/admin/orders/$orderId"
          params={{ orderId: id }}
          aria-label={open(number)}
          data-part="number"
        >
          {number}
        </AppLink>
        <time data-part="aside" dateTime={createdAt} title={days.dayAndTime(createdAt)}>
          {agoOf(createdAt, now, days)}
        </time>
        {move.refusal ? <RowRefusal>{move.refusal}</RowRefusal> : null}
      </th>
      <td {...TABLE_ROLES.cell} data-cell="buyer">
        <span>{shippingInfo.fullName}</span>
        <span data-part="aside">{shippingInfo.city}</span>
      </td>
      <td {...TABLE_ROLES.cell} data-cell="goods">
        <span>{first}</span>
        <span data-part="aside">
          {[...(others.length > 0 ? [more(others.length)] : []), count(producerCount, ...parcels)].join(
            ' · ',
          )}
        </span>
      </td>
      <td {...TABLE_ROLES.cell} data-cell="total">
        {price(totalPrice)}
      </td>
      <td {...TABLE_ROLES.cell} data-cell="change">
        <StatusChoice order={order} status={move.status} readOnly={readOnly} onMoved={onMoved} />
      </td>
    </tr>
  );
}, isSameRow);

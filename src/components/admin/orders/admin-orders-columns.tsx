import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { Order, OrderStatus } from '../../../../contract/orders/order.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { StatusBadge } from '../../orders/StatusBadge.tsx';
import { relativeTimeText } from '../../back-office/relative-time-text.ts';
import { defineTable } from '../../back-office/data-table/define-table.ts';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { adminOrdersMessages as words } from './admin-orders.messages.ts';
import { StatusChoice } from './StatusChoice.tsx';
import { UnsavedStatusBadge } from './UnsavedStatusBadge.tsx';
import type { UnsavedStatusChange, StatusChangeOrder } from './use-status-changes.ts';

/** Order with its unsaved status, as its cells need it. */
interface OrderCells {
  order: Order;
  move: UnsavedStatusChange;
  readOnly: boolean;
  onMoved: (order: StatusChangeOrder, status: OrderStatus) => void;
  now: number;
  format: Formatter;
}

const namesOf = ({ items }: Order) => items.map(({ product }) => product?.name ?? 'Producto');

/** Columns of the admin's orders. */
export const ADMIN_ORDERS_TABLE = defineTable<OrderCells>()({
  name: 'orders',
  columns: {
    state: {
      header: words.state,
      cell: ({ order, move }) => (
        <>
          <StatusBadge status={move.becomes} />
          {move.isUnsaved ? <UnsavedStatusBadge before={order.status} notice={move.notice} /> : null}
        </>
      ),
      styles: { width: '1%', whiteSpace: 'nowrap' },
      cardStyles: { width: 'auto' },
    },
    order: {
      header: words.order,
      cell: ({ order: { id, createdAt }, move, now, format }) => (
        <>
          <AppLink
            to="/admin/orders/$orderId"
            params={{ orderId: id }}
            aria-label={words.open(orderNumber(id))}
            data-part="number"
          >
            {orderNumber(id)}
          </AppLink>
          <time data-part="aside" dateTime={createdAt} title={format.dayAndTime(createdAt)}>
            {relativeTimeText(createdAt, now, format)}
          </time>
          {move.refusal ? <RowRefusal>{move.refusal}</RowRefusal> : null}
        </>
      ),
      isRowHeader: true,
      styles: { fontWeight: 'semibold' },
      cardStyles: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: '3',
        paddingTop: '1',
      },
    },
    buyer: {
      header: words.buyer,
      cell: ({ order: { shippingInfo } }) => (
        <>
          <span>{shippingInfo.fullName}</span>
          <span data-part="aside">{shippingInfo.city}</span>
        </>
      ),
      canHide: true,
      styles: { overflowWrap: 'anywhere', lineHeight: 'snug', minWidth: '9.5rem' },
      cardStyles: { minWidth: '0' },
    },
    goods: {
      header: words.goods,
      cell: ({ order, format }) => {
        const [first, ...others] = namesOf(order);
        return (
          <>
            <span>{first}</span>
            <span data-part="aside">
              {[
                ...(others.length > 0 ? [words.more(others.length)] : []),
                format.count(order.producerCount, ...words.parcels),
              ].join(' · ')}
            </span>
          </>
        );
      },
      canHide: true,
      styles: { overflowWrap: 'anywhere', lineHeight: 'snug' },
      cardStyles: { paddingBlock: '1' },
    },
    total: {
      header: words.total,
      cell: ({ order: { totalPrice }, format }) => format.price(totalPrice),
      canHide: true,
      styles: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      cardStyles: { alignSelf: 'start', fontWeight: 'bold' },
    },
    change: {
      header: words.change,
      cell: ({ order, move: { status }, readOnly, onMoved }) => (
        <StatusChoice order={order} status={status} readOnly={readOnly} onMoved={onMoved} />
      ),
      canHide: true,
      styles: {
        width: '1%',
        '& select': { width: '13rem', minHeight: '2.25rem', paddingBlock: '1' },
        '@media (pointer:coarse)': { '& select': { minHeight: 'touch' } },
      },
      cardStyles: {
        width: 'auto',
        paddingTop: '2',
        '&:empty': { display: 'none' },
        '& select': { width: 'full', minHeight: 'touch' },
      },
    },
  },
  card: {
    areas: [
      ['state', 'total'],
      ['order', 'order'],
      ['goods', 'goods'],
      ['buyer', 'buyer'],
      ['change', 'change'],
    ],
    styles: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: '1', padding: '4' },
  },
  unsavedEdge: 'state',
  styles: {
    '& [data-part=unsaved]': { display: 'grid', justifyItems: 'start', marginTop: '1' },
    '& [data-part=number]': { fontFamily: 'mono', whiteSpace: 'nowrap' },
    '& [data-part=number]:hover': { textDecoration: 'underline' },
    '& [data-part=aside]': { display: 'block', color: 'ink2', fontSize: 'sm', fontWeight: 'normal' },
  },
  cardStyles: {
    '& [data-part=number]': { fontSize: 'lg' },
    '& [data-part=refusal]': { flexBasis: '100%' },
  },
});

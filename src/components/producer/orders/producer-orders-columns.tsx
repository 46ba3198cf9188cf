import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { ProductOrderStatus } from '../../../../contract/orders/order.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { Badge } from '../../market/Badge.tsx';
import { StatusBadge } from '../../orders/StatusBadge.tsx';
import { relativeTimeText } from '../../back-office/relative-time-text.ts';
import { defineTable } from '../../back-office/data-table/define-table.ts';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { OrderProducts } from './OrderProducts.tsx';
import { isNewOrder, producerOrdersMessages as words } from './producer-orders.messages.ts';
import { OrderStatusChangeButton } from './OrderStatusChangeButton.tsx';
import type { OrderStatusChangeState } from './use-order-status-changes.ts';

/** Order with its status change, as its cells need it. */
interface OrderCells {
  order: ProducerOrder;
  change: OrderStatusChangeState;
  onTaken: (order: ProducerOrder, to: ProductOrderStatus) => void;
  onUndone: (id: string) => void;
  now: number;
  format: Formatter;
}

/** Order number as a link to the order. */
const NumberLink = memo(function NumberLink({ id }: { id: string }) {
  const number = orderNumber(id);
  return (
    <AppLink
      to="/producer/orders/$orderId"
      params={{ orderId: id }}
      aria-label={words.open(number)}
      data-part="number"
    >
      {number}
    </AppLink>
  );
});

/** Columns of the producer's orders. */
export const PRODUCER_ORDERS_TABLE = defineTable<OrderCells>()({
  name: 'producer-orders',
  columns: {
    state: {
      header: words.state,
      cell: ({ change: { status } }) => <StatusBadge status={status} />,
      hasPlainHeader: true,
      styles: { width: '1%', whiteSpace: 'nowrap' },
      cardStyles: { width: 'auto' },
    },
    order: {
      header: words.order,
      cell: ({ order, change: { refusal }, now, format }) => (
        <>
          <NumberLink id={order.id} />
          <chakra.span data-part="ago">
            <time dateTime={order.createdAt}>{relativeTimeText(order.createdAt, now, format)}</time>
            {isNewOrder(order, now) ? (
              <chakra.span data-part="fresh">
                <Badge tone="open">{words.fresh}</Badge>
              </chakra.span>
            ) : null}
          </chakra.span>
          {refusal ? <RowRefusal>{refusal}</RowRefusal> : null}
        </>
      ),
      isRowHeader: true,
      hasPlainHeader: true,
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
      cell: ({ order: { buyer, shippingInfo } }) => (
        <>
          <span>{buyer}</span>
          <span data-part="aside">{shippingInfo.city}</span>
        </>
      ),
      hasPlainHeader: true,
      styles: { overflowWrap: 'anywhere', lineHeight: 'snug', minWidth: '9.5rem' },
      cardStyles: { minWidth: '0' },
    },
    goods: {
      header: words.goods,
      cell: ({ order }) => <OrderProducts order={order} />,
      hasPlainHeader: true,
      styles: { overflowWrap: 'anywhere', lineHeight: 'snug' },
      cardStyles: { paddingBlock: '1' },
    },
    total: {
      header: words.total,
      cell: ({ order: { totalPrice }, format }) => format.price(totalPrice),
      styles: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      cardStyles: { fontWeight: 'bold' },
    },
    next: {
      header: words.next,
      cell: ({ order, change, onTaken, onUndone }) => (
        <OrderStatusChangeButton
          change={change}
          of={words.open(orderNumber(order.id))}
          isQuiet={change.status !== 'pending'}
          onTaken={(to) => onTaken(order, to)}
          onUndone={() => onUndone(order.id)}
        />
      ),
      styles: {
        width: '1%',
        textAlign: 'end',
        whiteSpace: 'nowrap',
        '@media (pointer:fine)': { '& button': { minHeight: '2.25rem' } },
      },
      cardStyles: {
        width: 'auto',
        paddingTop: '2',
        textAlign: 'start',
        '&:empty': { display: 'none' },
        '& button': { width: 'full' },
      },
    },
  },
  selection: { cardStyles: { paddingRight: '2' } },
  card: {
    areas: [
      ['choose', 'state', 'total'],
      ['order', 'order', 'order'],
      ['goods', 'goods', 'goods'],
      ['buyer', 'buyer', 'buyer'],
      ['next', 'next', 'next'],
    ],
    styles: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', rowGap: '1', padding: '4' },
  },
  styles: {
    '& [data-part=number]': { fontFamily: 'mono', whiteSpace: 'nowrap' },
    '& [data-part=number]:hover': { textDecoration: 'underline' },
    '& [data-part=ago], & [data-part=aside]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      color: 'ink2',
      fontSize: 'sm',
      fontWeight: 'normal',
      whiteSpace: 'nowrap',
    },
    // The "new" label wraps below the time if there is no room beside it.
    '& [data-part=ago]': { flexWrap: 'wrap', columnGap: '2', rowGap: '1' },
  },
  cardStyles: {
    '& [data-part=number]': { fontSize: 'lg' },
    '& [data-part=refusal]': { flexBasis: '100%' },
  },
});

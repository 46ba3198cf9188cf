import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Order } from '../../../contract/orders/order.ts';
import { AppLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { orderListMessages } from './order-list.messages.ts';
import { stallsOf } from '../../../contract/orders/parcels.ts';
import { orderNumber } from '../../../contract/orders/order-number.ts';
import { OrderPictures } from './OrderPictures.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const slip: SystemStyleObject = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '15rem minmax(0, 1fr) auto' },
  columnGap: { base: '3', md: '6' },
  rowGap: '3',
  padding: { base: '4', md: '5' },
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  '&:hover': { background: 'sunken' },
  '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '2px solid var(--td-colors-info)', outlineOffset: '2px' },
};

/** List row of an order: products, date, stores, status and total. */
export function OrderRow({ order }: { order: Order }) {
  const { day, price, count } = useFormatter();
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const stalls = stallsOf(order.items);
  return (
    <chakra.article css={slip}>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <OrderPictures lines={order.items} />
      </chakra.div>
      <chakra.div display="grid" justifyItems="start" gap="1" minWidth="0">
        <StatusBadge status={order.status} />
        <chakra.h3 fontSize="lg" marginTop="1">
          <AppLink to="/orders/$id" params={{ id: order.id }}>
            {`${orderListMessages.order} ${orderNumber(order.id)}`}
          </AppLink>
        </chakra.h3>
        <chakra.p color="ink2" fontSize="sm" truncate={{ base: false, md: true }} maxWidth="full">
          {[count(pieces, 'artículo', 'artículos'), ...stalls].join(' · ')}
        </chakra.p>
      </chakra.div>
      <chakra.div display="grid" justifyItems="end" alignSelf={{ base: 'end', md: 'center' }} gap="1">
        <chakra.p color="ink2" fontSize="sm" whiteSpace="nowrap">
          {day(order.createdAt)}
        </chakra.p>
        <chakra.p
          fontFamily="heading"
          fontSize="xl"
          fontWeight="bold"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
        >
          {price(order.totalPrice)}
        </chakra.p>
      </chakra.div>
    </chakra.article>
  );
}

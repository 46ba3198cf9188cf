import type { OrderStatus } from '../../../contract/order.ts';
import type { Role } from '../../../contract/role.ts';
import type { OrdersQuery } from '../../machines/orders/orders.machine.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { parcelDrawing } from '../feedback/drawings/parcel.tsx';
import { searchDrawing } from '../feedback/drawings/search.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { NO_ORDERS, noOrdersWith, orderListMessages } from './order-list.messages.ts';

interface NoOrdersProps {
  role: Role;
  status: OrderStatus | undefined;
  /** The page lies behind the last one. */
  isBeyond: boolean;
  addressOf: (query: OrdersQuery) => string;
}

/** Why there is nothing here, and the one way on. */
export function NoOrders({ role, status, isBeyond, addressOf }: NoOrdersProps) {
  const { beyond, beyondHint, firstPage, unfiltered, unfilteredHint, products } = orderListMessages;
  if (isBeyond) {
    return (
      <EmptyState
        drawing={parcelDrawing}
        title={beyond}
        action={<LinkButton href={addressOf({ status })}>{firstPage}</LinkButton>}
      >
        {beyondHint}
      </EmptyState>
    );
  }
  if (status !== undefined) {
    return (
      <EmptyState
        drawing={searchDrawing}
        title={noOrdersWith(status)}
        action={<LinkButton href={addressOf({})}>{unfiltered}</LinkButton>}
      >
        {unfilteredHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={parcelDrawing}
      title={NO_ORDERS[role].title}
      action={<LinkButton href="/products">{products}</LinkButton>}
    >
      {NO_ORDERS[role].hint}
    </EmptyState>
  );
}

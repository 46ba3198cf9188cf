import type { Role } from '../../../contract/users/role.ts';
import type { OrdersQuery } from '../../../contract/orders/orders-query.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { parcelDrawing } from '../feedback/drawings/parcel.tsx';
import { searchDrawing } from '../feedback/drawings/search.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { NO_ORDERS, noOrdersWith, orderListMessages } from './order-list.messages.ts';

interface NoOrdersProps {
  role: Role;
  query: OrdersQuery;
  /** The page lies behind the last one. */
  isBeyond: boolean;
  addressOf: (query: OrdersQuery) => string;
}

/** Why there is nothing here, and the one way on. */
export function NoOrders({ role, query, isBeyond, addressOf }: NoOrdersProps) {
  const { beyond, beyondHint, firstPage, unfiltered, unfilteredHint, products } = orderListMessages;
  const { status, fromDate, toDate } = query;
  const hasDates = Boolean(fromDate ?? toDate);
  if (isBeyond) {
    return (
      <EmptyState
        drawing={parcelDrawing}
        title={beyond}
        action={<LinkButton href={addressOf({ ...query, offset: 0 })}>{firstPage}</LinkButton>}
      >
        {beyondHint}
      </EmptyState>
    );
  }
  if (status !== undefined || hasDates) {
    return (
      <EmptyState
        drawing={searchDrawing}
        title={noOrdersWith(status, hasDates)}
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

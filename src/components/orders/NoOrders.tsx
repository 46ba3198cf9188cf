import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import type { Role } from '../../../contract/account/role.ts';
import type { OrdersQuery } from '../../../contract/orders/orders-query.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { parcelDrawing } from '../feedback/drawings/parcel.tsx';
import { searchDrawing } from '../feedback/drawings/search.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { EMPTY_ORDER_LIST_TEXTS, noMatchingOrdersText, orderListMessages } from './order-list.messages.ts';

interface NoOrdersProps {
  role: Role;
  query: OrdersQuery;
  addressOf: (query: OrdersQuery) => ScreenAddress;
}

/** Empty state of the orders: states the reason and offers one action. */
export function NoOrders({ role, query, addressOf }: NoOrdersProps) {
  const { unfiltered, unfilteredHint, products } = orderListMessages;
  const { status, fromDate, toDate } = query;
  const hasDates = Boolean(fromDate ?? toDate);
  if (status !== undefined || hasDates) {
    return (
      <EmptyState
        drawing={searchDrawing}
        title={noMatchingOrdersText(status, hasDates)}
        action={<LinkButton href={addressOf({})}>{unfiltered}</LinkButton>}
      >
        {unfilteredHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={parcelDrawing}
      title={EMPTY_ORDER_LIST_TEXTS[role].title}
      action={<LinkButton to="/products">{products}</LinkButton>}
    >
      {EMPTY_ORDER_LIST_TEXTS[role].hint}
    </EmptyState>
  );
}

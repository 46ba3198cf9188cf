import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Role } from '../../../contract/users/role.ts';
import type { OrdersActorRef } from '../../machines/orders/orders.machine.ts';
import type { OrdersQuery } from '../../../contract/orders/orders-query.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { hidden } from '../layout/hidden.ts';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { Pagination } from '../layout/Pagination.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { NoOrders } from './NoOrders.tsx';
import { orderListMessages } from './order-list.messages.ts';
import { OrderRow } from './OrderRow.tsx';
import { orderListFailureText } from './orders.messages.ts';

type Snapshot = SnapshotFrom<OrdersActorRef>;
const selectShown = ({ context: { items, query, limit, pagination, failure } }: Snapshot) => ({
  items,
  query,
  limit,
  pagination,
  failure,
});
const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
const selectIsRefreshing = (snapshot: Snapshot) => snapshot.hasTag('refreshing');
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');

const HEADING = 'resultados';

interface OrderResultsProps {
  actorRef: OrdersActorRef;
  role: Role;
  addressOf: (query: OrdersQuery) => string;
}

/** What the list holds, in each of its states; while others come, the old ones stay in sight. */
export function OrderResults({ actorRef, role, addressOf }: OrderResultsProps) {
  const { count } = useFormatter();
  const { items, query, limit, pagination, failure } = useSelector(actorRef, selectShown, shallowEqual);
  const isLoading = useSelector(actorRef, selectIsLoading);
  const isRefreshing = useSelector(actorRef, selectIsRefreshing);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  const total = pagination?.total ?? items.length;
  const present = Math.floor((query.offset ?? 0) / limit) + 1;
  const last = Math.max(Math.ceil(total / limit), pagination?.hasMore ? present + 1 : 1);
  const turn = (page: number) => {
    document.getElementById(HEADING)?.focus({ preventScroll: true });
    actorRef.send({ type: 'page.requested', offset: (page - 1) * limit });
  };
  const isGone = isLoading || hasFailed;
  return (
    <section aria-labelledby={HEADING}>
      <chakra.h2 id={HEADING} tabIndex={-1} css={hidden}>
        {orderListMessages.results}
      </chakra.h2>
      <LiveRegion message={isGone || isRefreshing ? '' : count(total, 'pedido', 'pedidos')} />
      {isLoading ? <RowsSkeleton label={orderListMessages.loading} /> : null}
      {hasFailed && failure ? (
        <ErrorState
          message={orderListFailureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      ) : null}
      {isGone ? null : (
        <chakra.div
          aria-busy={isRefreshing}
          opacity={isRefreshing ? 0.5 : 1}
          transition="opacity 120ms ease-out"
        >
          {items.length > 0 ? (
            <chakra.ul display="grid" gap="4">
              {items.map((order) => (
                <li key={order.id}>
                  <OrderRow order={order} />
                </li>
              ))}
            </chakra.ul>
          ) : (
            <NoOrders role={role} query={query} isBeyond={total > 0} addressOf={addressOf} />
          )}
          <Pagination
            page={present}
            pageCount={last}
            hrefOf={(page) => addressOf({ ...query, offset: (page - 1) * limit })}
            onPageChosen={turn}
          />
        </chakra.div>
      )}
    </section>
  );
}

import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ORDERS } from '../../../contract/orders/order-limits.ts';
import type { OwnOrdersQuery } from '../../../contract/orders/own-orders-query.ts';
import { daySpan } from '../../../contract/values/calendar-day.ts';
import { OwnOrdersView } from '../../components/back-office/own-orders/OwnOrdersView.tsx';
import { type OwnOrdersActorRef, ownOrdersMachine } from '../../machines/own-orders/own-orders.machine.ts';
import { createOwnOrdersService } from '../../services/orders/own-orders.service.ts';
import type { BySearch } from '../by-search.ts';
import { wireList } from '../list.wiring.ts';
import { type MemberLoad, screenRoute } from '../screen-route.ts';
import { openOrderSteps, type OrderStepsActors, tellingOfSteps, watchOrders } from './order-steps.wiring.ts';
import { ownOrdersHref, ownOrdersQueryIn } from './own-orders-address.ts';
import { stepSelectors } from './step-selectors.ts';

/** The same question with its days as the instants at which they begin and end in the market's zone. */
export const ownOrdersQueryAt = (
  { fromDate, toDate, ...rest }: OwnOrdersQuery,
  timeZone: string,
): OwnOrdersQuery => ({
  ...rest,
  ...(fromDate && { fromDate: daySpan(fromDate, timeZone).first }),
  ...(toDate && { toDate: daySpan(toDate, timeZone).last }),
});

export const wireOwnOrders = wireList(ownOrdersMachine, ownOrdersHref);

type Load = MemberLoad & BySearch;

const openList = screenRoute({
  // The list is its reader's: another one who signs in gets another.
  key: ({ context }: Load & OrderStepsActors) => context.user.id,
  search: ({ deps }) => ownOrdersQueryIn(deps.search),
  actors: ({ context: { services, installation }, navigate, orderChanges }) => {
    const { listOwnOrders } = createOwnOrdersService(services.call);
    const { timeZone } = installation.market;
    return {
      ownOrders: wireOwnOrders({
        loadItems: tellingOfSteps(
          ({ query, ...rest }, signal) =>
            listOwnOrders({ query: ownOrdersQueryAt(query, timeZone), ...rest }, signal),
          orderChanges,
        ),
        watchReturns: watchOrders(orderChanges),
        showAddress: (shown) => void navigate(shown),
      }),
    };
  },
  input: (_, query) => ({ ownOrders: { query, limit: ORDERS.pageSize } }),
});

/** The orders with one's own lines, and the steps that they take; the address says which of them (R2.5, R7.19). */
export async function openOwnOrders(load: Load) {
  const steps = await openOrderSteps(load);
  return { ...(await openList({ ...load, ...steps })), ...steps };
}

interface OwnOrdersScreenProps extends OrderStepsActors {
  ownOrders: OwnOrdersActorRef;
}

/** What was ordered of somebody. */
export function OwnOrdersScreen({ ownOrders, orderSteps, orderChanges }: OwnOrdersScreenProps) {
  const { producerData } = useRouteContext({ from: '/_producer' });
  const stores = useSelector(producerData, ({ context }) => context.content);
  return (
    <OwnOrdersView
      actorRef={ownOrders}
      stepsRef={orderSteps}
      changesRef={orderChanges}
      selectors={stepSelectors}
      stores={stores ?? []}
      addressOf={ownOrdersHref}
    />
  );
}

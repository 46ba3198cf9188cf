import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ORDERS } from '../../../contract/orders/order-limits.ts';
import { daysAsInstants } from '../../../contract/values/calendar-day.ts';
import { createFormatter } from '../../../contract/values/format.ts';
import { OwnOrdersView } from '../../components/back-office/own-orders/OwnOrdersView.tsx';
import type { OrderChimeActorRef } from '../../machines/order-chime/order-chime.machine.ts';
import type { OrdersExportActorRef } from '../../machines/orders-export/orders-export.machine.ts';
import { type OwnOrdersActorRef, ownOrdersMachine } from '../../machines/own-orders/own-orders.machine.ts';
import { createChimePreference } from '../../services/orders/chime-preference.service.ts';
import { createOwnOrdersService } from '../../services/orders/own-orders.service.ts';
import { playChime } from '../../services/page/play-chime.ts';
import { saveText } from '../../services/page/save-text.ts';
import type { BySearch } from '../by-search.ts';
import { wireList } from '../list.wiring.ts';
import { type MemberLoad, screenRoute } from '../screen-route.ts';
import { wireOrderChime } from './order-chime.wiring.ts';
import { orderPapersHref } from './order-papers-address.ts';
import { openOrderSteps, type OrderStepsActors, tellingOfSteps, watchOrders } from './order-steps.wiring.ts';
import { ownOrdersHref, ownOrdersQueryIn } from './own-orders-address.ts';
import { wireOrdersFile } from './orders-export.wiring.ts';
import { stepSelectors } from './step-selectors.ts';

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
            listOwnOrders({ query: daysAsInstants(query, timeZone), ...rest }, signal),
          orderChanges,
        ),
        // Who wants to hear of new orders does so in another tab as well.
        watchReturns: watchOrders(orderChanges, createChimePreference().recallWish),
        showAddress: (shown) => void navigate(shown),
      }),
    };
  },
  input: (_, query) => ({ ownOrders: { query, limit: ORDERS.pageSize } }),
});

const openFile = screenRoute({
  key: ({ context }: Load) => context.user.id,
  actors: ({ context }) => {
    const { services, installation } = context;
    const { listOwnOrders } = createOwnOrdersService(services.call);
    const { timeZone } = installation.market;
    return {
      ordersFile: wireOrdersFile({
        listOwnOrders: ({ query, ...rest }, signal) =>
          listOwnOrders({ query: daysAsInstants(query, timeZone), ...rest }, signal),
        fetchWriter: () => import('../../services/page/csv.ts'),
        saveText,
        formatter: createFormatter(installation.market),
        now: () => context.now(),
      }),
    };
  },
  input: () => ({ ordersFile: undefined }),
});

const openChime = screenRoute({
  key: ({ context }: Load & { ownOrders: OwnOrdersActorRef }) => context.user.id,
  actors: ({ ownOrders }) => ({
    orderChime: wireOrderChime(ownOrders, { ...createChimePreference(), playChime }),
  }),
  input: () => ({ orderChime: { isWanted: createChimePreference().recallWish() } }),
});

/** The orders with one's own lines, and the steps that they take; the address says which of them (R2.5, R7.19). */
export async function openOwnOrders(load: Load) {
  const steps = await openOrderSteps(load);
  const list = await openList({ ...load, ...steps });
  return { ...list, ...(await openChime({ ...load, ...list })), ...(await openFile(load)), ...steps };
}

interface OwnOrdersScreenProps extends OrderStepsActors {
  ownOrders: OwnOrdersActorRef;
  ordersFile: OrdersExportActorRef;
  orderChime: OrderChimeActorRef;
}

/** What was ordered of somebody. */
export function OwnOrdersScreen({
  ownOrders,
  ordersFile,
  orderChime,
  orderSteps,
  orderChanges,
}: OwnOrdersScreenProps) {
  const { producerData } = useRouteContext({ from: '/_producer' });
  const stores = useSelector(producerData, ({ context }) => context.content);
  return (
    <OwnOrdersView
      actorRef={ownOrders}
      fileRef={ordersFile}
      chimeRef={orderChime}
      stepsRef={orderSteps}
      changesRef={orderChanges}
      selectors={stepSelectors}
      stores={stores ?? []}
      addressOf={ownOrdersHref}
      printAt={orderPapersHref}
    />
  );
}

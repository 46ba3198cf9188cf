import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ORDER_LIMITS } from '../../../../contract/orders/order-limits.ts';
import { daysAsInstants } from '../../../../contract/values/calendar-day.ts';
import { createFormatter } from '../../../../contract/values/format.ts';
import { ProducerOrdersView } from '../../../components/producer/orders/ProducerOrdersView.tsx';
import type { OrderChimeActorRef } from '../../../machines/producer/orders/order-chime.machine.ts';
import type { OrdersExportActorRef } from '../../../machines/producer/orders/orders-export.machine.ts';
import {
  type ProducerOrdersActorRef,
  producerOrdersMachine,
} from '../../../machines/producer/orders/producer-orders.machine.ts';
import { createChimePreference } from '../../../services/producer/orders/chime-preference.service.ts';
import { createProducerOrdersService } from '../../../services/producer/orders/producer-orders.service.ts';
import { playChime } from '../../../services/shell/play-chime.ts';
import { saveText } from '../../../services/ui/save-text.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { wireList } from '../../ui/list.wiring.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { wireOrderChime } from './order-chime.wiring.ts';
import { orderPapersHref } from './order-papers-href.ts';
import {
  openOrderStatusChanges,
  type OrderStatusChangesActors,
  withStatusChangeRefresh,
  watchOrders,
} from './order-status-changes.wiring.ts';
import { producerOrdersHref, producerOrdersQueryIn } from './producer-orders-href.ts';
import { wireOrdersExport } from './orders-export.wiring.ts';
import { statusChangeSelectors } from './status-change-selectors.ts';

export const wireProducerOrders = wireList(producerOrdersMachine, producerOrdersHref);

type Load = MemberLoaderArgs & SearchLoaderArgs;

const openList = screenRoute({
  // The key contains the user id, so that another user gets a list of their own.
  key: ({ context }: Load & OrderStatusChangesActors) => context.user.id,
  search: ({ deps }) => producerOrdersQueryIn(deps.search),
  actors: ({ context: { services, installation }, navigate, orderChanges }) => {
    const { listProducerOrders } = createProducerOrdersService(services.call);
    const { timeZone } = installation.market;
    return {
      producerOrders: wireProducerOrders({
        loadItems: withStatusChangeRefresh(
          ({ query, ...rest }, signal) =>
            listProducerOrders({ query: daysAsInstants(query, timeZone), ...rest }, signal),
          orderChanges,
        ),
        // With the sound turned on, the list also polls while the page is hidden.
        watchReturns: watchOrders(orderChanges, createChimePreference().recallWish),
        showAddress: (shown) => void navigate(shown),
      }),
    };
  },
  input: (_, query) => ({ producerOrders: { query, limit: ORDER_LIMITS.pageSize } }),
});

const openFile = screenRoute({
  key: ({ context }: Load) => context.user.id,
  actors: ({ context }) => {
    const { services, installation } = context;
    const { listProducerOrders } = createProducerOrdersService(services.call);
    const { timeZone } = installation.market;
    return {
      ordersFile: wireOrdersExport({
        listProducerOrders: ({ query, ...rest }, signal) =>
          listProducerOrders({ query: daysAsInstants(query, timeZone), ...rest }, signal),
        fetchWriter: () => import('../../../services/ui/csv.ts'),
        saveText,
        formatter: createFormatter(installation.market),
        now: () => context.now(),
      }),
    };
  },
  input: () => ({ ordersFile: undefined }),
});

const openChime = screenRoute({
  key: ({ context }: Load & { producerOrders: ProducerOrdersActorRef }) => context.user.id,
  actors: ({ producerOrders }) => ({
    orderChime: wireOrderChime(producerOrders, { ...createChimePreference(), playChime }),
  }),
  input: () => ({ orderChime: { isWanted: createChimePreference().recallWish() } }),
});

/**
 * Loader of the orders with the producer's own lines, and their status changes; the address contains the query
 * (R2.5, R7.19).
 */
export async function openProducerOrders(load: Load) {
  const statusChanges = await openOrderStatusChanges(load);
  const list = await openList({ ...load, ...statusChanges });
  return { ...list, ...(await openChime({ ...load, ...list })), ...(await openFile(load)), ...statusChanges };
}

interface ProducerOrdersScreenProps extends OrderStatusChangesActors {
  producerOrders: ProducerOrdersActorRef;
  ordersFile: OrdersExportActorRef;
  orderChime: OrderChimeActorRef;
}

/** Screen of a producer's orders. */
export function ProducerOrdersScreen({
  producerOrders,
  ordersFile,
  orderChime,
  orderSteps,
  orderChanges,
}: ProducerOrdersScreenProps) {
  const { producerData } = useRouteContext({ from: '/_producer' });
  const stores = useSelector(producerData, ({ context }) => context.content);
  return (
    <ProducerOrdersView
      actorRef={producerOrders}
      fileRef={ordersFile}
      chimeRef={orderChime}
      undoableRef={orderSteps}
      changesRef={orderChanges}
      selectors={statusChangeSelectors}
      stores={stores ?? []}
      addressOf={producerOrdersHref}
      printAt={orderPapersHref}
    />
  );
}

import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import { daysAsInstants } from '../../../../contract/values/calendar-day.ts';
import { AdminOrdersView } from '../../../components/admin/orders/AdminOrdersView.tsx';
import type { AdminOrderChangesActorRef } from '../../../machines/admin/orders/admin-order-changes.machine.ts';
import {
  type AdminOrdersActorRef,
  adminOrdersMachine,
} from '../../../machines/admin/orders/admin-orders.machine.ts';
import type { StoreChoicesActorRef } from '../../../machines/producer/stores/store-choices.machine.ts';
import { createAdminOrdersService } from '../../../services/admin/orders/admin-orders.service.ts';
import { onPageVisible } from '../../../services/shell/on-page-visible.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { wireList } from '../../ui/list.wiring.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { useLeaveConfirmation } from '../../shell/use-leave-confirmation.ts';
import { refreshAfterChanges } from '../../shell/refresh-after-changes.ts';
import {
  unsavedOrdersMessages,
  adminOrderChangeSelectors,
  saveOrdersAfterConfirmation,
  wireAdminOrderChanges,
} from './admin-order-changes.wiring.ts';
import { adminOrdersHref, adminOrdersQueryIn } from './admin-orders-href.ts';
import { openStoreChoices } from '../stores/store-choices.wiring.ts';

export const wireAdminOrders = wireList(adminOrdersMachine, adminOrdersHref);

type Load = MemberLoaderArgs & SearchLoaderArgs;

const openList = screenRoute({
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => adminOrdersQueryIn(deps.search),
  actors: ({ context: { services, installation }, navigate }) => {
    const { listAdminOrders } = createAdminOrdersService(services.call);
    const { timeZone } = installation.market;
    return {
      adminOrders: wireAdminOrders({
        loadItems: ({ query, ...rest }, signal) =>
          listAdminOrders({ query: daysAsInstants(query, timeZone), ...rest }, signal),
        watchReturns: onPageVisible,
        showAddress: (shown) => void navigate(shown),
      }),
    };
  },
  input: (_, query) => ({ adminOrders: { query, limit: ADMIN_LIMITS.orders } }),
});

const openChanges = screenRoute({
  key: ({ context }: Load & { list: AdminOrdersActorRef }) => context.user.id,
  actors: ({ context: { services }, list }) => ({
    adminOrderChanges: wireAdminOrderChanges(
      createAdminOrdersService(services.call),
      (changes) => void refreshAfterChanges(list, changes),
    ),
  }),
  input: () => ({ adminOrderChanges: undefined }),
});

/** Loader of all orders and their unsaved changes; the address contains the query (R2.7, R4.15, R7.18). */
export async function openAdminOrders(load: Load) {
  const [{ adminOrders }, choices] = await Promise.all([openList(load), openStoreChoices(load)]);
  return { adminOrders, ...choices, ...(await openChanges({ ...load, list: adminOrders })) };
}

interface AdminOrdersScreenProps {
  adminOrders: AdminOrdersActorRef;
  adminOrderChanges: AdminOrderChangesActorRef;
  storeChoices: StoreChoicesActorRef;
}

/** Screen of all orders. Asks before leaving with unsaved changes. */
export function AdminOrdersScreen({ adminOrders, adminOrderChanges, storeChoices }: AdminOrdersScreenProps) {
  const { app } = useRouteContext({ from: '/_admin' });
  const stores = useSelector(storeChoices, ({ context }) => context.content);
  const save = useCallback(
    () =>
      void saveOrdersAfterConfirmation(app, adminOrderChanges, (id) =>
        adminOrders.getSnapshot().context.items.find((order) => order.id === id),
      ),
    [app, adminOrders, adminOrderChanges],
  );
  useLeaveConfirmation(app, 'orders', () => unsavedOrdersMessages(adminOrderChanges));
  return (
    <AdminOrdersView
      actorRef={adminOrders}
      changesRef={adminOrderChanges}
      selectors={adminOrderChangeSelectors}
      stores={stores ?? []}
      addressOf={adminOrdersHref}
      onSaved={save}
    />
  );
}

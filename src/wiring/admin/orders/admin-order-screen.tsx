import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isUuid } from '../../../../contract/values/uuid.ts';
import { AdminOrderView } from '../../../components/admin/orders/AdminOrderView.tsx';
import {
  type AdminOrderActorRef,
  adminOrderMachine,
} from '../../../machines/admin/orders/admin-order.machine.ts';
import type { AdminOrderChangesActorRef } from '../../../machines/admin/orders/admin-order-changes.machine.ts';
import {
  createAdminOrdersService,
  type AdminOrdersService,
} from '../../../services/admin/orders/admin-orders.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { refreshOnReturn } from '../../shell/refresh-on-return.ts';
import { useLeaveConfirmation } from '../../shell/use-leave-confirmation.ts';
import {
  unsavedOrdersMessages,
  adminOrderChangeSelectors,
  saveOrdersAfterConfirmation,
  wireAdminOrderChanges,
} from './admin-order-changes.wiring.ts';

type Load = MemberLoaderArgs<{ orderId: string }>;

/** One order, connected to its call. */
export const wireAdminOrder = ({ loadAdminOrder }: Pick<AdminOrdersService, 'loadAdminOrder'>) =>
  adminOrderMachine.provide({
    actors: { ...resultActors({ load: loadAdminOrder }), watchReturns: refreshOnReturn },
  });

const keyOf = ({ context, params }: Load) => `${context.user.id} ${params.orderId}`;

const openOrder = screenRoute({
  key: keyOf,
  isNamed: ({ params }: Load) => isUuid(params.orderId),
  actors: ({ context: { services } }) => ({
    adminOrder: wireAdminOrder(createAdminOrdersService(services.call)),
  }),
  input: ({ context, params }) => ({
    adminOrder: { question: { id: params.orderId }, now: context.now() },
  }),
});

const openChanges = screenRoute({
  key: (load: Load & { order: AdminOrderActorRef }) => keyOf(load),
  actors: ({ context: { services }, order }) => ({
    adminOrderChanges: wireAdminOrderChanges(createAdminOrdersService(services.call), () =>
      order.send({ type: 'refresh.requested' }),
    ),
  }),
  input: () => ({ adminOrderChanges: undefined }),
});

/** Loader of one order with all its parcels (R2.7, R7.18). */
export async function openAdminOrder(load: Load) {
  const { adminOrder } = await openOrder(load);
  return { adminOrder, ...(await openChanges({ ...load, order: adminOrder })) };
}

interface AdminOrderScreenProps {
  adminOrder: AdminOrderActorRef;
  adminOrderChanges: AdminOrderChangesActorRef;
}

/** Screen of one order. Asks before leaving with unsaved changes. */
export function AdminOrderScreen({ adminOrder, adminOrderChanges }: AdminOrderScreenProps) {
  const { app } = useRouteContext({ from: '/_admin' });
  const save = useCallback(
    () =>
      void saveOrdersAfterConfirmation(
        app,
        adminOrderChanges,
        () => adminOrder.getSnapshot().context.content ?? undefined,
      ),
    [app, adminOrder, adminOrderChanges],
  );
  useLeaveConfirmation(app, 'orders', () => unsavedOrdersMessages(adminOrderChanges));
  return (
    <AdminOrderView
      actorRef={adminOrder}
      changesRef={adminOrderChanges}
      selectors={adminOrderChangeSelectors}
      onSaved={save}
    />
  );
}

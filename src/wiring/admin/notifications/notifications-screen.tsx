import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { NOTIFICATION_LIMITS } from '../../../../contract/limits.ts';
import { AdminNotificationsView } from '../../../components/admin/notifications/AdminNotificationsView.tsx';
import {
  type AdminNotificationsActorRef,
  adminNotificationsMachine,
} from '../../../machines/admin/notifications/admin-notifications.machine.ts';
import { refusalOf, changeStageOf } from '../../../machines/ui/row-changes.selectors.ts';
import type { NotificationChangesActorRef } from '../../../machines/admin/notifications/notification-changes.machine.ts';
import { createAdminNotificationsService } from '../../../services/admin/notifications/admin-notifications.service.ts';
import { onPageVisible } from '../../../services/shell/on-page-visible.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { wireList } from '../../ui/list.wiring.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import {
  deleteNotificationAfterConfirmation,
  wireNotificationChanges,
} from './notification-changes.wiring.ts';
import { notificationsHref, notificationsQueryIn } from './notifications-href.ts';

export const wireAdminNotifications = wireList(adminNotificationsMachine, notificationsHref);

/** Selectors for the changes of notifications. */
export const notificationSelectors = { refusalOf, changeStageOf };

type Load = MemberLoaderArgs & SearchLoaderArgs;

const openList = screenRoute({
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => notificationsQueryIn(deps.search),
  actors: ({ context, navigate }) => ({
    adminNotifications: wireAdminNotifications({
      loadItems: createAdminNotificationsService(context.services.call).listNotifications,
      watchReturns: onPageVisible,
      showAddress: (shown) => void navigate(shown),
    }),
  }),
  input: (_, query) => ({ adminNotifications: { query, limit: NOTIFICATION_LIMITS.pageSize } }),
});

const openChanges = screenRoute({
  key: ({ context }: Load & { list: AdminNotificationsActorRef }) => context.user.id,
  actors: ({ context: { services }, list }) => ({
    notificationChanges: wireNotificationChanges(createAdminNotificationsService(services.call), list),
  }),
  input: () => ({ notificationChanges: undefined }),
});

/** Loader of the admins' notifications and their changes; the address contains the query (R5.12, R7.13). */
export async function openAdminNotifications(load: Load) {
  const { adminNotifications } = await openList(load);
  return { adminNotifications, ...(await openChanges({ ...load, list: adminNotifications })) };
}

interface AdminNotificationsScreenProps {
  adminNotifications: AdminNotificationsActorRef;
  notificationChanges: NotificationChangesActorRef;
}

/** Notifications of every status; asks before it deletes one. */
export function AdminNotificationsScreen(actors: AdminNotificationsScreenProps) {
  const { app } = useRouteContext({ from: '/_admin' });
  const { adminNotifications, notificationChanges } = actors;
  const remove = useCallback(
    (notification: { id: string; title: string }) =>
      void deleteNotificationAfterConfirmation(app, notificationChanges, notification),
    [app, notificationChanges],
  );
  return (
    <AdminNotificationsView
      actorRef={adminNotifications}
      changesRef={notificationChanges}
      selectors={notificationSelectors}
      addressOf={notificationsHref}
      onDeleted={remove}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import {
  AdminNotificationsScreen,
  openAdminNotifications,
} from '../../../wiring/admin/notifications/notifications-screen.tsx';
import { bySearch } from '../../../wiring/shell/by-search.ts';

/** List of all notifications; the address contains the query (R5.12, R7.13). */
export const Route = createFileRoute('/_admin/admin/notifications/')({
  loaderDeps: bySearch,
  loader: openAdminNotifications,
  component: function AdminNotificationsRoute() {
    return <AdminNotificationsScreen {...Route.useLoaderData()} />;
  },
});

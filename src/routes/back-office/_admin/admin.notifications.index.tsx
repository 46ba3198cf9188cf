import { createFileRoute } from '@tanstack/react-router';
import {
  AdminNotificationsScreen,
  openAdminNotifications,
} from '../../../wiring/admin/notifications/notifications-screen.tsx';
import { searchLoaderDeps } from '../../../wiring/shell/search-loader-deps.ts';

/** List of all notifications; the address contains the query (R5.12, R7.13). */
export const Route = createFileRoute('/_admin/admin/notifications/')({
  loaderDeps: searchLoaderDeps,
  loader: openAdminNotifications,
  component: function AdminNotificationsRoute() {
    return <AdminNotificationsScreen {...Route.useLoaderData()} />;
  },
});

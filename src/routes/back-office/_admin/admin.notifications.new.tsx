import { createFileRoute } from '@tanstack/react-router';
import {
  NewNotificationScreen,
  openNewNotification,
} from '../../../wiring/admin/notifications/new-notification-screen.tsx';

/** Form of a new notification (R1.4, R5.12). */
export const Route = createFileRoute('/_admin/admin/notifications/new')({
  loader: openNewNotification,
  component: function NewNotificationRoute() {
    return <NewNotificationScreen {...Route.useLoaderData()} />;
  },
});

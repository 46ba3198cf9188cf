import { type LoaderFnContext, useRouteContext } from '@tanstack/react-router';
import { NewNotificationView } from '../../../components/admin/notifications/NewNotificationView.tsx';
import { newNotificationMessages } from '../../../components/admin/notifications/new-notification.messages.ts';
import { isDirty } from '../../../machines/ui/form.machine.ts';
import {
  BLANK_NOTIFICATION,
  type NotificationFormActorRef,
  notificationFormMachine,
} from '../../../machines/admin/notifications/notification-form.machine.ts';
import {
  type AdminNotificationsService,
  createAdminNotificationsService,
} from '../../../services/admin/notifications/admin-notifications.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { useLeaveConfirmation } from '../../shell/use-leave-confirmation.ts';

interface Load extends MemberLoaderArgs {
  navigate: LoaderFnContext['navigate'];
}

/** Form of a new notification, connected to its call. `onSaved` runs after it is published. */
export const wireNotificationForm = (
  { createNotification }: Pick<AdminNotificationsService, 'createNotification'>,
  onSaved: () => void,
) =>
  notificationFormMachine.provide({
    actors: resultActors({ submit: createNotification }),
    actions: { announceSaved: onSaved },
  });

/** Loader of the form for a new notification (R1.4, R5.12). */
export const openNewNotification = screenRoute({
  key: ({ context }: Load) => context.user.id,
  actors: ({ context: { app, services }, navigate }) => ({
    notificationForm: wireNotificationForm(createAdminNotificationsService(services.call), () => {
      app.send({ type: 'toast.shown', kind: 'success', message: newNotificationMessages.saved });
      // The chart must reach its saved state first; else leaving would ask about unsaved changes.
      queueMicrotask(() => void navigate({ to: '/admin/notifications' }));
    }),
  }),
  input: () => ({ notificationForm: { values: BLANK_NOTIFICATION } }),
});

/** Screen of a new notification. Asks before leaving with unsaved changes. */
export function NewNotificationScreen({ notificationForm }: { notificationForm: NotificationFormActorRef }) {
  const { app } = useRouteContext({ from: '/_admin' });
  useLeaveConfirmation(app, 'notification', () =>
    isDirty(notificationForm.getSnapshot()) ? newNotificationMessages.leave : null,
  );
  return <NewNotificationView actorRef={notificationForm} />;
}

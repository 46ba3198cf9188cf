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
import { type MemberLoad, screenRoute } from '../../shell/screen-route.ts';
import { useLeaveQuestion } from '../../shell/use-leave-question.ts';

interface Load extends MemberLoad {
  navigate: LoaderFnContext['navigate'];
}

/** The form joined to its call; `onSaved` hears once everybody is told. */
export const wireNotificationForm = (
  { createNotification }: Pick<AdminNotificationsService, 'createNotification'>,
  onSaved: () => void,
) =>
  notificationFormMachine.provide({
    actors: resultActors({ submit: createNotification }),
    actions: { announceSaved: onSaved },
  });

/** Where an admin tells everybody something (R1.4, R5.12). */
export const openNewNotification = screenRoute({
  key: ({ context }: Load) => context.user.id,
  actors: ({ context: { app, services }, navigate }) => ({
    notificationForm: wireNotificationForm(createAdminNotificationsService(services.call), () => {
      app.send({ type: 'toast.shown', kind: 'success', message: newNotificationMessages.saved });
      // Until the chart has gone on, who leaves it would still be asked for what they typed.
      queueMicrotask(() => void navigate({ to: '/admin/notifications' }));
    }),
  }),
  input: () => ({ notificationForm: { values: BLANK_NOTIFICATION } }),
});

/** A notification while it is written; who would lose it is asked before they leave. */
export function NewNotificationScreen({ notificationForm }: { notificationForm: NotificationFormActorRef }) {
  const { app } = useRouteContext({ from: '/_admin' });
  useLeaveQuestion(app, 'notification', () =>
    isDirty(notificationForm.getSnapshot()) ? newNotificationMessages.leave : null,
  );
  return <NewNotificationView actorRef={notificationForm} />;
}

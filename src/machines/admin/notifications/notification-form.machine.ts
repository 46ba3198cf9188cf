import type { ActorRefFrom } from 'xstate';
import { validateInput } from '../../../../contract/api/validate-input.ts';
import type { NotificationFailureCode } from '../../../../contract/notifications/notification-failure.ts';
import { type Notification, NotificationCreate } from '../../../../contract/notifications/notification.ts';
import { createFormMachine } from '../../ui/form.machine.ts';

export type NotificationValues = Pick<Notification, 'title' | 'message' | 'type' | 'priority'> & {
  /** Blank if the notification has no link. */
  link: string;
};

export const BLANK_NOTIFICATION: NotificationValues = {
  title: '',
  message: '',
  link: '',
  type: 'INFO',
  priority: 'MEDIUM',
};

/** Form for a notification to all users (R5.12). */
export const notificationFormMachine = createFormMachine<
  NotificationValues,
  NotificationCreate,
  null,
  NotificationFailureCode
>('notificationForm', (values) => validateInput(values, NotificationCreate));

export type NotificationFormActorRef = ActorRefFrom<typeof notificationFormMachine>;

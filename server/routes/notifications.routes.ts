import type { Verbs } from '../routing/verb.ts';
import { getNotificationSummary } from '../services/notifications/get-notification-summary.ts';
import { listNotifications } from '../services/notifications/list-notifications.ts';
import { sendContactMessage } from '../services/notifications/send-contact-message.ts';

/** R7.13. */
export const notificationVerbs = {
  listNotifications,
  getNotificationSummary,
  sendContactMessage,
} satisfies Partial<Verbs>;

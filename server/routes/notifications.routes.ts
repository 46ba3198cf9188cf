import type { Verbs } from '../routing/verb.ts';
import { changeContactMessageState } from '../services/notifications/change-contact-message-state.ts';
import { changeNotificationStatus } from '../services/notifications/change-notification-status.ts';
import { createNotification } from '../services/notifications/create-notification.ts';
import { deleteNotification } from '../services/notifications/delete-notification.ts';
import { getContactMessage } from '../services/notifications/get-contact-message.ts';
import { getNotificationSummary } from '../services/notifications/get-notification-summary.ts';
import { listContactMessages } from '../services/notifications/list-contact-messages.ts';
import { listNotifications } from '../services/notifications/list-notifications.ts';
import { replyToContactMessage } from '../services/notifications/reply-to-contact-message.ts';
import { sendContactMessage } from '../services/notifications/send-contact-message.ts';

/** R7.13. */
export const notificationVerbs = {
  listNotifications,
  getNotificationSummary,
  sendContactMessage,
  createNotification,
  changeNotificationStatus,
  deleteNotification,
  listContactMessages,
  getContactMessage,
  changeContactMessageState,
  replyToContactMessage,
} satisfies Partial<Verbs>;

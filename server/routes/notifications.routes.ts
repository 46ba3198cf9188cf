import type { Verbs } from '../routing/verb.ts';
import { changeContactMessageState } from '../services/contact/change-contact-message-state.ts';
import { changeNotificationStatus } from '../services/admin/notifications/change-notification-status.ts';
import { createNotification } from '../services/admin/notifications/create-notification.ts';
import { deleteNotification } from '../services/admin/notifications/delete-notification.ts';
import { getContactMessage } from '../services/contact/get-contact-message.ts';
import { getNotificationSummary } from '../services/notifications/get-notification-summary.ts';
import { listContactMessages } from '../services/contact/list-contact-messages.ts';
import { listNotifications } from '../services/notifications/list-notifications.ts';
import { replyToContactMessage } from '../services/contact/reply-to-contact-message.ts';
import { sendContactMessage } from '../services/contact/send-contact-message.ts';

/** Verbs of the notification and contact calls (R7.13). */
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

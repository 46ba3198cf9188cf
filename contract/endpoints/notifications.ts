import { object, optional, string, unknown } from 'superstruct';
import type { Endpoint } from '../api/endpoint.ts';
import { TIMEOUTS } from '../limits.ts';
import { ContactMessage, ContactMessageList, ContactThread } from '../contact/contact-message.ts';
import { Notification, NotificationList, NotificationSummary } from '../notifications/notification.ts';

const notifications = { service: 'notifications', timeout: TIMEOUTS.default } as const;

/** Notification, contact and health calls (R7.13). */
export const notificationEndpoints = {
  listNotifications: {
    ...notifications,
    method: 'GET',
    path: '/notifications',
    access: 'anyone',
    answer: NotificationList,
  },
  getNotificationSummary: {
    ...notifications,
    method: 'GET',
    path: '/notifications/summary',
    access: 'anyone',
    answer: NotificationSummary,
  },
  sendContactMessage: {
    ...notifications,
    method: 'POST',
    path: '/notifications/contact',
    access: 'anyone',
    botCheck: 'contact',
    answer: object({ message: unknown() }),
    fieldCodes: {
      name: 'INVALID_NAME',
      email: { missing: 'INVALID_EMAIL', wrong: 'INVALID_EMAIL_FORMAT' },
      subject: 'INVALID_SUBJECT',
      message: 'INVALID_MESSAGE',
    },
    refusals: [
      'INVALID_NAME',
      'INVALID_EMAIL',
      'INVALID_EMAIL_FORMAT',
      'INVALID_SUBJECT',
      'INVALID_MESSAGE',
      'BOT_CHECK_FAILED',
    ],
  },
  createNotification: {
    ...notifications,
    method: 'POST',
    path: '/notifications',
    access: ['admin'],
    answer: object({ notification: Notification }),
    success: 201,
    fieldCodes: { title: 'INVALID_TITLE', message: 'INVALID_MESSAGE', type: 'INVALID_TYPE' },
    refusals: ['INVALID_TITLE', 'INVALID_MESSAGE', 'INVALID_TYPE'],
  },
  deleteNotification: {
    ...notifications,
    method: 'DELETE',
    path: '/notifications/{id}',
    access: ['admin'],
    answer: optional(unknown()),
    fieldCodes: { id: 'INVALID_NOTIFICATION_ID' },
    refusals: ['INVALID_NOTIFICATION_ID', 'NOT_FOUND'],
  },
  /** «extension» Status change of a notification: shown, hidden or archived. */
  changeNotificationStatus: {
    ...notifications,
    method: 'PATCH',
    path: '/notifications/{id}',
    access: ['admin'],
    answer: object({ notification: Notification }),
    fieldCodes: { id: 'INVALID_NOTIFICATION_ID' },
    refusals: ['INVALID_NOTIFICATION_ID', 'NOT_FOUND'],
  },
  /** «extension» Contact inbox: unread messages first, then newest first. */
  listContactMessages: {
    ...notifications,
    method: 'GET',
    path: '/notifications/contact',
    access: ['admin'],
    answer: ContactMessageList,
  },
  /** «extension» One contact message with its replies. */
  getContactMessage: {
    ...notifications,
    method: 'GET',
    path: '/notifications/contact/{id}',
    access: ['admin'],
    answer: object({ message: ContactThread }),
    refusals: ['NOT_FOUND'],
  },
  /** «extension» Processing state of a contact message. */
  changeContactMessageState: {
    ...notifications,
    method: 'PATCH',
    path: '/notifications/contact/{id}',
    access: ['admin'],
    answer: object({ message: ContactMessage }),
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  /** «extension» Reply to a contact message by e-mail. */
  replyToContactMessage: {
    ...notifications,
    method: 'POST',
    path: '/notifications/contact/{id}/replies',
    access: ['admin'],
    answer: object({ message: ContactThread }),
    success: 201,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  health: {
    service: 'health',
    method: 'GET',
    path: '/health',
    access: 'anyone',
    bearer: 'never',
    timeout: TIMEOUTS.health,
    answer: object({ status: string() }),
  },
} as const satisfies Record<string, Endpoint>;

import { enums, object, optional, string, unknown } from 'superstruct';
import type { Endpoint } from '../api/endpoint.ts';
import { Id } from '../values/id.ts';
import { NOTIFICATIONS, TIMEOUTS } from '../limits.ts';
import {
  ContactMessage,
  ContactMessageList,
  ContactMessagesAsked,
  ContactReplyInput,
  ContactStateChange,
  ContactThread,
} from '../contact/contact-message.ts';
import {
  ContactInput,
  Notification,
  NotificationCreate,
  NotificationList,
  NotificationPriority,
  NotificationStatus,
  NotificationSummary,
  NotificationType,
} from '../notifications/notification.ts';
import { NOTIFICATION_SORTS } from '../notifications/notification-sorts.ts';
import { pageQuery, SortOrder } from '../api/pagination.ts';

const Params = object({ id: Id });
const notifications = { service: 'notifications', timeout: TIMEOUTS.default } as const;

/** Notification list query (R5.12, R7.13). */
const Query = object({
  type: optional(NotificationType),
  priority: optional(NotificationPriority),
  status: optional(NotificationStatus),
  sortBy: optional(enums(NOTIFICATION_SORTS)),
  sortOrder: optional(SortOrder),
  ...pageQuery(NOTIFICATIONS.maxLimit),
});

/** Notification, contact and health calls (R7.13). */
export const notificationEndpoints = {
  listNotifications: {
    ...notifications,
    method: 'GET',
    path: '/notifications',
    access: 'anyone',
    query: Query,
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
    body: ContactInput,
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
    body: NotificationCreate,
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
    params: Params,
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
    params: Params,
    body: object({ status: NotificationStatus }),
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
    query: ContactMessagesAsked,
    answer: ContactMessageList,
  },
  /** «extension» One contact message with its replies. */
  getContactMessage: {
    ...notifications,
    method: 'GET',
    path: '/notifications/contact/{id}',
    access: ['admin'],
    params: Params,
    answer: object({ message: ContactThread }),
    refusals: ['NOT_FOUND'],
  },
  /** «extension» Processing state of a contact message. */
  changeContactMessageState: {
    ...notifications,
    method: 'PATCH',
    path: '/notifications/contact/{id}',
    access: ['admin'],
    params: Params,
    body: ContactStateChange,
    answer: object({ message: ContactMessage }),
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  /** «extension» Reply to a contact message by e-mail. */
  replyToContactMessage: {
    ...notifications,
    method: 'POST',
    path: '/notifications/contact/{id}/replies',
    access: ['admin'],
    params: Params,
    body: ContactReplyInput,
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

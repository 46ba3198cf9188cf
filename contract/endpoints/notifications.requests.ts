import { enums, object, optional } from 'superstruct';
import { Id } from '../values/id.ts';
import { NOTIFICATION_LIMITS } from '../limits.ts';
import {
  ContactMessageListQuery,
  ContactReplyInput,
  ContactStateChange,
} from '../contact/contact-message.ts';
import {
  ContactInput,
  NotificationCreate,
  NotificationPriority,
  NotificationStatus,
  NotificationType,
} from '../notifications/notification.ts';
import { NOTIFICATION_SORTS } from '../notifications/notification-sorts.ts';
import { pageQuery, SortOrder } from '../api/pagination.ts';
import type { RequestSchemas } from '../api/request-schemas.ts';
import type { notificationEndpoints } from './notifications.ts';

const Params = object({ id: Id });

/** Notification list query (R5.12, R7.13). */
const Query = object({
  type: optional(NotificationType),
  priority: optional(NotificationPriority),
  status: optional(NotificationStatus),
  sortBy: optional(enums(NOTIFICATION_SORTS)),
  sortOrder: optional(SortOrder),
  ...pageQuery(NOTIFICATION_LIMITS.maxLimit),
});

/** Request schemas of the calls in `notifications.ts`. */
export const notificationRequests = {
  listNotifications: { query: Query },
  getNotificationSummary: {},
  sendContactMessage: { body: ContactInput },
  createNotification: { body: NotificationCreate },
  deleteNotification: { params: Params },
  changeNotificationStatus: { params: Params, body: object({ status: NotificationStatus }) },
  listContactMessages: { query: ContactMessageListQuery },
  getContactMessage: { params: Params },
  changeContactMessageState: { params: Params, body: ContactStateChange },
  replyToContactMessage: { params: Params, body: ContactReplyInput },
  health: {},
} as const satisfies Record<keyof typeof notificationEndpoints, RequestSchemas>;

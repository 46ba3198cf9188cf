import type { Call } from '../../../contract/api/call.ts';
import type { Result } from '../../../contract/api/failure.ts';
import { NOTIFICATION_LIMITS } from '../../../contract/limits.ts';
import type { Notification } from '../../../contract/notifications/notification.ts';
import {
  type NotificationFailure,
  notificationFailureOf,
} from '../../../contract/notifications/notification-failure.ts';

const QUERY = {
  status: 'ACTIVE',
  limit: NOTIFICATION_LIMITS.listLimit,
  sortBy: 'createdAt',
  sortOrder: 'desc',
} as const;

/** Notifications of the market (R7.13). */
export const createNotificationsService = (call: Call) => ({
  /** Up to 50 active notifications, newest first (R9.10). Failures have a code of R8.12. */
  async listNotifications(signal?: AbortSignal): Promise<Result<Notification[], NotificationFailure>> {
    const answer = await call('listNotifications', { query: QUERY }, signal);
    return answer.ok
      ? { ok: true, value: answer.value.notifications }
      : { ok: false, failure: notificationFailureOf(answer.failure) };
  },
});

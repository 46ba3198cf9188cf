import type { Call } from '../../../contract/api/call.ts';
import type { Result } from '../../../contract/api/failure.ts';
import { NOTIFICATIONS } from '../../../contract/limits.ts';
import type { Notification } from '../../../contract/notifications/notification.ts';
import {
  type NotificationFailure,
  notificationFailureOf,
} from '../../../contract/notifications/notification-failure.ts';

const QUERY = {
  status: 'ACTIVE',
  limit: NOTIFICATIONS.listLimit,
  sortBy: 'createdAt',
  sortOrder: 'desc',
} as const;

/** The notices of the house (R7.13). */
export const createNotificationsService = (call: Call) => ({
  /** The newest 50 that are active, newest first (R9.10); it fails with a code of R8.12. */
  async listNotifications(signal?: AbortSignal): Promise<Result<Notification[], NotificationFailure>> {
    const answer = await call('listNotifications', { query: QUERY }, signal);
    return answer.ok
      ? { ok: true, value: answer.value.notifications }
      : { ok: false, failure: notificationFailureOf(answer.failure) };
  },
});

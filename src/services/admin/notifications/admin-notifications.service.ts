import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { PageInfo } from '../../../../contract/api/pagination.ts';
import {
  type NotificationFailure,
  notificationFailureOf,
} from '../../../../contract/notifications/notification-failure.ts';
import type {
  Notification,
  NotificationCreate,
  NotificationStatus,
} from '../../../../contract/notifications/notification.ts';
import type { NotificationsQuery } from '../../../../contract/notifications/notifications-query.ts';
import { omitEmpty } from '../../api/omit-empty.ts';

interface ListInput {
  query: NotificationsQuery;
  limit: number;
  asOf: string | null;
}

interface Change {
  id: string;
  change: { status: NotificationStatus } | { isDeleted: true };
}

type Done = Result<null, NotificationFailure>;

/** Notifications of the market, for admins (R1.4, R7.13). Changes fail with a code of R8.12. */
export const createAdminNotificationsService = (call: Call) => {
  /** One page of the notifications in one status, ACTIVE by default; newest or highest priority first. */
  async function listNotifications(
    { query, limit, asOf }: ListInput,
    signal?: AbortSignal,
  ): Promise<Result<{ items: Notification[]; pagination: PageInfo | null }, FailureOf<'listNotifications'>>> {
    const asked = omitEmpty({ ...query, limit, asOf: asOf ?? undefined });
    const answer = await call('listNotifications', { query: asked }, signal);
    if (!answer.ok) return answer;
    const { notifications, pagination } = answer.value;
    return { ok: true, value: { items: notifications, pagination: pagination ?? null } };
  }

  /** Publishes a notification to all users. */
  async function createNotification(
    { values }: { values: NotificationCreate },
    signal?: AbortSignal,
  ): Promise<Done> {
    const answer = await call('createNotification', { body: values }, signal);
    return answer.ok
      ? { ok: true, value: null }
      : { ok: false, failure: notificationFailureOf(answer.failure) };
  }

  /**
   * Changes the status of a notification, or deletes it. Deleting a missing one succeeds, because the first
   * answer may have been lost.
   */
  async function changeNotification({ id, change }: Change, signal?: AbortSignal): Promise<Done> {
    const isDeletion = 'isDeleted' in change;
    const answer = isDeletion
      ? await call('deleteNotification', { params: { id } }, signal)
      : await call('changeNotificationStatus', { params: { id }, body: change }, signal);
    if (answer.ok || (isDeletion && answer.failure.code === 'NOT_FOUND')) return { ok: true, value: null };
    return { ok: false, failure: notificationFailureOf(answer.failure) };
  }

  return { listNotifications, createNotification, changeNotification };
};

export type AdminNotificationsService = ReturnType<typeof createAdminNotificationsService>;

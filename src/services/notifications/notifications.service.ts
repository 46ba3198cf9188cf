import type { Call } from '../../../contract/calls/call.ts';
import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { Result } from '../../../contract/calls/failure.ts';
import { NOTIFICATIONS } from '../../../contract/limits.ts';
import type { Notification } from '../../../contract/notifications/notification.ts';

const QUERY = {
  status: 'ACTIVE',
  limit: NOTIFICATIONS.listLimit,
  sortBy: 'createdAt',
  sortOrder: 'desc',
} as const;

/** The notices of the house (R7.13). */
export const createNotificationsService = (call: Call) => ({
  /** The newest 50 that are active, newest first (R9.10). */
  async listNotifications(
    signal?: AbortSignal,
  ): Promise<Result<Notification[], FailureOf<'listNotifications'>>> {
    const answer = await call('listNotifications', { query: QUERY }, signal);
    return answer.ok ? { ok: true, value: answer.value.notifications } : answer;
  },
});

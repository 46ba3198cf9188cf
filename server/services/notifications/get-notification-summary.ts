import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import { NOTIFICATION_LIMITS } from '../../../contract/limits.ts';
import type { NotificationSummary } from '../../../contract/notifications/notification.ts';
import type { Context } from '../../context.ts';
import { onlyRow } from '../../db/database.ts';
import { notifications } from '../../db/schema-notifications.ts';
import { presentNotification } from './present-notification.ts';

/**
 * Notification summary: number of active notifications, number with high priority in the last 24 h, and the newest one
 * (R3.14, R9.10).
 */
export async function getNotificationSummary({
  db,
  clock,
}: Context): Promise<Infer<typeof NotificationSummary>> {
  const now = clock.now();
  const isActive = and(eq(notifications.status, 'ACTIVE'), lte(notifications.createdAt, new Date(now)));
  const isUnread = and(
    eq(notifications.priority, 'HIGH'),
    gt(notifications.createdAt, new Date(now - NOTIFICATION_LIMITS.unreadWindow)),
  );
  const counted = await db
    .select({ totalCount: count(), unreadCount: sql`count(*) filter (where ${isUnread})`.mapWith(Number) })
    .from(notifications)
    .where(isActive);
  const [latest] = await db
    .select()
    .from(notifications)
    .where(isActive)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(1);
  return {
    ...onlyRow(counted),
    latestNotification: latest ? presentNotification(latest) : null,
  };
}

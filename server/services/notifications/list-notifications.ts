import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { QueryOf } from '../../../contract/api/call-types.ts';
import { NOTIFICATION_LIMITS } from '../../../contract/limits.ts';
import type { NotificationList } from '../../../contract/notifications/notification.ts';
import type { Context } from '../../context.ts';
import { countRows, requestedPage, paginateRows, existedAsOf } from '../../db/list-page.ts';
import { notifications } from '../../db/schema-notifications.ts';
import { Refusal } from '../../http/refusal.ts';
import { presentNotification } from './present-notification.ts';

const byUrgency = sql`array_position(array['LOW', 'MEDIUM', 'HIGH', 'URGENT'], ${notifications.priority})`;

/**
 * Notification list, default active ones, newest first (R5.12, R7.13, R9.10). Other statuses are for admins only; for
 * others FORBIDDEN.
 */
export async function listNotifications(
  ctx: Context,
  query: QueryOf<'listNotifications'>,
): Promise<Infer<typeof NotificationList>> {
  const { type, priority, status = 'ACTIVE' } = query;
  if (status !== 'ACTIVE' && ctx.asker.role !== 'admin')
    throw new Refusal('FORBIDDEN', 'No tienes permisos para ver estas notificaciones.');
  const page = requestedPage(query, NOTIFICATION_LIMITS.listLimit, ctx.clock.now());
  const isListed = and(
    eq(notifications.status, status),
    existedAsOf(notifications.createdAt, page),
    type ? eq(notifications.type, type) : undefined,
    priority ? eq(notifications.priority, priority) : undefined,
  );
  const direction = query.sortOrder === 'asc' ? asc : desc;
  const read = await ctx.db
    .select()
    .from(notifications)
    .where(isListed)
    .orderBy(
      ...(query.sortBy === 'priority' ? [direction(byUrgency)] : []),
      direction(notifications.createdAt),
      direction(notifications.id),
    )
    .limit(page.limit + 1)
    .offset(page.offset);
  const { rows, pagination } = paginateRows(page, read, await countRows(ctx.db, notifications, isListed));
  return { notifications: rows.map(presentNotification), pagination };
}

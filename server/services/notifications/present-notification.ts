import type { Notification } from '../../../contract/notifications/notification.ts';
import type { notifications } from '../../db/schema-notifications.ts';

/** Notification for the wire (R3.14). */
export const presentNotification = (row: typeof notifications.$inferSelect): Notification => ({
  id: row.id,
  title: row.title,
  message: row.message,
  type: row.type,
  priority: row.priority,
  status: row.status,
  ...(row.link && { link: row.link }),
  createdAt: row.createdAt.toISOString(),
});

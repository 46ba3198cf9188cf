import type { Infer } from 'superstruct';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type {
  NotificationPriority,
  NotificationStatus,
  NotificationType,
} from '../../contract/notifications/notification.ts';
import { moment } from './columns.ts';
import { users } from './schema-auth.ts';

/** What the house tells everybody. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    message: text().notNull(),
    type: text().$type<Infer<typeof NotificationType>>().notNull(),
    priority: text().$type<Infer<typeof NotificationPriority>>().notNull().default('MEDIUM'),
    status: text().$type<Infer<typeof NotificationStatus>>().notNull().default('ACTIVE'),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [index('notifications_by_creation').on(table.status, table.createdAt, table.id)],
);

/** What people wrote to the house. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('contact_messages_by_creation').on(table.createdAt, table.id)],
);

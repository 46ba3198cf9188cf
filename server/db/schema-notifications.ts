import type { Infer } from 'superstruct';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ContactState } from '../../contract/contact/contact-message.ts';
import type {
  NotificationPriority,
  NotificationStatus,
  NotificationType,
} from '../../contract/notifications/notification.ts';
import { timestampColumn } from './columns.ts';
import { users } from './schema-auth.ts';

/** Notifications from admins to all users. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    message: text().notNull(),
    /** Path of this market; blank without a link. */
    link: text().notNull().default(''),
    type: text().$type<Infer<typeof NotificationType>>().notNull(),
    priority: text().$type<Infer<typeof NotificationPriority>>().notNull().default('MEDIUM'),
    status: text().$type<Infer<typeof NotificationStatus>>().notNull().default('ACTIVE'),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [index('notifications_by_creation').on(table.status, table.createdAt, table.id)],
);

/** Contact messages to the market. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    state: text().$type<ContactState>().notNull().default('new'),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [
    index('contact_messages_unread_first').on(sql`(${table.state} = 'new')`, table.createdAt, table.id),
    index('contact_messages_by_state').on(table.state, table.createdAt, table.id),
  ],
);

/** Reply e-mails to contact messages. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid().primaryKey(),
    messageId: uuid()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    message: text().notNull(),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [index('contact_replies_by_creation').on(table.messageId, table.createdAt, table.id)],
);

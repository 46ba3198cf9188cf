import { bigint, boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './schema-auth.ts';

/**
 * Storage usage per account, in bytes: the sum of `pictures.bytes` and `product_imports.stored_bytes`. Triggers keep it, so that no verb
 * can forget it; whoever stores more locks the row first (`server/services/uploads/account-storage.ts`). `hasPublished` is whether a store
 * of the account was ever published, which a trigger writes down: it stays when the store is deleted, or given to somebody else.
 */
export const accountStorage = pgTable('account_storage', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  hasPublished: boolean().notNull().default(false),
});

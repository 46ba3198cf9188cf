import { bigint, boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './schema-auth.ts';

/**
 * Storage usage per account in bytes: sum of `pictures.bytes` and `product_imports.stored_bytes`. Triggers maintain it,
 * so that no verb can omit it. A verb that stores more locks the row first
 * (`server/services/uploads/account-storage.ts`). `hasPublished`: a store of the account was published once. A trigger
 * sets it permanently, even if the store is deleted or transferred.
 */
export const accountStorage = pgTable('account_storage', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  hasPublished: boolean().notNull().default(false),
});

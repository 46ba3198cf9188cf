import { index, pgTable, text, uuid, bigint, boolean } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';
import { users } from './schema-auth.ts';

/** Purpose of an uploaded file; `server/services/uploads/upload-handlers.ts` has the handler of each. */
export type UploadPurpose = 'profile' | 'storeHero' | 'storeLogo' | 'storeAvatar' | 'storeBanner' | 'product';

/** Upload slots: each accepts one file once (announced, in progress or used). The URL is stored as a hash. */
export const uploads = pgTable(
  'uploads',
  {
    hash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<UploadPurpose>().notNull(),
    /** Store, product or account of the file; null for the own account. */
    subjectId: uuid(),
    /** Name of the future picture. */
    pictureName: text().notNull(),
    contentType: text().notNull(),
    expiresAt: timestampColumn().notNull(),
    /** End of the claim by an upload in progress. */
    claimedUntil: timestampColumn(),
    /** Time of use, or of closing because the file is no longer needed. */
    usedAt: timestampColumn(),
  },
  (table) => [
    index('uploads_by_expiry').on(table.expiresAt),
    index('uploads_of_subject').on(table.subjectId),
  ],
);

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

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './schema-auth.ts';

/** What a file is for; `server/services/uploads/upload-handlers.ts` says what becomes of each when it has come. */
export type UploadPurpose = 'profile' | 'storeHero' | 'storeLogo' | 'storeAvatar' | 'storeBanner' | 'product';

/** Places where one file may be put once: announced, perhaps being received, used. The address is stored as its hash. */
export const uploads = pgTable(
  'uploads',
  {
    hash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<UploadPurpose>().notNull(),
    /** The store, product or account that it is for; none for one's own account. */
    subjectId: uuid(),
    /** The name that the picture will have. */
    pictureName: text().notNull(),
    contentType: text().notNull(),
    expiresAt: moment().notNull(),
    /** Until when somebody is putting it. */
    claimedUntil: moment(),
    /** When it was used, or closed since nobody wants the file any longer. */
    usedAt: moment(),
  },
  (table) => [
    index('uploads_by_expiry').on(table.expiresAt),
    index('uploads_of_subject').on(table.subjectId),
  ],
);

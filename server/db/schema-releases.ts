import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';

/** Published asset files of the releases that were served lately, by file name. Their bytes are blobs. */
export const publishedAssets = pgTable(
  'published_assets',
  {
    name: text().primaryKey(),
    /** Id in the keys of its blobs. */
    blobId: uuid().notNull(),
    /** Last time at which a process of a release with this file ran. */
    servedAt: timestampColumn().notNull(),
  },
  (table) => [index('published_assets_served_at').on(table.servedAt)],
);

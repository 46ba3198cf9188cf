import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';

export const BACKUP_STATES = ['running', 'verified', 'failed'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/**
 * Scheduled backups, by the database's clock. The process that runs one renews its lease; a running one whose lease is over
 * has failed. `rowCount`, `fileCount` and `bytes` are those of a verified one.
 */
export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey(),
    state: text().$type<BackupState>().notNull(),
    /** Name of its folder, or of its part of the bucket. */
    name: text().notNull(),
    /** Folder in which it lies, or "bucket:". */
    place: text().notNull(),
    startedAt: timestampColumn().notNull(),
    leasedUntil: timestampColumn().notNull(),
    finishedAt: timestampColumn(),
    rowCount: bigint({ mode: 'number' }),
    fileCount: integer(),
    bytes: bigint({ mode: 'number' }),
    /** Sentence for the admin, without data of the market. */
    failure: text(),
  },
  (table) => [
    index('backups_by_start').on(table.startedAt),
    check(
      'backups_state',
      sql`${table.state} in (${sql.raw(BACKUP_STATES.map((state) => `'${state}'`).join(', '))})`,
    ),
  ],
);

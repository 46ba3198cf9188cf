import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';

/**
 * Processes of the market (docs/decisions/079). Times are of the database's clock. Settings that must be equal in all
 * processes are stored as fingerprints, never as secrets.
 */
export const processes = pgTable(
  'processes',
  {
    id: uuid().primaryKey(),
    host: text().notNull(),
    pid: integer().notNull(),
    build: text().notNull(),
    /** Number of this release's newest migration. */
    schemaNumber: integer().notNull(),
    /** Fingerprint of JWT_PRIVATE_KEY. */
    signingKey: text().notNull(),
    /** Fingerprint of PUBLIC_URL. */
    publicUrl: text().notNull(),
    /** Fingerprint of the bucket's or folder's own mark; null if it could not be read. */
    storage: text(),
    /** Lead of the machine's clock over the database's, in ms. */
    clockLead: bigint({ mode: 'number' }).notNull(),
    /** Resident memory in bytes. */
    memory: bigint({ mode: 'number' }).notNull(),
    startedAt: timestampColumn().notNull(),
    /** Time of the last heartbeat. */
    seenAt: timestampColumn().notNull(),
  },
  (table) => [index('processes_seen').on(table.seenAt)],
);

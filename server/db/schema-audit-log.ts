import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditLogChange, AuditLogKind } from '../../contract/admin/audit-log.ts';
import { moment } from './columns.ts';

/**
 * Who changed what, when. A trigger refuses every update, deletion and truncation, so no foreign key may lead out of it: the accounts that
 * it names by their ids may be gone, and it holds nothing else of them (docs/decisions/058).
 */
export const journal = pgTable(
  'journal',
  {
    id: uuid().primaryKey(),
    kind: text().$type<AuditLogKind>().notNull(),
    actorId: uuid().notNull(),
    subjectId: uuid().notNull(),
    changes: jsonb().$type<AuditLogChange[]>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('journal_by_creation').on(table.createdAt, table.id),
    index('journal_of_kind').on(table.kind, table.createdAt, table.id),
    index('journal_of_actor').on(table.actorId, table.createdAt, table.id),
    index('journal_of_subject').on(table.subjectId, table.createdAt, table.id),
  ],
);

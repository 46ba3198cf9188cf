import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditLogChange, AuditLogKind } from '../../contract/admin/audit-log.ts';
import { timestampColumn } from './columns.ts';

/**
 * Audit log table: actor, changes and time. A trigger rejects update, delete and truncate, so it has no foreign keys:
 * the referenced accounts may be deleted. Beside their ids it stores no data about them (docs/decisions/058).
 */
export const journal = pgTable(
  'journal',
  {
    id: uuid().primaryKey(),
    kind: text().$type<AuditLogKind>().notNull(),
    actorId: uuid().notNull(),
    subjectId: uuid().notNull(),
    changes: jsonb().$type<AuditLogChange[]>().notNull(),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [
    index('journal_by_creation').on(table.createdAt, table.id),
    index('journal_of_kind').on(table.kind, table.createdAt, table.id),
    index('journal_of_actor').on(table.actorId, table.createdAt, table.id),
    index('journal_of_subject').on(table.subjectId, table.createdAt, table.id),
  ],
);

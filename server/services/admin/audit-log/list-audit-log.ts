import { and, desc, eq, getTableColumns, gte, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AnswerOf, QueryOf } from '../../../../contract/api/call-types.ts';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import type { Context } from '../../../context.ts';
import { countRows, requestedPage, paginateRows, existedAsOf, rowsToRead } from '../../../db/list-page.ts';
import { users } from '../../../db/schema-auth.ts';
import { journal } from '../../../db/schema-audit-log.ts';

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

/**
 * Audit log for admins (R7.21): newest first, at most 100 entries per page. Accounts appear with their current names,
 * deleted ones only by id.
 */
export async function listAuditLog(
  { db, clock }: Context,
  query: QueryOf<'listAuditLog'>,
): Promise<AnswerOf<'listAuditLog'>> {
  const page = requestedPage(query, ADMIN_LIMITS.journal, clock.now());
  const { kind, actorId, subjectId, from, to } = query;
  const isListed = and(
    existedAsOf(journal.createdAt, page),
    kind && eq(journal.kind, kind),
    actorId === undefined ? undefined : eq(journal.actorId, actorId),
    subjectId === undefined ? undefined : eq(journal.subjectId, subjectId),
    from === undefined ? undefined : gte(journal.createdAt, new Date(from)),
    to === undefined ? undefined : lte(journal.createdAt, new Date(to)),
  );
  const read = await db
    .select({ ...getTableColumns(journal), actorName: actors.fullName, subjectName: subjects.fullName })
    .from(journal)
    .leftJoin(actors, eq(actors.id, journal.actorId))
    .leftJoin(subjects, eq(subjects.id, journal.subjectId))
    .where(isListed)
    .orderBy(desc(journal.createdAt), desc(journal.id))
    .limit(rowsToRead(page))
    .offset(page.offset);
  const { rows, pagination } = paginateRows(page, read, await countRows(db, journal, isListed));
  return {
    entries: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      createdAt: row.createdAt.toISOString(),
      actor: { id: row.actorId, name: row.actorName },
      subject: { id: row.subjectId, name: row.subjectName },
      changes: row.changes,
    })),
    pagination,
  };
}

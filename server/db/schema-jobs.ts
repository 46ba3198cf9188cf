import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { JOB_KINDS, JOB_STATES, type JobKind, type JobState } from '../../contract/jobs/job.ts';
import { TAKEABLE_STATES } from '../../contract/lifecycles/job.lifecycle.ts';
import { timestampColumn } from './columns.ts';

const listed = (words: readonly string[]) => sql.raw(words.map((one) => `'${one}'`).join(', '));

/** Condition: a process may take the job once its time has come. */
export const isTakeable = sql`state in (${listed(TAKEABLE_STATES)})`;

/**
 * Background jobs (docs/decisions/078). `key` is the id of the e-mail or import, or the key of a periodic kind. Times
 * are of the market's clock.
 */
export const jobs = pgTable(
  'jobs',
  {
    kind: text().$type<JobKind>().notNull(),
    key: uuid().notNull(),
    state: text().$type<JobState>().notNull().default('waiting'),
    /** Number of times that a process took the job since it last began to wait. */
    tries: integer().notNull().default(0),
    /** Time from which a process may take the job; of a leased job the end of its lease. */
    runAt: timestampColumn().notNull(),
    /** Of the process that has the job; it settles the job only while it has this lease. */
    lease: uuid(),
    /** One line without secrets. */
    lastError: text(),
    createdAt: timestampColumn().notNull(),
    /** Time of the last change of state. */
    changedAt: timestampColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    check('jobs_kind', sql`${table.kind} in (${listed(JOB_KINDS)})`),
    check('jobs_state', sql`${table.state} in (${listed(JOB_STATES)})`),
    index('jobs_due').on(table.kind, table.runAt).where(isTakeable),
    index('jobs_to_decide')
      .on(table.changedAt)
      .where(sql`state in ('failed', 'givenUp')`),
    index('jobs_done')
      .on(table.changedAt)
      .where(sql`state = 'done'`),
  ],
);

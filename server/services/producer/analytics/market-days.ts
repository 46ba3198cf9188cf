import { LRUCache } from 'lru-cache';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DayRange } from '../../../../contract/values/day-range.ts';
import { daySpan } from '../../../../contract/values/calendar-day.ts';
import { offsetChanges } from '../../../../contract/values/time-zone-offsets.ts';

const MINUTE = 60_000;

/** Half-open time range in ms UTC: `since` inclusive, `before` exclusive. */
export interface TimeRange {
  since: number;
  before: number;
}

/** Cache of time ranges, because a time zone lookup takes as long as a small SQL statement. */
const known = new LRUCache<string, TimeRange, DayRange & { timeZone: string }>({
  max: 500,
  memoMethod: (_name, _stale, { context: { from, to, timeZone } }) => ({
    since: Date.parse(daySpan(from, timeZone).first),
    before: Date.parse(daySpan(to, timeZone).last) + 1,
  }),
});

export const timeRangeOf = ({ from, to }: DayRange, timeZone: string): TimeRange =>
  known.memo(`${timeZone} ${from} ${to}`, { context: { from, to, timeZone } });

const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;

/** As an SQL literal, so that it is not computed for each row. */
const minutes = (count: number): SQL => sql.raw(`interval '${Math.trunc(count)} minutes'`);

/** Condition for instants in a time range. */
export const isWithin = (column: SQLWrapper, { since, before }: TimeRange): SQL =>
  sql`${column} >= ${instant(since)} and ${column} < ${instant(before)}`;

/**
 * SQL expression of the market day of an instant in a range. It contains the UTC offsets instead of the time zone name,
 * so that one table of time zones decides here and in the browser.
 */
export function marketDaySql(column: SQLWrapper, { since, before }: TimeRange, timeZone: string): SQL {
  const {
    changes: [[, first], ...later],
  } = offsetChanges(since, before, timeZone);
  const cases = later
    .toReversed()
    .map(([from, ahead]) => sql`when ${column} >= ${instant(from * MINUTE)} then ${minutes(ahead)}`);
  const ahead =
    cases.length === 0 ? minutes(first) : sql`case ${sql.join(cases, sql` `)} else ${minutes(first)} end`;
  return sql`(${column} at time zone 'UTC' + ${ahead})::date`;
}

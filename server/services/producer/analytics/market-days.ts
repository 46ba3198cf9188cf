import { LRUCache } from 'lru-cache';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Days } from '../../../../contract/values/days.ts';
import { daySpan } from '../../../../contract/values/calendar-day.ts';
import { offsetChanges } from '../../../../contract/values/time-zone-offsets.ts';

const MINUTE = 60_000;

/** From which instant on and before which one some days of the market lie, in ms UTC. */
export interface Span {
  since: number;
  before: number;
}

/** Asking what the clocks of a zone show takes as long as a small statement, and a year has twelve months. */
const known = new LRUCache<string, Span>({ max: 500 });

export function spanOf({ from, to }: Days, timeZone: string): Span {
  const name = `${timeZone} ${from} ${to}`;
  const span = known.get(name) ?? {
    since: Date.parse(daySpan(from, timeZone).first),
    before: Date.parse(daySpan(to, timeZone).last) + 1,
  };
  known.set(name, span);
  return span;
}

const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;

/** Written out, so that it is not worked out anew for each row. */
const minutes = (count: number): SQL => sql.raw(`interval '${Math.trunc(count)} minutes'`);

/** Holds for the instants of a span. */
export const isWithin = (column: SQLWrapper, { since, before }: Span): SQL =>
  sql`${column} >= ${instant(since)} and ${column} < ${instant(before)}`;

/**
 * The day of the market's calendar of each instant of a span, as a date. The zone's clocks are told to the database instead of its name:
 * an embedded one does not know every zone.
 */
export function dayOf(column: SQLWrapper, { since, before }: Span, timeZone: string): SQL {
  const { changes } = offsetChanges(since, before, timeZone);
  const [[, first] = [0, 0], ...later] = changes;
  const cases = later
    .toReversed()
    .map(([from, ahead]) => sql`when ${column} >= ${instant(from * MINUTE)} then ${minutes(ahead)}`);
  const ahead =
    cases.length === 0 ? minutes(first) : sql`case ${sql.join(cases, sql` `)} else ${minutes(first)} end`;
  return sql`(${column} at time zone 'UTC' + ${ahead})::date`;
}

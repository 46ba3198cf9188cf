import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { CLOCK_TRANSITIONS } from '../../contract/lifecycles/popup-store.lifecycle.ts';
import { popupStores } from '../db/schema-stores.ts';

/** Condition for stores that anybody may see. */
export const publicStoreSql: SQL = sql`${popupStores.isPublic}`;

const live = sql`${popupStores.status} in ('scheduled', 'active')`;

/** Condition for open stores, by the clock and not by the stored status, which a job updates later (R4.10). */
export const isOpenStore = (now: SQLWrapper): SQL =>
  sql`(${live} and ${popupStores.startDate} <= ${now} and ${popupStores.endDate} >= ${now})`;

/** Condition for stores that will open automatically. */
export const isUpcomingStore = (now: SQLWrapper): SQL => sql`(${live} and ${popupStores.startDate} > ${now})`;

/** Condition for stores that ended between `since` and `now`. */
export const isEndedStore = (now: SQLWrapper, since: SQLWrapper): SQL =>
  sql`((${popupStores.status} = 'ended' or (${live} and ${popupStores.endDate} < ${now})) and ${popupStores.endDate} >= ${since})`;

const { status, startDate, endDate } = popupStores;

/** SQL expression of the lifecycle event that a store's dates cause at `now`, else null; the same as in `statusByClock`. */
export const clockEventSql = (now: SQLWrapper): SQL => sql`case
  when ${endDate} < ${now} then 'window.closed'
  when ${startDate} <= ${now} and ${endDate} is not null then 'window.opened'
end`;

/** Lifecycle transitions (from, event, to) as SQL rows. */
export const clockTransitionRows = (arrows: typeof CLOCK_TRANSITIONS): SQL =>
  sql.join(
    arrows.map(({ from, event, to }) => sql`(${from}, ${event}, ${to})`),
    sql`, `,
  );

/** SQL expression of a store's status by the clock, even if the job has not stored it yet. */
export const statusByClockSql = (now: SQLWrapper): SQL => sql`coalesce((
  select arrow.after from (values ${clockTransitionRows(CLOCK_TRANSITIONS)}) as arrow (before, event, after)
  where arrow.before = ${status} and arrow.event = ${clockEventSql(now)}), ${status})`;

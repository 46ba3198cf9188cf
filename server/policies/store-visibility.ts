import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { CLOCK_ARROWS } from '../../contract/lifecycles/popup-store.lifecycle.ts';
import { popupStores } from '../db/schema-stores.ts';

/** A store that anybody may look at. */
export const isPublicStore: SQL = sql`${popupStores.isPublic}`;

const live = sql`${popupStores.status} in ('scheduled', 'active')`;

/** The clock opens and closes stores; the job that moves their status is never waited for (R4.10). */
export const isOpenStore = (now: SQLWrapper): SQL =>
  sql`(${live} and ${popupStores.startDate} <= ${now} and ${popupStores.endDate} >= ${now})`;

/** A store that will open by itself. */
export const isUpcomingStore = (now: SQLWrapper): SQL => sql`(${live} and ${popupStores.startDate} > ${now})`;

/** A store that is over, and was not yet at `since`. */
export const isEndedStore = (now: SQLWrapper, since: SQLWrapper): SQL =>
  sql`((${popupStores.status} = 'ended' or (${live} and ${popupStores.endDate} < ${now})) and ${popupStores.endDate} >= ${since})`;

const { status, startDate, endDate } = popupStores;

/** What the clock says to a store: `statusByClock` decides by it. */
export const clockSays = (now: SQLWrapper): SQL => sql`case
  when ${endDate} < ${now} then 'window.closed'
  when ${startDate} <= ${now} and ${endDate} is not null then 'window.opened'
end`;

/** Arrows of the lifecycle, as rows of SQL. */
export const arrowRows = (arrows: typeof CLOCK_ARROWS): SQL =>
  sql.join(
    arrows.map(({ from, event, to }) => sql`(${from}, ${event}, ${to})`),
    sql`, `,
  );

/** The status of a store by the clock, whether or not the job has come by. */
export const statusNow = (now: SQLWrapper): SQL => sql`coalesce((
  select arrow.after from (values ${arrowRows(CLOCK_ARROWS)}) as arrow (before, event, after)
  where arrow.before = ${status} and arrow.event = ${clockSays(now)}), ${status})`;

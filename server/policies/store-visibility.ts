import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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

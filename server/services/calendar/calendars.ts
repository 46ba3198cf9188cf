import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { MemoryCache } from '../../memory-cache.ts';
import { calendarFeedText, storeCalendarText } from './calendar-text.ts';
import { readOpening, readOpenings } from './opening-events.ts';

/** Cache time of a calendar in ms, equal to that of a page. */
const TTL = 60_000;
const MAX_CALENDARS = 500;

/** Calendar feed limits: ended openings stay for `OVER_FOR` ms, at most `MOST` events. */
const OVER_FOR = 30 * 24 * 3_600_000;
const MOST = 500;

interface CalendarsOptions {
  db: Database;
  clock: Clock;
  /** Public origin of the market, without a final slash. */
  origin: string;
}

/** iCalendar file with its ETag. */
export interface CalendarFile {
  text: string;
  etag: string;
}

export interface Calendars {
  /** Openings of all stores. */
  all(): Promise<CalendarFile>;
  /** Opening of a public store by slug; null if there is no such store, or it has no dates. */
  ofStore(slug: string): Promise<CalendarFile | null>;
}

const fileOf = (text: string): CalendarFile => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

/** iCalendar files with store openings (R4.8), each cached for a minute. */
export function createCalendars({ db, clock, origin }: CalendarsOptions): Calendars {
  const cache = new MemoryCache<CalendarFile | null>({
    name: 'calendars',
    maxEntries: MAX_CALENDARS,
    ttl: TTL,
    isCacheable: (file) => file !== null,
  });
  return {
    all: () =>
      cache.getOrCompute('', clock.now(), async () =>
        fileOf(calendarFeedText(await readOpenings(db, new Date(clock.now() - OVER_FOR), MOST), origin)),
      ),
    ofStore: (slug) =>
      cache.getOrCompute(slug, clock.now(), async () => {
        const opening = await readOpening(db, slug);
        return opening && fileOf(storeCalendarText(opening, origin));
      }),
  };
}

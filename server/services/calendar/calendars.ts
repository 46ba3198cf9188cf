import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { createMemo } from '../../memoize.ts';
import { openingsText, openingText } from './calendar-text.ts';
import { readOpening, readOpenings } from './opening-events.ts';

/** How long a calendar is sent again as it was, in ms: as long as a page. */
const KEPT_FOR = 60_000;
const KEPT = 500;

/** What is over stays in the calendar of all for so long, in ms, and no more than so many stand in it. */
const OVER_FOR = 30 * 24 * 3_600_000;
const MOST = 500;

interface CalendarsOptions {
  db: Database;
  clock: Clock;
  /** Where people reach the market, without a slash at the end. */
  origin: string;
}

/** A file in iCalendar, and what tells whether it has changed. */
export interface CalendarFile {
  text: string;
  etag: string;
}

export interface Calendars {
  /** When every store opens and closes. */
  all(): Promise<CalendarFile>;
  /** When the public store of this slug opens and closes; null without such a store, or without its dates. */
  ofStore(slug: string): Promise<CalendarFile | null>;
}

const fileOf = (text: string): CalendarFile => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

/** When stores open, as files for the calendars of whoever looks forward to them (R4.8); each is kept for a minute. */
export function createCalendars({ db, clock, origin }: CalendarsOptions): Calendars {
  const keep = createMemo<CalendarFile>({ clock, keptFor: KEPT_FOR, max: KEPT });
  return {
    all: () =>
      keep('', async () =>
        fileOf(openingsText(await readOpenings(db, new Date(clock.now() - OVER_FOR), MOST), origin)),
      ),
    ofStore: (slug) =>
      keep(slug, async () => {
        const opening = await readOpening(db, slug);
        return opening && fileOf(openingText(opening, origin));
      }),
  };
}

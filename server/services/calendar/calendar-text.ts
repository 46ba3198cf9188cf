import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator';
import type { OpeningEvent } from './opening-events.ts';

/** Refresh interval for calendar subscriptions, in seconds. */
const ASKED_AGAIN = 60 * 60;

const MADE_BY = { company: 'Tenderete', product: 'Puestos', language: 'ES' };

/**
 * Store opening as a calendar event (RFC 5545). Times are in UTC, so that clock changes do not matter. The UID is
 * stable, SEQUENCE grows with every change, and the event does not block time.
 */
function addOpening(calendar: ICalCalendar, opening: OpeningEvent, origin: string) {
  const { id, slug, name, told, startDate, endDate, createdAt, updatedAt } = opening;
  const url = `${origin}/tienda/${slug}`;
  return calendar.createEvent({
    id: `${id}@${new URL(origin).hostname}`,
    sequence: Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1_000)),
    stamp: updatedAt,
    lastModified: updatedAt,
    start: startDate,
    end: endDate,
    summary: name,
    description: `${told}\n\n${url}`,
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
}

/**
 * iCalendar file of one store, with an alarm at its opening. `origin` is the market's public origin, without a final
 * slash.
 */
export function storeCalendarText(opening: OpeningEvent, origin: string): string {
  const calendar = new ICalCalendar({ prodId: MADE_BY });
  addOpening(calendar, opening, origin).createAlarm({
    type: ICalAlarmType.display,
    triggerBefore: 0,
    description: `${opening.name} abre ahora`,
  });
  return calendar.toString();
}

/** iCalendar feed of all stores, for subscriptions. */
export function calendarFeedText(openings: readonly OpeningEvent[], origin: string): string {
  const calendar = new ICalCalendar({ name: 'Puestos de Tenderete', prodId: MADE_BY, ttl: ASKED_AGAIN });
  for (const opening of openings) addOpening(calendar, opening, origin);
  return calendar.toString();
}

import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator';
import type { OpeningEvent } from './opening-events.ts';

/** How often programs that follow a calendar are to ask for it again, in seconds. */
const ASKED_AGAIN = 60 * 60;

const MADE_BY = { company: 'Tenderete', product: 'Puestos', language: 'ES' };

/**
 * A store's opening as an event (RFC 5545): in UTC, so that it is right on both sides of a change of the clocks; the same UID for as
 * long as the store lives, with a SEQUENCE that grows whenever it was changed. It keeps nobody busy.
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

/** The calendar file of one store, which rings when it opens. `origin` is where people reach the market, without a slash at the end. */
export function openingText(opening: OpeningEvent, origin: string): string {
  const calendar = new ICalCalendar({ prodId: MADE_BY });
  addOpening(calendar, opening, origin).createAlarm({
    type: ICalAlarmType.display,
    triggerBefore: 0,
    description: `${opening.name} abre ahora`,
  });
  return calendar.toString();
}

/** The calendar of all stores, for programs that follow it. */
export function openingsText(openings: readonly OpeningEvent[], origin: string): string {
  const calendar = new ICalCalendar({ name: 'Puestos de Tenderete', prodId: MADE_BY, ttl: ASKED_AGAIN });
  for (const opening of openings) addOpening(calendar, opening, origin);
  return calendar.toString();
}

const MAX_AGE = 60_000;
const UUID = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/gi;
const STORE_DATE = /"(?:startDate|endDate|opensAt|closesAt)":"([^"]+)"/g;

/** The ids of everything on a page, read off its state: a change of any of them ends the page's place in the cache. */
export const referencedIds = (state: string): Set<string> => new Set(state.match(UUID) ?? []);

/** Until when a page holds, in ms: the next opening or closing of a store on it, 60 s at most. */
export function expiresAt(state: string, now: number): number {
  let earliest = now + MAX_AGE;
  for (const [, date] of state.matchAll(STORE_DATE)) {
    const moment = Date.parse(date ?? '');
    if (moment > now && moment < earliest) earliest = moment;
  }
  return earliest;
}

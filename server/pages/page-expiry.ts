const MAX_AGE = 60_000;
const UUID = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/gi;
const STORE_DATE = /"(?:startDate|endDate|opensAt|closesAt)":"([^"]+)"/g;

/** Ids of all entities in a page's state. A change of any of them invalidates the cached page. */
export const referencedIds = (state: string): Set<string> => new Set(state.match(UUID) ?? []);

/** Expiry of a page in ms: the next opening or closing of a store on it, at most after 60 s. */
export function expiresAt(state: string, now: number): number {
  let earliest = now + MAX_AGE;
  for (const [, date] of state.matchAll(STORE_DATE)) {
    const moment = Date.parse(date ?? '');
    if (moment > now && moment < earliest) earliest = moment;
  }
  return earliest;
}

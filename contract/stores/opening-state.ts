import type { Formatter } from '../values/format.ts';
import type { PopupStore } from './popup-store.ts';

type Dated = Pick<PopupStore, 'status' | 'startDate' | 'endDate'>;

/** Opening state of a store: upcoming, open, ended, or unavailable (paused, draft, archived or without dates). */
export type OpeningState = 'upcoming' | 'open' | 'ended' | 'unavailable';

/** True if a store is open at `now` (ms): status active and within its dates. A missing date means closed (R4.10). */
export function isOpenAt(store: Dated, now: number): boolean {
  if (store.status !== 'active' || !store.startDate || !store.endDate) return false;
  return Date.parse(store.startDate) <= now && now <= Date.parse(store.endDate);
}

/** Opening state of a store at `now` (ms). Scheduled counts as active: the clock opens the store, not a job (R4.10). */
export function openingStateAt({ status, startDate, endDate }: Dated, now: number): OpeningState {
  if (status === 'ended') return 'ended';
  if ((status !== 'active' && status !== 'scheduled') || !startDate || !endDate) return 'unavailable';
  if (now < Date.parse(startDate)) return 'upcoming';
  return now <= Date.parse(endDate) ? 'open' : 'ended';
}

/** Message for a store that is not open at `now` (ms); null if it is open (R8.9). */
export function closedStoreMessage(
  store: Dated,
  now: number,
  format: Pick<Formatter, 'dayAndTime'>,
): string | null {
  const window = openingStateAt(store, now);
  if (window === 'open') return null;
  if (window === 'upcoming' && store.startDate)
    return `La tienda comenzará el ${format.dayAndTime(store.startDate)}`;
  if (window === 'ended' && store.endDate)
    return `La tienda finalizó el ${format.dayAndTime(store.endDate)}. Ya no se pueden realizar compras.`;
  return 'La tienda no está disponible para compras';
}

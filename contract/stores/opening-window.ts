import type { Formatter } from '../values/format.ts';
import type { PopupStore } from './popup-store.ts';

type Dated = Pick<PopupStore, 'status' | 'startDate' | 'endDate'>;

/** Where a store stands: not yet open, open, over, or not for sale at all (paused, draft, archived, without dates). */
export type OpeningState = 'upcoming' | 'open' | 'ended' | 'unavailable';

/** Whether a store sells at a moment in ms: status active and now within its dates; a missing date means no (R4.10). */
export function isOpenAt(store: Dated, now: number): boolean {
  if (store.status !== 'active' || !store.startDate || !store.endDate) return false;
  return Date.parse(store.startDate) <= now && now <= Date.parse(store.endDate);
}

/** Where a store stands at a moment in ms. Scheduled counts as active: the clock opens it, no job (R4.10). */
export function openingStateAt({ status, startDate, endDate }: Dated, now: number): OpeningState {
  if (status === 'ended') return 'ended';
  if ((status !== 'active' && status !== 'scheduled') || !startDate || !endDate) return 'unavailable';
  if (now < Date.parse(startDate)) return 'upcoming';
  return now <= Date.parse(endDate) ? 'open' : 'ended';
}

/** Why a store does not sell at a moment in ms, as a sentence fit to show; null when it does (R8.9). */
export function closedStoreSentence(
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

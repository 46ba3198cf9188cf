import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { sampleStore } from './samples.ts';

/** 21 November 2026, 12:00 UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12);

export const hoursFromNoon = (hours: number) => new Date(NOON + hours * 60 * 60 * 1_000).toISOString();

/** Store that is open from an hour before noon to an hour after. */
export const popupStore = (changes: Partial<PopupStore> = {}): PopupStore =>
  sampleStore({ slug: 'barro-y-sal', startDate: hoursFromNoon(-1), endDate: hoursFromNoon(1), ...changes });

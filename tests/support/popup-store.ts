import type { PopupStore } from '../../contract/popup-store.ts';

/** 21 November 2026, 12:00 UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR = 60 * 60 * 1_000;
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();

/** A store that is open from an hour before noon to an hour after. */
export const popupStore = (changes: Partial<PopupStore> = {}): PopupStore => ({
  id: '01936f2e-0000-7000-8000-000000000001',
  name: 'Barro y Sal',
  slug: 'barro-y-sal',
  description: 'Cerámica de Níjar',
  status: 'active',
  startDate: at(-1),
  endDate: at(1),
  config: {},
  productCount: 3,
  ...changes,
});

export const hoursFromNoon = at;

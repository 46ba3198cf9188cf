import type { Formatter } from '../../../contract/values/format.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { openingStateAt } from '../../../contract/stores/opening-state.ts';

export const storePageMessages = {
  title: 'Puesto',
  counter: 'En el mostrador',
  bare: 'Este puesto todavía no ha sacado su mercancía.',
  everything: 'Ver todo el puesto',
  categories: 'Qué vende',
  others: 'Ver otros puestos',
  openOnes: 'Ver puestos abiertos',
  owner: 'Quién vende',
  terms: 'Quién vende, cómo se paga, cómo te llega y qué pasa si lo devuelves',
} as const;

/** Opening or closing time of a store to the minute, for `now` in ms UTC; null without a date. */
export function storeOpeningTimeText(
  store: Pick<PopupStore, 'status' | 'startDate' | 'endDate'>,
  now: number,
  { dayAndTime }: Pick<Formatter, 'dayAndTime'>,
): string | null {
  const window = openingStateAt(store, now);
  if (window === 'upcoming' && store.startDate) return `Abre el ${dayAndTime(store.startDate)}`;
  if (window === 'open' && store.endDate) return `Cierra el ${dayAndTime(store.endDate)}`;
  return window === 'ended' && store.endDate ? `Cerró el ${dayAndTime(store.endDate)}` : null;
}

/** Reason why a store that was open no longer sells, for `now` in ms UTC; null if it sells or will. */
export function notSellingText(
  store: Pick<PopupStore, 'status' | 'startDate' | 'endDate'>,
  now: number,
): string | null {
  if (store.status === 'paused') return 'Está en pausa y ahora no vende.';
  return openingStateAt(store, now) === 'ended' ? 'Ya ha recogido.' : null;
}

import type { Formatter } from '../../../contract/values/format.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { isOpenAt } from '../../../contract/stores/opening-state.ts';

export interface OpeningBadgeContent {
  tone: 'open' | 'closing' | 'soon' | 'paused' | 'over';
  text: string;
  /** Time left in the last 24 hours, else null. */
  countdown: string | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FAR = 14;

type Dated = Pick<PopupStore, 'status' | 'startDate' | 'endDate'>;

const over = (text: string): OpeningBadgeContent => ({ tone: 'over', text, countdown: null });

function timeLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE));
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

function future(at: string, now: number, { daysBetween, time, atTime, day }: Formatter): string {
  const days = daysBetween(now, at);
  if (days <= 0) return `hoy ${atTime(at)}`;
  if (days === 1) return time(at) === '00:00' ? 'esta medianoche' : `mañana ${atTime(at)}`;
  return days <= FAR ? `en ${days} días` : `el ${day(at)}`;
}

function past(at: string, now: number, { daysBetween, day }: Formatter): string {
  const days = daysBetween(at, now);
  if (days <= 0) return 'hoy';
  if (days === 1) return 'ayer';
  return days <= FAR ? `hace ${days} días` : `el ${day(at)}`;
}

/** Opening state of a store at `now` (ms UTC): text and tone of its badge (R4.8, R4.10). */
export function openingBadgeContent(store: Dated, now: number, formatter: Formatter): OpeningBadgeContent {
  const { status, startDate, endDate } = store;
  if (status === 'draft') return over('Borrador');
  if (status === 'archived') return over('Archivado');
  if (status === 'paused') return { ...over('En pausa'), tone: 'paused' };
  if (!startDate || !endDate) return over('Sin fechas');
  if (status === 'ended' || Date.parse(endDate) < now) return over(`Cerró ${past(endDate, now, formatter)}`);
  if (Date.parse(startDate) > now) {
    return { tone: 'soon', text: `Abre ${future(startDate, now, formatter)}`, countdown: null };
  }
  if (!isOpenAt(store, now)) return { tone: 'soon', text: 'Abre enseguida', countdown: null };
  const left = Date.parse(endDate) - now;
  const closing = left <= DAY;
  return {
    tone: closing ? 'closing' : 'open',
    text: `${closing ? 'Cierra' : 'Abierto · cierra'} ${future(endDate, now, formatter)}`,
    countdown: closing ? timeLeft(left) : null,
  };
}

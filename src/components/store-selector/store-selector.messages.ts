import type { Formatter } from '../../../contract/values/format.ts';
import type { OpeningSpan } from './calendar-days.ts';

export const storeSelectorMessages = {
  title: 'Elige tu puesto',
  description:
    'Los puestos que están abiertos hoy, los que abren pronto y los que acaban de recoger. Busca por nombre o por lo que venden, o mira el calendario.',
  lead: 'Abren unos días y se van. Pilla el tuyo a tiempo.',
  search: 'Buscar puestos',
  submit: 'Buscar',
  searchHere: 'Nombre, o lo que vendan',
  categories: 'Qué venden',
  views: 'Cómo verlos',
  shelves: 'Puestos',
  calendar: 'Calendario',
  open: 'Abiertos ahora',
  openLead: 'El que antes cierra va primero.',
  upcoming: 'Abren pronto',
  upcomingLead: 'Apúntate la fecha.',
  ended: 'Acaban de cerrar',
  endedLead: 'Por si te lo perdiste: quizá vuelvan.',
  coming: 'Cargando puestos',
  enter: 'Ver el puesto',
  forget: 'Olvidarlo',
  none: 'Ningún puesto coincide',
  noneHint: 'Prueba con otra palabra.',
  noneAboutHint: 'Prueba con otra palabra o quita las categorías.',
  bare: 'Hoy la plaza está vacía',
  bareHint: 'Vuelve pronto: los puestos montan cualquier día.',
  clear: 'Ver todos los puestos',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  quietMonth: 'Este mes no abre ni cierra ningún puesto.',
  weekend: 'Este fin de semana',
  quietWeekend: 'Este fin de semana no habrá ningún puesto en la plaza.',
  follow: 'Llévate el calendario',
  followLead: 'Cada puesto nuevo aparecerá solo en el calendario de tu móvil o de tu ordenador. Sin cuenta.',
  followHere: 'Suscribirse al calendario',
  followGoogle: 'Añadir a Google Calendar',
  pages: 'Páginas de puestos abiertos',
} as const;

/** Last visited store in words: "Vienes de Barro y Cal" */
export const currentStoreText = ({ name }: { name: string }) => `Vienes de ${name}`;

export const storeDayLabels = { opens: 'Abre', closes: 'Cierra' } as const;

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
export const WEEKDAYS = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ');

/** Month in words: '2026-12' → "diciembre de 2026" */
export const monthText = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} de ${month.slice(0, 4)}`;

/** Month as a heading: "Diciembre de 2026" */
export const monthTitle = (month: string) => monthText(month).replace(/^./, (letter) => letter.toUpperCase());

/** Day in words: '2026-12-03' → "3 de diciembre" */
export const dayText = (day: string) => `${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** Weekend in words: "28 y 29 de noviembre", "31 de octubre y 1 de noviembre" */
export function weekendText([saturday = '', sunday = '']: readonly string[]): string {
  const isOneMonth = saturday.slice(0, 7) === sunday.slice(0, 7);
  return `${isOneMonth ? Number(saturday.slice(8)) : dayText(saturday)} y ${dayText(sunday)}`;
}

/** Dates of a store in words: "Del 18 a las 10:00 al 3 de diciembre a las 20:00". The month named above is omitted. */
export function openingSpanText(
  { startDate, endDate }: OpeningSpan['store'],
  month: string | null,
  { isoDay, atTime }: Pick<Formatter, 'isoDay' | 'atTime'>,
): string {
  const momentOf = (at: string) => {
    const day = isoDay(at);
    return `${month && day.startsWith(month) ? Number(day.slice(8)) : dayText(day)} ${atTime(at)}`;
  };
  return `Del ${momentOf(startDate)} al ${momentOf(endDate)}`;
}

/** Number of stores by state: "6 abiertos, 2 abren pronto y 1 acaba de cerrar". */
export function storeCountsText(
  { open, upcoming, ended }: { open: number; upcoming: number; ended: number },
  { count }: Pick<Formatter, 'count'>,
): string {
  const parts = [
    ...(open > 0 ? [count(open, 'abierto', 'abiertos')] : []),
    ...(upcoming > 0 ? [count(upcoming, 'abre pronto', 'abren pronto')] : []),
    ...(ended > 0 ? [count(ended, 'acaba de cerrar', 'acaban de cerrar')] : []),
  ];
  if (parts.length === 0) return '0 puestos';
  const last = parts.pop();
  return parts.length > 0 ? `${parts.join(', ')} y ${last}` : `${last}`;
}

/** Time until a store opens: "Faltan 2 días y 4 h", "Falta 1 h y 5 min". `ms` is positive. */
export function openingWaitText(ms: number, { count }: Pick<Formatter, 'count'>): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts =
    days > 0
      ? [count(days, 'día', 'días'), ...(hours > 0 ? [`${hours} h`] : [])]
      : [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])];
  const first = days > 0 ? days : hours > 0 ? hours : rest;
  return `${first === 1 ? 'Falta' : 'Faltan'} ${parts.join(' y ')}`;
}

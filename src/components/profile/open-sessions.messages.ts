import type { OpenSession } from '../../../contract/account/open-session.ts';
import type { Formatter } from '../../../contract/values/format.ts';
import type { OpenSessionsActorRef } from '../../machines/account/open-sessions.machine.ts';
import { retryWaitText } from '../feedback/retry-wait-text.ts';
import { userFailureText } from './user-failure.messages.ts';

type Moments = Pick<Formatter, 'daysBetween' | 'isoDay' | 'atTime'>;
type Failure = NonNullable<ReturnType<OpenSessionsActorRef['getSnapshot']>['context']['failure']>;

export const openSessionsMessages = {
  title: 'Sesiones abiertas',
  lead: 'Los aparatos en los que has entrado. Si no reconoces alguno, ciérralo y cambia tu contraseña.',
  reading: 'Mirando dónde tienes la sesión abierta…',
  retry: 'Reintentar',
  current: 'Este aparato',
  end: 'Cerrar',
  ending: 'Cerrando…',
  endOthers: 'Cerrar las demás',
  ended: 'Esa sesión está cerrada.',
  othersEnded: 'Las demás sesiones están cerradas.',
};

/** User agent patterns, in priority order: browsers include the names of others. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
];

const namedIn = (userAgent: string, names: readonly [RegExp, string][]) =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/** Browser and system of a user agent: "Chrome en Android". Unknown parts are left out. */
export function deviceText(userAgent: string | null): string {
  const browser = namedIn(userAgent ?? '', BROWSERS) ?? 'Un navegador';
  const system = namedIn(userAgent ?? '', SYSTEMS);
  return system === undefined ? browser : `${browser} en ${system}`;
}

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/**
 * Date relative to `now` (ms UTC): "hoy a las 18:20", "ayer", "el 3 de marzo", with the year if it is not the current one.
 */
function momentText(at: string, now: number, { daysBetween, isoDay, atTime }: Moments): string {
  const ago = daysBetween(at, now);
  if (ago === 1) return 'ayer';
  // A client clock that is behind can put the last use in the future.
  if (ago < 0) return 'hoy';
  if (ago === 0) return `hoy ${atTime(at)}`;
  const [year, month, day] = isoDay(at).split('-').map(Number);
  const [thisYear] = isoDay(now).split('-').map(Number);
  return `el ${day} de ${MONTHS[Number(month) - 1]}${year === thisYear ? '' : ` de ${year}`}`;
}

/** Session in words: "Chrome en Android · entraste el 20 de noviembre · última vez hoy a las 11:00"; `now` in ms UTC. */
export function sessionText(
  { userAgent, createdAt, lastUsedAt }: OpenSession,
  now: number,
  moments: Moments,
): string {
  const [entered, used] = [createdAt, lastUsedAt].map((at) => momentText(at, now, moments));
  return `${deviceText(userAgent)} · entraste ${entered} · última vez ${used}`;
}

/** Failure message of loading or ending sessions (R8.13). */
export const openSessionsFailureText = (failure: Failure, format: Pick<Formatter, 'count'>): string =>
  `${userFailureText(failure, {})}${retryWaitText(failure.retryAfter, format)}`;

import { intlOf, type LocaleFormatData, wallClock, formatMoney, formatNumber } from './locale-format-data.ts';

/** How the market writes money, time and its own addresses. Everything is explicit, so that server and browser write the same. */
export interface MarketLocale {
  locale: string;
  currency: string;
  timeZone: string;
  /** Where people reach the market, without a slash at the end. */
  origin: string;
}

export const DEFAULT_MARKET: MarketLocale = {
  locale: 'es-ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  origin: '',
};

// Month names differ between the ICU versions of Node and browsers ("sep", "sept"); a difference breaks hydration.
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];

/** Made when it is first asked for, since some take a browser long; then always the same. */
const lazily = <Made>(make: () => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};

const two = (value: number) => String(value).padStart(2, '0');

/**
 * The formatter of a market: prices in currency units, instants in ms or ISO 8601, counts with their plural. With the market's
 * notation it writes the same and asks Intl for nothing that the notation knows.
 */
export function createFormatter(market: MarketLocale, notation: LocaleFormatData | null = null) {
  const { locale, timeZone, origin } = market;
  const intl = intlOf(market);
  const [money, wholeNumber] = [lazily(intl.money), lazily(intl.number)];
  const number = (value: number) =>
    (notation && formatNumber(notation.writing, value)) ?? wholeNumber().format(value);
  const plural = lazily(() => new Intl.PluralRules(locale));
  const clock = lazily(
    () =>
      new Intl.DateTimeFormat('en-GB', {
        timeZone,
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        hourCycle: 'h23',
      }),
  );

  const partsOf = (instant: number | string) => {
    const known = notation && wallClock(notation, new Date(instant).getTime());
    if (known) {
      return {
        year: known.getUTCFullYear(),
        month: known.getUTCMonth() + 1,
        day: known.getUTCDate(),
        hour: known.getUTCHours(),
        minute: known.getUTCMinutes(),
      };
    }
    const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
    for (const { type, value } of clock().formatToParts(new Date(instant))) {
      if (type in parts) parts[type as keyof typeof parts] = Number(value);
    }
    return parts;
  };
  const day = (instant: number | string) => {
    const { year, month, day: dayOfMonth } = partsOf(instant);
    return `${dayOfMonth} ${MONTHS[month - 1]} ${year}`;
  };
  const time = (instant: number | string) => {
    const { hour, minute } = partsOf(instant);
    return `${two(hour)}:${two(minute)}`;
  };

  return {
    /** "/products" → "https://mercado.example/products"; a whole address stays as it is. For those who read a page elsewhere. */
    absolute: (address: string) => (address.startsWith('/') ? origin + address : address),
    /** 1234.5 → "1.234,50 €" */
    price: (units: number) => (notation && formatMoney(notation.writing, units)) ?? money().format(units),
    number,
    /** "21 nov 2026" */
    day,
    /** "2026-11-21", the day in the market's zone, as calendars and `datetime` take it */
    isoDay: (instant: number | string) => {
      const { year, month, day: dayOfMonth } = partsOf(instant);
      return `${year}-${two(month)}-${two(dayOfMonth)}`;
    },
    /** "20:00", "08:00" */
    time,
    /** "a las 20:00", "a la 1:30", as a sentence has it */
    atTime: (instant: number | string) =>
      `${partsOf(instant).hour === 1 ? 'a la' : 'a las'} ${time(instant).replace(/^0/, '')}`,
    /** "21 nov 2026, 20:00" */
    dayAndTime: (instant: number | string) => `${day(instant)}, ${time(instant)}`,
    /** "7–21 sept 2026", "28 sept – 4 oct 2026" */
    range: (from: number | string, to: number | string) => {
      const [a, b] = [partsOf(from), partsOf(to)];
      if (a.year !== b.year) return `${day(from)} – ${day(to)}`;
      if (a.month !== b.month) return `${a.day} ${MONTHS[a.month - 1]} – ${day(to)}`;
      return a.day === b.day ? day(to) : `${a.day}–${day(to)}`;
    },
    /** Calendar days from one instant to another in the market's zone: 0 is today. */
    daysBetween: (from: number | string, to: number | string) => {
      const [a, b] = [partsOf(from), partsOf(to)];
      return Math.round(
        (Date.UTC(b.year, b.month - 1, b.day) - Date.UTC(a.year, a.month - 1, a.day)) / 86_400_000,
      );
    },
    /** count(1, 'producto', 'productos') → "1 producto" */
    count: (value: number, one: string, other: string) =>
      `${number(value)} ${plural().select(value) === 'one' ? one : other}`,
  };
}

export type Formatter = ReturnType<typeof createFormatter>;

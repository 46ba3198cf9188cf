import { intlOf, type LocaleFormatData, wallClock, formatMoney, formatNumber } from './locale-format-data.ts';

/**
 * Locale of the market for money, time and absolute URLs. All values are explicit, so that server and browser produce
 * identical text.
 */
export interface MarketLocale {
  locale: string;
  currency: string;
  timeZone: string;
  /** Public origin of the market, without a final slash. */
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

/** Lazy creation with memoization, because some Intl objects are slow to create in browsers. */
const lazily = <Made>(make: () => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};

const two = (value: number) => String(value).padStart(2, '0');

/**
 * Formatter of a market: prices in currency units, instants in ms or ISO 8601, counts with plural. With precomputed
 * format data it produces the same texts and avoids slow Intl calls.
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
    /**
     * Absolute URL for readers outside the site: "/products" → "https://mercado.example/products"; an absolute URL
     * stays unchanged.
     */
    absolute: (address: string) => (address.startsWith('/') ? origin + address : address),
    /** 1234.5 → "1.234,50 €" */
    price: (units: number) => (notation && formatMoney(notation.writing, units)) ?? money().format(units),
    number,
    /** "21 nov 2026" */
    day,
    /** "2026-11-21": the day in the market's time zone, as for calendars and the `datetime` attribute */
    isoDay: (instant: number | string) => {
      const { year, month, day: dayOfMonth } = partsOf(instant);
      return `${year}-${two(month)}-${two(dayOfMonth)}`;
    },
    /** "20:00", "08:00" */
    time,
    /** "a las 20:00", "a la 1:30", inside a sentence */
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
    /** Calendar days between two instants in the market's time zone: 0 is the same day. */
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

import { wallTimeAt } from '../../contract/values/wall-time.ts';

/** Day of the market's calendar, e.g. 2026-11-22, and hour of its clock from 0 to 23. */
export interface MarketHour {
  day: string;
  hour: number;
}

/** Cache interval in ms; hours of all time zones start at a multiple of it. */
const QUARTER = 15 * 60_000;

/**
 * Function for the market's day and hour at an instant (ms UTC). The time zone lookup is cached for 15 minutes, because
 * it takes longer than a call.
 */
export function createMarketHours(timeZone: string): (now: number) => MarketHour {
  let known = { quarter: Number.NaN, at: { day: '', hour: 0 } };
  return (now) => {
    const quarter = Math.floor(now / QUARTER);
    if (quarter !== known.quarter) {
      const { day, time } = wallTimeAt(new Date(quarter * QUARTER).toISOString(), timeZone);
      known = { quarter, at: { day, hour: Number(time.slice(0, 2)) } };
    }
    return known.at;
  };
}

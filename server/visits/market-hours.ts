import { wallTimeAt } from '../../contract/values/wall-time.ts';

/** A day of the market's calendar as 2026-11-22, and an hour of its clock from 0 to 23. */
export interface MarketHour {
  day: string;
  hour: number;
}

/** In ms; the hours of every zone begin with one. */
const QUARTER = 15 * 60_000;

/** Tells the market's day and hour at an instant in ms UTC. The zone is asked once in a quarter of an hour: that takes longer than a call. */
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

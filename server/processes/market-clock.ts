import { type Clock, systemClock } from '../clock.ts';

/** Clock of the market: the database's time, which all processes share, whatever the clock of their machine. */
export interface MarketClock extends Clock {
  /**
   * Adjusts the clock by a statement that tells the database's time in ms. A slow answer adjusts it only if the clock is
   * further off than the answer is uncertain. Rejects if the statement fails.
   */
  adjust(askTime: () => Promise<number>): Promise<void>;
  /** Lead of the machine's clock over the market's, in ms. */
  lead(): number;
}

/** Market clock that starts with the machine's time. Between adjustments it counts on without the machine's clock. */
export function createMarketClock(machine: Clock = systemClock): MarketClock {
  let offset = machine.now() - performance.now();
  let isAdjusted = false;
  const now = () => Math.floor(offset + performance.now());
  return {
    now,
    lead: () => machine.now() - now(),
    adjust: async (askTime) => {
      const asked = performance.now();
      const time = await askTime();
      const answered = performance.now();
      const measured = time - (asked + answered) / 2;
      const uncertainty = (answered - asked) / 2;
      if (isAdjusted && Math.abs(measured - offset) <= uncertainty) return;
      offset = measured;
      isAdjusted = true;
    },
  };
}

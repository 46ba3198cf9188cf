import type { Page } from '@playwright/test';

/** Frame durations during an action, in ms. */
export interface FrameDurations {
  worst: number;
  /** Number of frames longer than 50 ms. */
  late: number;
  frames: number;
}

const LATE = 50;

declare global {
  interface Window {
    /** Start time of each frame. */
    begun: number[];
  }
}

/** Runs in the page: records the start of each frame. */
function watchFrames(): void {
  window.begun = [];
  const next = (now: number) => {
    window.begun.push(now);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Frame durations of a page during an action. */
export async function measureFrameDurations(page: Page, going: () => Promise<void>): Promise<FrameDurations> {
  await page.evaluate(watchFrames);
  await going();
  const began = await page.evaluate(() => window.begun);
  const lengths = began.slice(1).map((moment, index) => moment - (began[index] ?? moment));
  return {
    worst: Math.max(...lengths),
    late: lengths.filter((length) => length > LATE).length,
    frames: lengths.length,
  };
}

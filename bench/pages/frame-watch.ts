import type { Page } from '@playwright/test';

/** How long frames took while something went on, in ms. */
export interface FrameFigures {
  worst: number;
  /** How many took longer than 50. */
  late: number;
  frames: number;
}

const LATE = 50;

declare global {
  interface Window {
    /** When each frame began. */
    begun: number[];
  }
}

/** Runs in the page: writes down when each frame begins. */
function watchFrames(): void {
  window.begun = [];
  const next = (now: number) => {
    window.begun.push(now);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** How long a page's frames take while something goes on in it. */
export async function framesDuring(page: Page, going: () => Promise<void>): Promise<FrameFigures> {
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

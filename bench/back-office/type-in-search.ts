import type { BrowserContext, Page } from '@playwright/test';
import { CPU_SLOWDOWN } from '../pages/conditions.ts';

/** How long frames took while somebody typed, in ms. */
export interface TypingFigures {
  worst: number;
  /** How many took longer than 50. */
  late: number;
  frames: number;
}

const LATE = 50;
const BETWEEN_LETTERS = 120;
const AFTERWARDS = 1_500;

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

/** Types a word into a list's search on a slow phone, letter by letter, and waits for what is found. */
export async function typeInSearch(
  context: BrowserContext,
  page: Page,
  word: string,
): Promise<TypingFigures> {
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.click();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(watchFrames);
  await search.pressSequentially(word, { delay: BETWEEN_LETTERS });
  await page.waitForTimeout(AFTERWARDS);
  const began = await page.evaluate(() => window.begun);
  const lengths = began.slice(1).map((moment, index) => moment - (began[index] ?? moment));
  return {
    worst: Math.max(...lengths),
    late: lengths.filter((length) => length > LATE).length,
    frames: lengths.length,
  };
}

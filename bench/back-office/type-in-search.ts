import type { BrowserContext, Page } from '@playwright/test';
import { type FrameDurations, measureFrameDurations } from '../pages/frame-durations.ts';

const BETWEEN_LETTERS = 120;
const AFTERWARDS = 1_500;

/** Types a word into a list's search on a throttled CPU and waits for the results; returns frame durations. */
export async function typeInSearch(
  context: BrowserContext,
  page: Page,
  { word, slowdown }: { word: string; slowdown: number },
): Promise<FrameDurations> {
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.click();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return measureFrameDurations(page, async () => {
    await search.pressSequentially(word, { delay: BETWEEN_LETTERS });
    await page.waitForTimeout(AFTERWARDS);
  });
}

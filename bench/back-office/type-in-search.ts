import type { BrowserContext, Page } from '@playwright/test';
import { CPU_SLOWDOWN } from '../pages/conditions.ts';
import { type FrameFigures, framesDuring } from '../pages/frame-watch.ts';

const BETWEEN_LETTERS = 120;
const AFTERWARDS = 1_500;

/** Types a word into a list's search on a slow phone, letter by letter, and waits for what is found. */
export async function typeInSearch(context: BrowserContext, page: Page, word: string): Promise<FrameFigures> {
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.click();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return framesDuring(page, async () => {
    await search.pressSequentially(word, { delay: BETWEEN_LETTERS });
    await page.waitForTimeout(AFTERWARDS);
  });
}

import type { Page } from '@playwright/test';

/** Records every heading and account name that is ever painted, from the first byte on. */
export async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenHeadings: seen });
    const note = () => {
      for (const { textContent } of document.querySelectorAll('main h1, main h2:not(aside h2)'))
        if (textContent && !seen.includes(textContent)) seen.push(textContent);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

export const seenHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { seenHeadings: string[] }).seenHeadings);

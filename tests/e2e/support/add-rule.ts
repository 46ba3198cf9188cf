import type { Page } from '@playwright/test';

/** Adds a rule to a page: the content policy admits no style element of a test's. */
export const addRule = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

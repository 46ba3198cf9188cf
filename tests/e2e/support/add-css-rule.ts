import type { Page } from '@playwright/test';

/** Adds a CSS rule to a page; the content policy blocks style elements of tests. */
export const addCssRule = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

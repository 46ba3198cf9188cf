import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';

const documentOf = (parts: string, styles = '') =>
  `<!doctype html><html lang="es"><title>Puesto</title><style>${styles}</style><main><h1>Puesto</h1>${parts}</main></html>`;

const PALE_BY_NIGHT = '@media (prefers-color-scheme: dark) { p { background: #000; color: #333 } }';

test(
  'who would be shut out of a screen is told, by day and by night',
  { tag: '@desktop' },
  async ({ page }) => {
    // axe can only inspect a frame with the same origin as the page, and a page without a URL has none.
    // The content policy of the server's answers would block the styles.
    await page.route('**/puesto', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('/puesto');
    await page.setContent(documentOf('<p>Miel</p>'));
    await expectAccessible(page);
    for (const [fault, content] of [
      ['image-alt at img', documentOf('<img src="data:," width="40" height="40">')],
      ['color-contrast at p', documentOf('<p style="color:#bbb;background:#fff">Miel</p>')],
      ['color-contrast at p', documentOf('<p>Miel</p>', PALE_BY_NIGHT)],
      [
        'image-alt at iframe',
        documentOf(`<iframe title="Así la verán" srcdoc="<img src='data:,' width=40>"></iframe>`),
      ],
    ] as const) {
      await page.setContent(content);
      await expect(expectAccessible(page), content).rejects.toThrow(fault);
    }
  },
);

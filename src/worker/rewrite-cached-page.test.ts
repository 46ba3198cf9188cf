import { describe, expect, test } from 'vitest';
import { pageHtml, type Theme } from '../../server/pages/page-html.ts';
import { withTheme, themeIn, titleIn, withBanner } from './rewrite-cached-page.ts';

/** Page as the server writes it. */
const sent = (theme: Theme) =>
  pageHtml(
    {
      status: 200,
      door: 'market',
      isWhole: true,
      html: '<h1>La Colmena</h1>',
      head: '<title>La Colmena &amp; hijas · Tenderete</title>',
      styles: '<style></style>',
      sheets: [],
      state: '{}',
      routeIds: [],
    },
    { id: 'build', chunksFor: () => ({ first: ['/assets/market-1.js'], rest: [] }) },
    theme,
  );

describe(withTheme, () => {
  test.each<[Theme, Theme]>([
    ['system', 'dark'],
    ['dark', 'light'],
    ['light', 'system'],
    ['dark', 'dark'],
  ])('R2.25 a page that was kept in %s is what the server would send in %s', (kept, chosen) => {
    expect(withTheme(sent(kept), chosen)).toEqual(sent(chosen));
  });
});

test('a cookie that is no theme chooses none', () => {
  expect(['dark', 'light', 'x', '', undefined].map(themeIn)).toEqual([
    'dark',
    'light',
    'system',
    'system',
    'system',
  ]);
});

describe(withBanner, () => {
  test('R2.25 what it says stands before the root, which stays as it was sent', () => {
    const page = withBanner(sent('system'), 'Así estaba.');
    const [before, root] = page.split('<div id="root">');
    expect(root).toEqual(sent('system').split('<div id="root">')[1]);
    expect(before).toMatch(
      /<body>\n<div role="status" id="since-when" style="[^"]*">Así estaba\. <a href="" [^>]*>Cargar de nuevo<\/a><\/div>\n$/,
    );
    expect(page).not.toContain('<script>');
  });
});

test('a page is called by its own name, as it is written there', () => {
  expect([titleIn(sent('dark')), titleIn('<p>nothing</p>')]).toEqual(['La Colmena &amp; hijas', null]);
});

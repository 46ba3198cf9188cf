import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { offlinePage, offlinePageCsp } from './offline-page.ts';

const NOW = new Date(2026, 10, 25, 21, 30).getTime();
const AT = new Date(2026, 10, 25, 18, 10).getTime();
const honey = { href: 'https://tenderete.example/products/7?a="1"&b=<2>', title: 'Miel &amp; cera', at: AT };

const page = (asked: Partial<Parameters<typeof offlinePage>[0]> = {}) =>
  offlinePage({ away: 'offline', theme: 'system', seen: [honey], now: NOW, ...asked });

describe(offlinePage, () => {
  test('R2.25 it says what is the matter and leads to what was seen', () => {
    expect(page()).toContain('<h1>Sin conexión</h1>');
    expect(page()).toContain('<h2>Lo que ya has visto</h2>');
    expect(page()).toContain(
      '<a href="https://tenderete.example/products/7?a=&quot;1&quot;&amp;b=&lt;2>">Miel &amp; cera<small>Como estaba a las 18:10 de hoy</small></a>',
    );
    expect(page({ away: 'unreachable' })).toContain('<h1>No llegamos al mercado</h1>');
  });

  test('R2.25 where nothing was seen there is no list', () => {
    expect(page({ seen: [] })).not.toContain('Lo que ya has visto');
    expect(page({ seen: [] })).not.toContain('<ul>');
  });

  test.each([
    ['system', '<html lang="es">', 'light dark'],
    ['dark', '<html lang="es" data-theme="dark">', 'dark'],
    ['light', '<html lang="es" data-theme="light">', 'light'],
  ] as const)('R2.25 in the theme %s it wears it', (theme, root, scheme) => {
    expect(page({ theme })).toContain(`${root}\n`);
    expect(page({ theme })).toContain(`<meta name="color-scheme" content="${scheme}">`);
  });

  test('it has no script and asks for nothing but a face of letters', () => {
    expect(page()).not.toMatch(/<script|<link|<img|@import/);
    expect([...page().matchAll(/url\(([^)]*)\)/g)].map(([, source]) => source)).toEqual([
      '/fonts/bricolage-grotesque.woff2',
    ]);
  });

  test('battery 123 its policy admits its own style and nothing else inline', async () => {
    const style = /<style>(.*?)<\/style>/s.exec(page())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(await offlinePageCsp()).toEqual(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });
});

import { expect, type Page } from '@playwright/test';
import { demoId } from '../../demo/demo-ids.ts';
import { STATIC_PAGES } from '../../server/services/sitemap/public-pages.ts';
import { test } from './support/fixtures.ts';
import { publicOrigin } from './support/public-origin.ts';

const headOf = (page: Page) =>
  page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name);
    return {
      canonical: attribute('link[rel=canonical]', 'href'),
      url: attribute('meta[property="og:url"]', 'content'),
      picture: attribute('meta[property="og:image"]', 'content'),
      title: attribute('meta[property="og:title"]', 'content'),
      kinds: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
        ({ textContent }) => {
          const data = JSON.parse(textContent ?? '') as Record<string, unknown> & {
            '@graph'?: { '@type': string }[];
          };
          return data['@graph']?.map((one) => one['@type']) ?? [data['@type']];
        },
      ),
    };
  });

test.describe('what those read who share or search', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('R2.17 a store has one address, by whichever it was reached, and is told as a shop and its days', async ({
    page,
  }) => {
    for (const path of [
      '/tienda/la-colmena',
      '/popups/la-colmena',
      `/store/${demoId('store', 'la-colmena')}`,
    ]) {
      await page.goto(path);
      expect(await headOf(page)).toEqual({
        canonical: `${publicOrigin()}/tienda/la-colmena`,
        url: `${publicOrigin()}/tienda/la-colmena`,
        picture: `${publicOrigin()}/pictures/la-colmena-hero-share.jpeg`,
        title: 'La Colmena · Tenderete',
        kinds: ['OnlineStore', 'SaleEvent'],
      });
    }
  });

  test('R2.1 every screen on the map says where it stands, may be listed, and can be opened', async ({
    page,
  }) => {
    for (const { path } of STATIC_PAGES) {
      const answer = await page.goto(path);
      const { canonical, url } = await headOf(page);
      expect([answer?.status(), canonical, url, await page.locator('meta[name=robots]').count()]).toEqual([
        200,
        `${publicOrigin()}${path}`,
        `${publicOrigin()}${path}`,
        0,
      ]);
    }
  });

  test('R2.1 the home page is shared with the stall that it shows first', async ({ page, request }) => {
    await page.goto('/');
    const { picture } = await headOf(page);
    expect(picture).toEqual(`${publicOrigin()}/pictures/la-colmena-hero-share.jpeg`);
    expect((await request.get(new URL(picture ?? '').pathname)).headers()['content-type']).toEqual(
      'image/jpeg',
    );
  });

  test('R2.20 the choice of stores has one address, whatever is searched for', async ({ page }) => {
    await page.goto('/tiendas?q=miel&category=Miel');
    const { canonical, picture } = await headOf(page);
    expect([canonical, picture]).toEqual([
      `${publicOrigin()}/tiendas`,
      `${publicOrigin()}/pictures/la-colmena-hero-share.jpeg`,
    ]);
  });

  test('the map names what there is', async ({ request }) => {
    const text = async (path: string) => (await request.get(path)).text();
    const parts = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]*)/g)].map(([, part = '']) => part);
    const files = await Promise.all(parts.map((part) => text(new URL(part).pathname)));
    expect(parts.filter((part) => !part.startsWith(`${publicOrigin()}/sitemaps/`))).toEqual([]);
    expect(files.join('')).toContain(`<loc>${publicOrigin()}/tienda/la-colmena</loc>`);
    expect(await text('/robots.txt')).toContain(`Sitemap: ${publicOrigin()}/sitemap.xml`);
  });
});

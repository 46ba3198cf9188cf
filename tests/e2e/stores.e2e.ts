import { expect, type Page } from '@playwright/test';
import { demoId } from '../../demo/demo-ids.ts';
import { expectAccessible } from './support/axe.ts';
import { waitForHydration, waitForIdlePage } from './support/hydration.ts';
import { test } from './support/fixtures.ts';

const puestos = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Puestos', exact: true });
/** Line with the last visited store on the stores screen. */
const where = (page: Page) => page.locator('[data-part=where]');
const LEAD = 'Abren unos días y se van. Pilla el tuyo a tiempo.';

async function expectFrom(page: Page, name: string): Promise<void> {
  await puestos(page).click();
  await expect(where(page).getByRole('link')).toHaveText(name);
}
const stalls = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const count = (page: Page) => page.locator('[data-part=count]');

interface ListAnswer {
  data: { pagination: { total: number } };
}

/** The market under a subdomain, which every browser resolves to this machine. */
const subdomain = (base: string | undefined, name: string) =>
  `http://${name}.localhost:${new URL(base ?? '').port}/`;

test(
  'R2.16 R2.17 R2.18 R5.15 a store is chosen by every kind of address',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const addresses = [
      ['/?popups=la-colmena', '/?popups=la-colmena'],
      ['/?pop-ups=la-colmena', '/?popups=la-colmena'],
      ['/about?store=la-colmena', '/about?popups=la-colmena'],
      [
        `/products?tienda=${demoId('store', 'la-colmena')}`,
        `/products?popups=${demoId('store', 'la-colmena')}`,
      ],
      ...['store', 'tienda', 'popup', 'popups'].map((first) => [
        `/${first}/la-colmena`,
        `/${first}/la-colmena`,
      ]),
      [`/tienda/${demoId('store', 'la-colmena')}`, `/tienda/${demoId('store', 'la-colmena')}`],
      [subdomain(baseURL, 'la-colmena'), subdomain(baseURL, 'la-colmena')],
    ] as const;
    for (const [asked = '', shown = ''] of addresses) {
      await page.evaluate(() => location.protocol === 'about:' || localStorage.clear());
      await page.goto(asked);
      await waitForIdlePage(page);
      await expect(page).toHaveURL(shown);
      await expectFrom(page, 'La Colmena');
    }
    await page.goto(subdomain(baseURL, 'la-colmena'));
    await expect(page.getByRole('heading', { name: 'Recién puesto en La Colmena' })).toBeVisible();
  },
);

test(
  'R2.18 R2.19 at a store’s own host the list is that store’s, and leaving it leads to the market’s own',
  { tag: '@desktop' },
  async ({ page, request, baseURL }) => {
    const sent = async (address: string) => {
      const answer = await page.goto(address);
      const text = (await answer?.text()) ?? '';
      return {
        title: /<h1[^>]*>([^<]*)/.exec(text)?.[1],
        canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1],
        total: (await count(page).textContent())?.split(' · ')[0],
      };
    };
    const counted = async (query: string) => {
      const answer = (await (await request.get(`/api/products?limit=1${query}`)).json()) as ListAnswer;
      return `${answer.data.pagination.total} productos`;
    };
    const origin = new URL(subdomain(baseURL, 'www')).origin.replace('www.', '');
    const own = {
      title: 'La Colmena',
      canonical: `${origin}/tienda/la-colmena`,
      total: await counted('&popupStoreSlug=la-colmena'),
    };
    const all = {
      title: 'Todo lo que hay en los puestos',
      canonical: `${origin}/products`,
      total: await counted('&open=true'),
    };
    const host = `${subdomain(baseURL, 'la-colmena')}products`;
    expect([await sent('/products'), await sent(host), await sent('/products'), await sent(host)]).toEqual([
      all,
      own,
      all,
      own,
    ]);
    await waitForIdlePage(page);
    await page.getByRole('link', { name: /^Barro y Cal/ }).click();
    await expect(page).toHaveURL(`${host}?popups=barro-y-cal`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barro y Cal');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Colmena');
    await expectFrom(page, 'La Colmena');
    await page.getByRole('button', { name: 'Olvidarlo' }).click();
    await expect(page).toHaveURL(`${origin}/tiendas`);
    await expect(where(page)).toContainText(LEAD);
  },
);

test(
  'R2.18 R2.20 a reserved subdomain names no store, and without one stores are offered',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await page.goto(subdomain(baseURL, 'www'));
    await waitForHydration(page);
    await puestos(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(where(page)).toContainText(LEAD);
    await expect(stalls(page)).toHaveCount(9);
  },
);

const NOBODY = 'Popup store "nadie" no encontrado o no está disponible';

for (const address of ['/?popups=nadie', '/products?tienda=nadie', '/tiendas?popups=nadie'])
  test(
    `R2.20 R8.16 ${address} names a store that is not there: it is said where one chooses another, without its name`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL('/tiendas');
      await expect(page.getByRole('main').getByText(NOBODY).last()).toBeVisible();
      await page.getByRole('button', { name: 'Ver el puesto: La Colmena' }).click();
      await expect(page).toHaveURL('/tienda/la-colmena');
      await expectFrom(page, 'La Colmena');
    },
  );

test(
  'R2.20 a step within the page to a store that is not there is led in the same way',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/about');
    await waitForIdlePage(page);
    await page.evaluate(() => history.pushState(null, '', '/products?popups=nadie'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page).toHaveURL('/tiendas');
    await expect(page.getByRole('main').getByText(NOBODY).last()).toBeVisible();
  },
);

test(
  'R2.19 R9.9 choosing a store leads to its page in place of the choice, and it can be forgotten again',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about');
    await page.goto('/tiendas');
    await page.getByRole('button', { name: 'Ver el puesto: Barro y Cal' }).click();
    await expect(page).toHaveURL('/tienda/barro-y-cal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barro y Cal');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expectFrom(page, 'Barro y Cal');
    await page.getByRole('button', { name: 'Olvidarlo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(where(page)).toContainText(LEAD);
    await page.reload();
    await waitForIdlePage(page);
    await expect(where(page)).toContainText(LEAD);
  },
);

test(
  'R2.19 the list is narrowed to the store that was looked at last, from its first page on, and widened again',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/tienda/percal');
    await waitForIdlePage(page);
    await page.goto('/products?sort=name&page=2');
    await waitForIdlePage(page);
    await page.getByRole('button', { name: 'Solo en Percal' }).click();
    await expect(page).toHaveURL('/products?sort=name&popups=percal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Percal');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Quitar filtro: Solo en Percal' }).click();
    await expect(page).toHaveURL('/products?sort=name');
    await expect(page.getByRole('button', { name: 'Solo en Percal' })).toBeVisible();
  },
);

test(
  'R2.20 R9.14 stores are searched without accents, narrowed by category, and going back undoes it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/tiendas');
    await waitForHydration(page);
    await page.getByRole('searchbox', { name: 'Buscar puestos' }).fill('CERAMICA');
    await expect(page).toHaveURL('/tiendas?q=CERAMICA');
    await expect(stalls(page)).toHaveText(['Barro y Cal']);
    await expect(count(page)).toHaveText('1 abierto');
    await page.getByRole('searchbox', { name: 'Buscar puestos' }).fill('');
    await expect(stalls(page)).toHaveCount(9);
    await page.getByRole('button', { name: /^Hogar/ }).click();
    await expect(page).toHaveURL('/tiendas?category=Hogar');
    await expect(stalls(page)).toHaveText(['Barro y Cal', 'Verde Balcón']);
    await page.goBack();
    await expect(stalls(page)).toHaveCount(9);
    await page.getByRole('searchbox', { name: 'Buscar puestos' }).fill('submarinos');
    await expect(page.getByRole('heading', { name: 'Ningún puesto coincide' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver todos los puestos' }).click();
    await expect(stalls(page)).toHaveCount(9);
  },
);

test(
  'R2.20 the calendar is turned and followed by keyboard, and its month stands in the address',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/tiendas');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Calendario', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tiendas/calendario');
    const month = page.locator('#mes');
    const present = await month.textContent();
    await page.getByRole('button', { name: 'Mes siguiente' }).focus();
    await page.keyboard.press('Enter');
    await expect(month).not.toHaveText(present ?? '');
    await expect(page).toHaveURL(/\/tiendas\/calendario\?month=20\d\d-\d\d$/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(month).toHaveText(present ?? '');
    const line = page.getByRole('row', { name: /^Percal Del \d+ a las 10:00 al / });
    await expectAccessible(page);
    await line.getByRole('link', { name: 'Percal' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Percal');
    await page.goBack();
    await expect(month).toHaveText(present ?? '');
  },
);

for (const width of [412, 1280])
  test(
    `R2.20 what stands in the square at the weekend is one press away, ${width} px wide, and openings are noted without an account`,
    { tag: '@desktop' },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 823 });
      await page.goto('/tiendas/calendario');
      await waitForHydration(page);
      const days = page.locator('#mes');
      await page.getByRole('button', { name: 'Este fin de semana' }).click();
      await expect(page).toHaveURL('/tiendas/calendario?weekend=true');
      await expect(days).toHaveText(/^\d+ (de \S+ )?y \d+ de \S+$/);
      const stalls = page.locator('[data-part=opening-spans] tbody tr, [data-part=span-list] li');
      expect(await stalls.filter({ visible: true }).count()).toBeGreaterThan(5);
      await expectAccessible(page);
      const follow = page.getByRole('link', { name: 'Suscribirse al calendario' });
      const address = (await follow.getAttribute('href')) ?? '';
      const followed = await request.get(address.replace(/^webcal:/, 'http:'));
      expect([address.slice(0, 9), (await followed.text()).slice(0, 17)]).toEqual([
        'webcal://',
        'BEGIN:VCALENDAR\r\n',
      ]);
      await page.goto('/tiendas');
      const note = page.getByRole('link', { name: /^Añadir al calendario/ }).first();
      const noted = await request.get((await note.getAttribute('href')) ?? '');
      expect(noted.headers()['content-type']).toEqual('text/calendar; charset=utf-8');
    },
  );

import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

/** Products reserved for this test: each worker has its own producer, each screen size its products. */
const GOODS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Amparo Ferrer Llopis': { phone: 'Cactus de brazos, 25 cm', desktop: 'Hibisco rosa' },
  'Íñigo Garmendia Ruiz': { phone: 'Bola de espejos, 20 cm', desktop: 'Micrófono de sobremesa con pie' },
  'Lola Jiménez Cano': { phone: 'Guantes de punto morados', desktop: 'Gorra de sarga azul' },
};

const bar = (page: Page) => page.getByRole('region', { name: 'Productos elegidos' });
const rows = (page: Page) => page.locator('tbody tr');

test(
  'R7.14 R7.15 a producer finds goods, hides them all and puts them on sale again',
  { tag: '@desktop' },
  async ({ page, producer }, testInfo) => {
    await saveSession(page, producer);
    await page.goto('/producer/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Productos');
    await expect(rows(page).first()).toBeVisible();
    const isPhone = testInfo.project.name === 'phone';
    // Without a column header, the text names the number.
    await expect(
      rows(page)
        .first()
        .getByText(/^Quedan \d/),
    ).toBeVisible({ visible: isPhone });
    await expectAccessible(page);

    const name = GOODS[producer.fullName]?.[testInfo.project.name] ?? 'nada que vender';
    await page.getByRole('searchbox').fill(name);
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=/);

    const all = page.getByRole('checkbox', { name: 'Elegir todos los de esta página' });
    await all.focus();
    await page.keyboard.press('Space');
    await expect(bar(page)).toContainText('1 elegido');
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: 'Ocultar' }).click();
    // Switch in the table, button on the card.
    const control = (isOnSale: boolean) =>
      isPhone
        ? page.getByRole('button', { name: `${isOnSale ? 'Ocultar' : 'Publicar'} ${name}` })
        : page.getByRole('checkbox', { name: `${name}, a la venta`, checked: isOnSale });
    await expect(control(false)).toHaveCount(1);
    await expect(page.locator('tr[aria-busy=true]')).toHaveCount(0);

    const found = () => page.request.get(`/api/products?q=${encodeURIComponent(name)}&active=true`);
    await expect.poll(async () => (await found()).text()).not.toContain(`"name":"${name}"`);
    await page.reload();
    await expect(control(false)).toHaveCount(1);

    // The prerendered screen does not react to keys.
    await expect(page.locator('[data-coming]')).toHaveCount(0);
    await control(false).focus();
    await page.keyboard.press('Space');
    await expect(control(true)).toHaveCount(1);
    await expect.poll(async () => (await found()).text()).toContain(`"name":"${name}"`);
  },
);

test(
  'R5.6 R7.15 a price is changed in its row, and one that has become another meanwhile shows both',
  { tag: '@phone' },
  async ({ page, producer }, testInfo) => {
    await saveSession(page, producer);
    const name = GOODS[producer.fullName]?.[testInfo.project.name] ?? 'nada que vender';
    const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
    const headers = { authorization: `Bearer ${token}` };
    const listed = await page.request.get(`/api/products/user?q=${encodeURIComponent(name)}`, { headers });
    const { data } = (await listed.json()) as {
      data: { products: { id: string; name: string; price: number }[] };
    };
    const product = data.products.find((one) => one.name === name);
    const cost = (price: number) =>
      page.request.put(`/api/products/${product?.id}`, { headers, data: { price } });

    await page.goto(`/producer/products?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Cambiar precio de ${name}` }).click();
    const field = page.getByRole('textbox', { name: `Precio de ${name}` });
    await field.fill('77,70');
    await expect(page.getByText('Sin guardar').first()).toBeVisible();
    await expectAccessible(page);

    await cost(88.8);
    await field.press('Enter');
    const contest = page.getByRole('alert').filter({ hasText: 'Ahora:' });
    await expect(contest).toContainText('Tú: 77,70');
    await expectAccessible(page);
    await contest.getByRole('button', { name: /^Tomar/ }).click();
    await expect(page.getByRole('button', { name: `Cambiar precio de ${name}` })).toContainText('88,80');
    expect((await cost(product?.price ?? 1)).status()).toBe(200);
  },
);

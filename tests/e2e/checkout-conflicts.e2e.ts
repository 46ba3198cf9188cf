import { expect, type Locator, type Page, request } from '@playwright/test';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import type { Role } from '../../contract/account/role.ts';
import type { StoreClosing } from '../support/api/store-closing.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { OrderConfirmationPage } from './pages/order-confirmation-page.ts';
import { MarketApi } from './support/market-api.ts';
import { createMarketTest } from './support/separate-market.ts';
import type { SeparateServer } from './support/separate-server.ts';
import { accountOf, saveSession, type TestUser } from './support/test-users.ts';

const TOMATO = 'Tomate frito de perol, 350 g';
const GARLIC = 'Ajo morado de Las Pedroñeras, tres cabezas';
const CHESTNUT = 'Miel de castaño de El Bierzo, 500 g';
const RADIO = 'Radio de transistores de 1968';
const STALL = 'Cara B';

const TYPED = {
  fullName: 'Ana Ruiz Cano',
  address: 'Calle de la Prueba, 9, 2.º B',
  postalCode: '42001',
  city: 'Soria',
  email: 'ana@example.com',
  notes: 'El timbre no suena: llamad',
};

const MINUTE = 60_000;
const { price: euros, dayAndTime } = createFormatter(DEFAULT_MARKET);

interface Closing {
  close(closing: StoreClosing): Promise<void>;
}

/** Test with its own market, which changes during the test. */
const test = createMarketTest('tests/support/api/store-closing-server.ts').extend<{ governor: Closing }>({
  governor: ({ server }, run) => run({ close: (closing) => server.tell(closing) }),
});

/** Opens the checkout with the given cart and a valid form. */
async function standAtCheckout(page: Page, shopper: TestUser, goods: [string, number][]) {
  for (const [name, quantity] of goods) await shopper.api.putIntoCart(name, quantity);
  await saveSession(page, shopper);
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.writeDown(TYPED);
  return checkout;
}

async function nothingIsLost(checkout: CheckoutPage): Promise<void> {
  for (const [name, text] of Object.entries(TYPED))
    await expect(checkout.field(name as keyof typeof TYPED)).toHaveValue(text);
}

/** Items of the order that was placed during an action. */
async function orderedDuring(page: Page, shopper: TestUser, act: () => Promise<void>) {
  const known = (await shopper.api.orders()).map(({ id }) => id);
  await act();
  const shown = await new OrderConfirmationPage(page).orderId();
  const placed = (await shopper.api.orders()).filter(({ id }) => !known.includes(id));
  expect(placed.map(({ id }) => id)).toEqual([shown]);
  const lines = placed.flatMap(({ items }) => items);
  return new Map(lines.map(({ product, quantity, price }) => [product?.name, { quantity, price }]));
}

/** Expects a note at one line of the receipt, and at no other. */
async function expectAt(note: Locator, name: string, other: string): Promise<void> {
  const line = note.locator('xpath=..');
  await expect(line).toContainText(name);
  await expect(line).not.toContainText(other);
}

/** Change made by another user at the same time. */
async function meanwhile(
  { url }: SeparateServer,
  role: Role,
  index: number,
  act: (other: MarketApi) => Promise<unknown>,
): Promise<void> {
  const context = await request.newContext({ baseURL: url });
  const other = new MarketApi(context);
  const { email, password } = accountOf(role, index);
  await other.signIn(email, password);
  await act(other);
  await context.dispose();
}

test.describe('a market that changes while one pays', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test('R8.8 battery 64 a price that rose is marked at its line, and the order stands at what was acknowledged', async ({
    page,
    shopper,
    market,
    server,
  }) => {
    const tomato = await market.productCalled(TOMATO);
    const garlic = await market.productCalled(GARLIC);
    const checkout = await standAtCheckout(page, shopper, [
      [TOMATO, 2],
      [GARLIC, 1],
    ]);
    await meanwhile(server, 'producer', 0, (amparo) => amparo.reprice(TOMATO, 12.75));
    const ordered = await orderedDuring(page, shopper, async () => {
      await checkout.submit.press('Enter');
      await expect(checkout.news).toContainText('Los precios han cambiado. Revisa tu carrito.');
      await expect(checkout.news.getByRole('button', { name: 'Ver qué ha cambiado' })).toBeFocused();
      const marked = checkout.notes(/^(Antes|El precio)/);
      await expect(marked).toHaveText([`Antes costaba ${euros(tomato.price)}, ahora ${euros(12.75)}.`]);
      await expectAt(marked, TOMATO, GARLIC);
      await expect(checkout.receipt).toContainText(euros(25.5));
      await nothingIsLost(checkout);
      await checkout.acknowledge();
    });
    expect(ordered).toEqual(
      new Map([
        [TOMATO, { quantity: 2, price: 12.75 }],
        [GARLIC, { quantity: 1, price: garlic.price }],
      ]),
    );
  });

  test('R8.8 R5.10 a line of which others took some says what is left, and once mended is ordered', async ({
    page,
    shopper,
    market,
    server,
  }, { parallelIndex }) => {
    const chestnut = await market.productCalled(CHESTNUT);
    const garlic = await market.productCalled(GARLIC);
    const checkout = await standAtCheckout(page, shopper, [
      [CHESTNUT, 3],
      [GARLIC, 1],
    ]);
    await meanwhile(server, 'consumer', (parallelIndex + 1) % 3, (other) => other.buy(CHESTNUT, 2, TYPED));
    const ordered = await orderedDuring(page, shopper, async () => {
      await checkout.submit.press('Enter');
      await expect(checkout.news.getByRole('button', { name: 'Ver qué ha cambiado' })).toBeFocused();
      await expect(checkout.news).toContainText(
        'Algunos productos ya no están disponibles. Revisa tu carrito.',
      );
      const marked = checkout.notes(/Solo queda/);
      await expect(marked).toHaveText([/Solo queda 1\.$/]);
      await expectAt(marked, CHESTNUT, GARLIC);
      await nothingIsLost(checkout);
      await checkout.mend(`Dejar 1: ${CHESTNUT}`);
      await expect(checkout.news).toHaveCount(0);
      await expect(checkout.receipt).toContainText(`1 × ${CHESTNUT}`);
      await checkout.isOpen();
      await checkout.confirm();
    });
    expect(ordered).toEqual(
      new Map([
        [CHESTNUT, { quantity: 1, price: chestnut.price }],
        [GARLIC, { quantity: 1, price: garlic.price }],
      ]),
    );
  });

  test('R8.9 battery 68 a store that is about to close says when, and once closed its goods are refused and can be left out', async ({
    page,
    shopper,
    market,
    governor,
  }) => {
    const { popupStoreId } = await market.productCalled(RADIO);
    const garlic = await market.productCalled(GARLIC);
    const storeId = popupStoreId ?? '';
    await governor.close({ storeId, endsAt: Date.now() + 4.5 * MINUTE });
    const checkout = await standAtCheckout(page, shopper, [
      [RADIO, 1],
      [GARLIC, 1],
    ]);
    await expect(checkout.goods).toContainText(
      new RegExp(
        `${STALL} cierra en [45] minutos, a (?:la 1|las (?:[02-9]|1\\d|2[0-3])):[0-5]\\d\\. Confirma antes tu pedido\\.`,
      ),
    );
    const endsAt = Date.now() - 1;
    await governor.close({ storeId, endsAt });
    const ordered = await orderedDuring(page, shopper, async () => {
      await checkout.confirm();
      const sentence = `La tienda finalizó el ${dayAndTime(new Date(endsAt).toISOString())}. Ya no se pueden realizar compras.`;
      await expect(checkout.news).toContainText(sentence);
      await expect(checkout.goods).toContainText(`${STALL}: ${sentence}`);
      await nothingIsLost(checkout);
      await checkout.mend(`Quitar lo de ${STALL}`);
      await expect(checkout.receipt).toContainText(`Total${euros(garlic.price)}`);
      await checkout.isOpen();
      await checkout.confirm();
    });
    expect([...ordered.keys()]).toEqual([GARLIC]);
  });
});

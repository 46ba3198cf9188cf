import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../server/db/schema-auth.ts';
import { cartItems, carts, orders } from '../../server/db/schema-orders.ts';
import { products } from '../../server/db/schema-products.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { ANONYMOUS_SHIPPING } from '../../server/services/orders/anonymize-buyers.ts';
import type { ApiAnswer } from '../support/api/api.ts';
import { addProduct, addStore, checkOutCart } from '../support/api/add-market-rows.ts';
import { brokenMoneyRules } from '../support/api/money-oracles.ts';
import { tally, makeArray } from '../support/api/count-answers.ts';
import { serverFor, type Race, shoppersWithCarts, formatOutcome } from './race.ts';

const isOneOf = (answers: Record<string, number>, outcomes: readonly string[]) =>
  expect(Object.keys(answers).filter((outcome) => !outcomes.includes(outcome))).toEqual([]);

/** Shoppers delete their account during a checkout: either the order exists and records the deletion, or there is none. */
const leavingShoppers: Race = async (market) => {
  const { api } = market;
  const [admin, producer] = [await api.person('admin'), await api.person('producer')];
  const product = await addProduct(api, producer, { stock: 100 });
  const shoppers = await shoppersWithCarts(
    market,
    makeArray(10, () => [[product, 1]]),
  );
  const calls = shoppers.flatMap((shopper, index) => {
    const removal = () => serverFor(market, index).call('deleteUser', { params: { id: shopper.id } }, admin);
    const purchase = () => checkOutCart(serverFor(market, index + 1), shopper);
    return index % 2 === 0 ? [purchase(), removal()] : [removal(), purchase()];
  });
  const answers: ApiAnswer[] = await Promise.all(calls);
  const outcome = tally(answers);
  isOneOf(outcome, ['200 SUCCESS', '201 SUCCESS', '401 UNAUTHENTICATED', '404 CART_EMPTY']);
  const ids = shoppers.map(({ id }) => id);
  const placed = await api.db.select().from(orders).where(inArray(orders.userId, ids));
  expect(
    placed.map(({ buyerLeft, shippingInfo }) => [
      buyerLeft,
      shippingInfo.fullName === ANONYMOUS_SHIPPING.fullName,
    ]),
  ).toEqual(placed.map(() => [true, false]));
  expect(placed).toHaveLength(answers.filter(({ status }) => status === 201).length);
  expect(await api.db.select().from(users).where(inArray(users.id, ids))).toEqual([]);
  expect(await api.db.select().from(carts).where(inArray(carts.userId, ids))).toEqual([]);
  expect(await brokenMoneyRules(api.db, { [product.id]: 100 })).toEqual([]);
  return formatOutcome(outcome);
};

/** Producer deletes the account during sales and while creating stores and products: nothing of theirs stays on sale. */
const leavingProducer: Race = async (market) => {
  const { api } = market;
  const [admin, producer] = [await api.person('admin'), await api.person('producer')];
  const store = await addStore(api, producer);
  const goods = [
    await addProduct(api, producer, { popupStoreId: store.id, stock: 100 }),
    await addProduct(api, producer, { stock: 100 }),
  ];
  const shoppers = await shoppersWithCarts(
    market,
    makeArray(8, () => goods.map((product) => [product, 1] as [typeof product, number])),
  );
  const buying = shoppers.map((shopper, index) => checkOutCart(serverFor(market, index), shopper));
  const making = makeArray(3, (index) =>
    serverFor(market, index).call(
      'createPopupStore',
      { body: { name: 'Otra', description: 'Más.' } as never },
      producer,
    ),
  );
  const offering = makeArray(3, (index) =>
    serverFor(market, index).call(
      'createProduct',
      {
        body: {
          name: 'Más',
          producerName: 'Ana',
          shortDescription: 'De lo mismo.',
          price: 4.5,
          stock: 3,
          requestUploadUrls: true,
          imageTypes: [{ filename: 'mas.webp', contentType: 'image/webp', isThumb: true }],
        },
      },
      producer,
    ),
  );
  const removal = serverFor(market, 1).call('deleteUser', { params: { id: producer.id } }, admin);
  const answers: ApiAnswer[] = await Promise.all([...buying, ...making, ...offering]);
  expect((await removal).status).toBe(200);
  const outcome = tally(answers);
  isOneOf(outcome, [
    '201 SUCCESS',
    '401 UNAUTHENTICATED',
    '404 CART_EMPTY',
    '409 INSUFFICIENT_STOCK',
    '409 STORE_CLOSED',
    '422 VALIDATION_FAILED',
  ]);
  const left = await api.db.select().from(products).where(eq(products.producerId, producer.id));
  const stores = await api.db.select().from(popupStores).where(eq(popupStores.ownerId, producer.id));
  expect([left, new Set(stores.map(({ status }) => status))]).toEqual([[], new Set(['archived'])]);
  const ids = goods.map(({ id }) => id);
  expect(await api.db.select().from(cartItems).where(inArray(cartItems.productId, ids))).toEqual([]);
  return formatOutcome(outcome);
};

export const ACCOUNT_RACES: Record<string, Race> = {
  'R7.21 shoppers are deleted while they pay: what was bought knows it, and nothing else is left':
    leavingShoppers,
  'R7.21 a producer is deleted while people buy there and stores are opened: nothing stays for sale':
    leavingProducer,
};

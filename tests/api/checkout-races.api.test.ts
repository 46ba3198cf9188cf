import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { Answer } from '../support/api.ts';
import { describeOnEachEngine } from '../support/api.ts';
import { addProduct, cartOf, pay, shopperWith, stockOf } from '../support/market.ts';
import { brokenMoneyRules } from '../support/money-oracles.ts';

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const tally = (answers: Answer[]) => {
  const counted: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = `${status} ${body.status.code}`;
    counted[outcome] = (counted[outcome] ?? 0) + 1;
  }
  return counted;
};

describeOnEachEngine('checkout races', (api) => {
  test('battery 55 of 50 who buy the last one at once exactly one gets it', async () => {
    const product = await addProduct(api(), await api().person('producer'), { stock: 1 });
    const shoppers = [];
    for (const _ of times(50, () => 0)) shoppers.push(await shopperWith(api(), [product, 1]));
    const answers = await Promise.all(shoppers.map((shopper) => pay(api(), shopper)));
    expect(tally(answers)).toEqual({ '201 SUCCESS': 1, '409 INSUFFICIENT_STOCK': 49 });
    expect(await brokenMoneyRules(api().db, { [product.id]: 1 })).toEqual([]);
  });

  test('battery 56 20 identical checkouts with one key are one order, and all get it', async () => {
    const product = await addProduct(api(), await api().person('producer'), { stock: 100 });
    for (const _ of times(3, () => 0)) {
      const shopper = await shopperWith(api(), [product, 2]);
      const key = newId();
      const answers = await Promise.all(times(20, () => pay(api(), shopper, key)));
      expect(tally(answers)).toEqual({ '201 SUCCESS': 20 });
      expect(new Set(answers.map(({ body }) => body.data.order.id)).size).toBe(1);
      expect(await cartOf(api(), shopper)).toEqual([]);
    }
    expect(await stockOf(api(), product)).toBe(94);
    expect(await brokenMoneyRules(api().db, { [product.id]: 100 })).toEqual([]);
  });

  test('battery 56 without a key one order is made and the others find the cart empty', async () => {
    const product = await addProduct(api(), await api().person('producer'));
    const shopper = await shopperWith(api(), [product, 1]);
    const answers = await Promise.all(times(20, () => pay(api(), shopper)));
    expect(tally(answers)).toEqual({ '201 SUCCESS': 1, '404 CART_EMPTY': 19 });
    expect(await brokenMoneyRules(api().db, { [product.id]: 10 })).toEqual([]);
  });

  test('battery 61 carts with the same products in another order all go through', async () => {
    const producer = await api().person('producer');
    const [a, b] = [
      await addProduct(api(), producer, { stock: 100 }),
      await addProduct(api(), producer, { stock: 100 }),
    ];
    const shoppers = [];
    for (const index of times(30, (index) => index)) {
      shoppers.push(
        await (index % 2 ? shopperWith(api(), [a, 1], [b, 1]) : shopperWith(api(), [b, 1], [a, 1])),
      );
    }
    const answers = await Promise.all(shoppers.map((shopper) => pay(api(), shopper)));
    expect(tally(answers)).toEqual({ '201 SUCCESS': 30 });
    expect([await stockOf(api(), a), await stockOf(api(), b)]).toEqual([70, 70]);
    expect(await brokenMoneyRules(api().db, { [a.id]: 100, [b.id]: 100 })).toEqual([]);
  });

  test('battery 62 a line that grows while its cart is bought is in the order or in the cart, never in both', async () => {
    const product = await addProduct(api(), await api().person('producer'), { stock: 100 });
    const shopper = await shopperWith(api(), [product, 1]);
    const add = () => api().call('addCartItem', { body: { productId: product.id, quantity: 1 } }, shopper);
    const [bought] = await Promise.all([pay(api(), shopper), ...times(10, add)]);
    const left = (await cartOf(api(), shopper)).reduce((sum, { quantity }) => sum + quantity, 0);
    expect([bought.status, bought.body.data.order.items[0].quantity + left]).toEqual([201, 11]);
    expect(await brokenMoneyRules(api().db, { [product.id]: 100 })).toEqual([]);
  });

  test('battery 65 of 20 who cancel at once one does, and the stock comes back once', async () => {
    const product = await addProduct(api(), await api().person('producer'));
    const shopper = await shopperWith(api(), [product, 4]);
    const { id } = (await pay(api(), shopper)).body.data.order;
    expect(await stockOf(api(), product)).toBe(6);
    const answers = await Promise.all(
      times(20, () => api().call('cancelOrder', { params: { id } }, shopper)),
    );
    expect(tally(answers)).toEqual({ '200 SUCCESS': 1, '409 INVALID_TRANSITION': 19 });
    expect(await stockOf(api(), product)).toBe(10);
    expect(await brokenMoneyRules(api().db, { [product.id]: 10 })).toEqual([]);
  });
});

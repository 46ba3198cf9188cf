import { expect } from 'vitest';
import type { ApiAnswer, ApiUser } from '../support/api/api.ts';
import { addProduct, checkOutCart, stockOf } from '../support/api/add-market-rows.ts';
import { brokenMoneyRules } from '../support/api/money-oracles.ts';
import { tally, makeArray } from '../support/api/count-answers.ts';
import { addOrders, cancelOrderAsShopper } from './cancel-races.ts';
import {
  serverFor,
  type Race,
  type RaceMarket,
  shoppersWithCarts,
  awaitRandomCount,
  formatOutcome,
} from './race.ts';

/** Product as its producer last saw it. */
interface Seen {
  id: string;
  stock: number;
  version: number;
}

const look = async (market: RaceMarket, index: number, id: string): Promise<Seen & { name: string }> =>
  (await serverFor(market, index).call('getProduct', { params: { id } })).body.data.product;

const setStock = (market: RaceMarket, index: number, { id, version }: Seen, stock: number, as: ApiUser) =>
  serverFor(market, index).call('updateProduct', { params: { id }, body: { stock, version } }, as);

/** Stock added by an edit; 0 if it was refused. */
const gain = ({ stock }: Seen, { status, body }: ApiAnswer) =>
  status === 200 ? body.data.product.stock - stock : 0;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const besideSales: Race = async (market) => {
  const { product, producer, placed, waiting } = await addOrders(market, 5, 15, 20);
  const early = await look(market, 0, product.id);
  const set = async (index: number, seen: Seen) => {
    const answer = await setStock(market, index, seen, 5, producer);
    return { answer, gain: gain(seen, answer) };
  };
  const lookAndSet = async (index: number) => set(index, await look(market, index, product.id));
  const buys: Promise<ApiAnswer>[] = [];
  const cancels: Promise<ApiAnswer>[] = [];
  const edits: ReturnType<typeof set>[] = [];
  for (const wave of makeArray(5, (index) => index)) {
    const shoppers = waiting.slice(4 * wave, 4 * wave + 4);
    buys.push(...shoppers.map((shopper, index) => checkOutCart(serverFor(market, index), shopper)));
    cancels.push(cancelOrderAsShopper(market, wave, placed[wave]!));
    await awaitRandomCount([...buys.slice(-4), ...cancels.slice(-1)]);
    edits.push(lookAndSet(wave), wave === 0 ? set(1, early) : lookAndSet(wave + 1));
    await awaitRandomCount(edits.slice(-2));
  }
  const [bought, cancelled, done] = [
    tally(await Promise.all(buys)),
    tally(await Promise.all(cancels)),
    await Promise.all(edits),
  ];
  const answers = tally(done.map(({ answer }) => answer));
  expect(Object.keys({ ...answers, '200 SUCCESS': 0, '409 CONFLICT': 0 }).toSorted()).toEqual([
    '200 SUCCESS',
    '409 CONFLICT',
  ]);
  expect(cancelled).toEqual({ '200 SUCCESS': 5 });
  expect((bought['201 SUCCESS'] ?? 0) + (bought['409 INSUFFICIENT_STOCK'] ?? 0)).toBe(20);
  const initial = 15 + sum(done.map((edit) => edit.gain));
  expect(await brokenMoneyRules(market.api.db, { [product.id]: initial })).toEqual([]);
  const quiet = await lookAndSet(1);
  expect([quiet.answer.status, await stockOf(market.api, product)]).toEqual([200, 5]);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: initial + quiet.gain })).toEqual([]);
  return `set: ${formatOutcome(answers)}; sold × ${bought['201 SUCCESS'] ?? 0}`;
};

const sameVersion: Race = async (market) => {
  const { product, producer } = await addOrders(market, 1, 11);
  const seen = await look(market, 0, product.id);
  const answers = await Promise.all(
    makeArray(8, (index) => setStock(market, index, seen, 20 + index, producer)),
  );
  const outcome = tally(answers);
  expect(outcome).toEqual({ '200 SUCCESS': 1, '409 CONFLICT': 7 });
  const stock = 20 + answers.findIndex(({ status }) => status === 200);
  expect(await look(market, 1, product.id)).toEqual(answers[stock - 20]!.body.data.product);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: stock + 1 })).toEqual([]);
  return formatOutcome(outcome);
};

/** Half of them edit the stock, half the name; all start from the same version. */
const besideFifty: Race = async (market) => {
  const producer = await market.api.person('producer');
  const product = await addProduct(market.api, producer, { stock: 200 });
  const shoppers = await shoppersWithCarts(
    market,
    makeArray(50, () => [[product, 1]]),
  );
  const seen = await look(market, 0, product.id);
  const edit = (index: number) =>
    index % 2 === 0
      ? setStock(market, index, seen, 300 + index, producer)
      : serverFor(market, index).call(
          'updateProduct',
          { params: { id: product.id }, body: { name: `Miel ${index}`, version: seen.version } },
          producer,
        );
  const buying = shoppers
    .slice(0, 25)
    .map((shopper, index) => checkOutCart(serverFor(market, index), shopper));
  await awaitRandomCount(buying);
  const editing = makeArray(20, edit);
  buying.push(...shoppers.slice(25).map((shopper, index) => checkOutCart(serverFor(market, index), shopper)));
  const edits = await Promise.all(editing);
  const [bought, edited] = [tally(await Promise.all(buying)), tally(edits)];
  expect([bought, edited]).toEqual([{ '201 SUCCESS': 50 }, { '200 SUCCESS': 1, '409 CONFLICT': 19 }]);
  const done = edits.findIndex(({ status }) => status === 200);
  const { stock, name } = await look(market, 1, product.id);
  const gained = done % 2 === 0 ? 300 + done - 200 : 0;
  expect([stock, name]).toEqual([150 + gained, done % 2 === 0 ? product.name : `Miel ${done}`]);
  expect(await brokenMoneyRules(market.api.db, { [product.id]: 200 + gained })).toEqual([]);
  return `${done % 2 === 0 ? 'a stock' : 'a name'} was set`;
};

/** Races of stock edits with sales, cancellations and each other. */
export const STOCK_EDIT_RACES: Record<string, Race> = {
  'battery 60 a stock that is set while 20 buy and 5 cancel overwrites none of it': besideSales,
  'battery 60 of 20 who edit one product beside 50 who buy it one does, and no sale is lost': besideFifty,
  'battery 60 of 8 who set the stock that they saw at once one does': sameVersion,
};

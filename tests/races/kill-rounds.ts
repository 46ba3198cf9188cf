import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';
import { type CrashMarket, STOCK } from '../support/crash-market.ts';
import { loginAt, type RemoteShopper, stockAt } from '../support/market-over-http.ts';
import type { ServerProcess } from '../support/server-process.ts';

const LATEST = 400;

/** Early moments come more often: most of a checkout is over after a few ms. */
const someMoment = () => LATEST * Math.random() ** 3;

const loginAll = (url: string, { shoppers }: CrashMarket) =>
  Promise.all(shoppers.map((email) => loginAt(url, email)));

/** Kills the server while calls are under way; a call that got no answer gives null. */
async function killDuring<T>(market: CrashMarket, server: ServerProcess, calls: Promise<T>[]) {
  const answered = Promise.all(calls.map((call) => call.catch(() => null)));
  await pause(someMoment());
  await market.kill(server);
  return answered;
}

const count = <T>(list: readonly T[], holds: (one: T) => boolean) => list.filter(holds).length;

/** After a kill each purchase stands once or not at all; sent again under its key it stands once. Gives the orders. */
async function buyAcrossAKill(market: CrashMarket, server: ServerProcess) {
  const before = await loginAll(server.url, market);
  await Promise.all(before.map((shopper) => shopper.fill(...market.productIds)));
  const keys = before.map(() => newId());
  const answers = await killDuring(
    market,
    server,
    before.map((shopper, index) => shopper.pay(keys[index]!)),
  );
  const next = await market.start();
  const shoppers = await loginAll(next.url, market);
  const stood = await Promise.all(shoppers.map((shopper, index) => shopper.orderedUnder(keys[index]!)));
  for (const [index, answer] of answers.entries()) {
    if (answer) expect([answer.status, stood[index]]).toEqual([201, [answer.body.data.order.id]]);
  }
  const again = await Promise.all(shoppers.map((shopper, index) => shopper.pay(keys[index]!)));
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 201));
  const orderIds = again.map(({ body }) => body.data.order.id as string);
  const known = stood.map(([id], index) => id ?? orderIds[index]);
  expect(orderIds).toEqual(known);
  const left = await Promise.all(
    shoppers.map(async (shopper, index) => [
      await shopper.cartSize(),
      await shopper.orderedUnder(keys[index]!),
    ]),
  );
  expect(left).toEqual(orderIds.map((id) => [0, [id]]));
  const made = count(stood, ({ length }) => length === 1) - count(answers, (answer) => answer !== null);
  const outcome = `${count(answers, (answer) => answer !== null)} answered, ${made} made unanswered, ${count(stood, ({ length }) => length === 0)} not made`;
  return { next, orderIds, outcome };
}

const stocks = ({ productIds }: CrashMarket, { url }: ServerProcess) =>
  Promise.all(productIds.map((id) => stockAt(url, id)));

/** After a kill each order is cancelled or not, whole; sent again it is, and the stock came back once. */
async function cancelAcrossAKill(market: CrashMarket, server: ServerProcess, orderIds: string[]) {
  const cancelAll = (shoppers: RemoteShopper[]) =>
    shoppers.map((shopper, index) => shopper.cancel(orderIds[index]!));
  const answers = await killDuring(market, server, cancelAll(await loginAll(server.url, market)));
  const next = await market.start();
  const shoppers = await loginAll(next.url, market);
  const found = await Promise.all(shoppers.map((shopper, index) => shopper.statusOf(orderIds[index]!)));
  for (const [index, answer] of answers.entries()) {
    if (answer) expect([answer.status, found[index]]).toEqual([200, 'cancelled']);
  }
  const pending = count(found, (status) => status === 'pending');
  expect(await stocks(market, next)).toEqual(market.productIds.map(() => STOCK - pending));
  const again = await Promise.all(cancelAll(shoppers));
  expect(again.map(({ status }) => status)).toEqual(
    found.map((status) => (status === 'pending' ? 200 : 409)),
  );
  expect(await stocks(market, next)).toEqual(market.productIds.map(() => STOCK));
  const done = count(answers, (answer) => answer !== null);
  const outcome = `${done} answered, ${found.length - pending - done} cancelled unanswered, ${pending} still pending`;
  return { next, outcome };
}

/** One round: kill -9 while everybody buys, and again while everybody cancels; the server runs on afterwards. */
export async function killRound(market: CrashMarket, server: ServerProcess) {
  const bought = await buyAcrossAKill(market, server);
  const cancelled = await cancelAcrossAKill(market, bought.next, bought.orderIds);
  return {
    next: cancelled.next,
    outcome: [`checkout: ${bought.outcome}`, `cancel: ${cancelled.outcome}`],
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';
import {
  type CrashTestMarket,
  type CrashTestSeller,
  type CrashTestStore,
  INITIAL_STOCK,
} from '../support/api/crash-test-market.ts';
import { retryWhileBusy, type RemoteShopper, shopperAt, stockAt } from '../support/http/market-over-http.ts';
import type { ServerProcess } from '../support/http/server-process.ts';
import { checkAccountDeletions, deleteAccounts } from './account-deletion-kills.ts';
import { checkDeletions, deleteStores } from './store-deletion-kills.ts';

/**
 * State between two kills: the running server, shoppers with an order that is not cancelled, and the time of the kill in ms.
 */
export interface KillState {
  server: ServerProcess;
  /** Orders of the shoppers who cancel. */
  orderIds: string[];
  /** Remaining stores. */
  stores: readonly CrashTestStore[];
  /** Remaining accounts. */
  sellers: readonly CrashTestSeller[];
  isTurned: boolean;
  latest: number;
}

export const initialKillState = (
  server: ServerProcess,
  { orderIds, stores, sellers }: CrashTestMarket,
): KillState => ({
  server,
  orderIds,
  stores,
  sellers,
  isTurned: false,
  latest: 100,
});

const halves = (shoppers: RemoteShopper[], isTurned: boolean) => {
  const middle = shoppers.length / 2;
  const [one, other] = [shoppers.slice(0, middle), shoppers.slice(middle)];
  return isTurned ? { buyers: other, cancellers: one } : { buyers: one, cancellers: other };
};

const shoppersAt = async ({ url }: ServerProcess, market: CrashTestMarket) =>
  (await market.tokens()).map((token) => shopperAt(url, token));

const count = <T>(list: readonly T[], holds: (one: T) => boolean) => list.filter(holds).length;
const isThere = (one: unknown) => one !== null;

/** A purchase exists once or not at all, and exists if it was confirmed; a retry with its key leaves exactly one. */
async function checkPurchases(
  buyers: RemoteShopper[],
  keys: string[],
  answers: ({ body: { data: { order: { id: string } } } } | null)[],
) {
  const stood = await Promise.all(buyers.map((buyer, index) => buyer.orderedUnder(keys[index]!)));
  const again = await Promise.all(
    buyers.map((buyer, index) => retryWhileBusy(() => buyer.pay(keys[index]!))),
  );
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 201));
  const orderIds = again.map(({ body }) => body.data.order.id as string);
  const told = answers.map(
    (answer, index) => answer?.body.data.order.id ?? stood[index]![0] ?? orderIds[index],
  );
  expect(orderIds).toEqual(told);
  expect(
    count(
      answers.map((answer, index) => [answer, stood[index]!.length]),
      ([answer, orders]) => answer !== null && orders !== 1,
    ),
  ).toBe(0);
  const after = await Promise.all(
    buyers.map(async (buyer, index) => [await buyer.cartSize(), await buyer.orderedUnder(keys[index]!)]),
  );
  expect(after).toEqual(orderIds.map((id) => [0, [id]]));
  const answered = count(answers, isThere);
  const made = count(stood, ({ length }) => length === 1);
  return {
    orderIds,
    outcome: `checkouts: ${answered} answered, ${made - answered} made unanswered, ${stood.length - made} not made`,
  };
}

/** Answer including the refusal message, which identifies the rule. */
const toldOf = ({ status, body }: { status: number; body: unknown }) => (status === 200 ? 200 : body);

/** An order is cancelled or not, and is if that was confirmed; a retry cancels it. */
async function checkCancelled(
  cancellers: RemoteShopper[],
  orderIds: string[],
  answers: ({ status: number; body: unknown } | null)[],
) {
  const found = await Promise.all(orderIds.map((id, index) => cancellers[index]!.statusOf(id)));
  expect(answers.flatMap((answer, index) => (answer ? [[toldOf(answer), found[index]]] : []))).toEqual(
    answers.flatMap((answer) => (answer ? [[200, 'cancelled']] : [])),
  );
  const again = await Promise.all(
    orderIds.map((id, index) => retryWhileBusy(() => cancellers[index]!.cancel(id))),
  );
  expect(again.map(({ status }) => status)).toEqual(
    found.map((status) => (status === 'pending' ? 200 : 409)),
  );
  const answered = count(answers, isThere);
  const pending = count(found, (status) => status === 'pending');
  return `cancels: ${answered} answered, ${found.length - pending - answered} cancelled unanswered, ${pending} still pending`;
}

/** Stores deleted in each round: one with an order, one without. */
export const STORES_OF_A_ROUND = 2;
/** Accounts deleted in each round. */
export const SELLERS_OF_A_ROUND = 2;

/**
 * One round: kill -9 while half of the shoppers buy, the other half cancel orders of the previous round, and stores and
 * accounts are deleted. After the restart everything is checked, and lost requests are retried. The time of the kill adapts so
 * that some calls are answered and some are not.
 */
export async function killRound(market: CrashTestMarket, state: KillState) {
  const { server, isTurned, latest } = state;
  const before = halves(await shoppersAt(server, market), isTurned);
  await Promise.all(before.buyers.map((buyer) => buyer.fill(...market.productIds)));
  const keys = before.buyers.map(() => newId());
  const unlessLost = <T>(call: Promise<T>) => call.catch(() => null);
  const paying = before.buyers.map((buyer, index) => unlessLost(buyer.pay(keys[index]!)));
  const cancelling = state.orderIds.map((id, index) => unlessLost(before.cancellers[index]!.cancel(id)));
  const leaving = state.stores.slice(0, STORES_OF_A_ROUND);
  const deleting = deleteStores(server.url, market, leaving);
  const going = state.sellers.slice(0, SELLERS_OF_A_ROUND);
  const ending = deleteAccounts(server.url, market, going);
  await pause(Math.random() * latest);
  await market.kill(server);
  const [paid, cancelled] = [await Promise.all(paying), await Promise.all(cancelling)];
  const [deleted, ended] = [await deleting, await ending];

  const next = await market.start();
  const { buyers, cancellers } = halves(await shoppersAt(next, market), isTurned);
  const purchases = await checkPurchases(buyers, keys, paid as never);
  const outcome = [
    purchases.outcome,
    await checkCancelled(cancellers, state.orderIds, cancelled),
    await checkDeletions(next.url, market, leaving, deleted),
    await checkAccountDeletions(next.url, market, going, ended),
  ];
  const stocks = await Promise.all(market.productIds.map((id) => stockAt(next.url, id)));
  expect(stocks).toEqual(market.productIds.map(() => INITIAL_STOCK - buyers.length));

  const answered = count([...paid, ...cancelled], isThere);
  const change = answered === 0 ? 1.3 : answered === paid.length + cancelled.length ? 0.7 : 1;
  const following: KillState = {
    server: next,
    orderIds: purchases.orderIds,
    stores: state.stores.slice(STORES_OF_A_ROUND),
    sellers: state.sellers.slice(SELLERS_OF_A_ROUND),
    isTurned: !isTurned,
    latest: Math.min(400, Math.max(4, latest * change)),
  };
  return { following, outcome };
}

import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { type CrashTestMarket, makeCrashTestMarket } from '../support/api/crash-test-market.ts';
import { askOverHttp, shopperAt } from '../support/http/market-over-http.ts';
import type { ServerProcess } from '../support/http/server-process.ts';

const PROCESSES = 3;
const KILLS = 12;
/** Time in ms from one kill to the next. */
const BETWEEN_KILLS = 10_000;

/** Servers of a market behind a reverse proxy that turns to the next server if one does not answer or fails. */
class Proxy {
  readonly servers: ServerProcess[];
  /** Requests that a server did not answer. */
  unanswered = 0;
  #turn = 0;

  constructor(servers: ServerProcess[]) {
    this.servers = servers;
  }

  async ask<T extends { status: number }>(call: (url: string) => Promise<T>): Promise<T> {
    for (;;) {
      this.#turn += 1;
      const answer = await call(this.servers[this.#turn % PROCESSES]!.url).catch(() => null);
      if (answer && answer.status < 500) return answer;
      this.unanswered += 1;
      await pause(20);
    }
  }
}

interface Purchase {
  key: string;
  orderId: string;
}

/** Refreshes the session, fills the cart and pays again and again, each time at another server. */
async function keepBuying(
  proxy: Proxy,
  { refreshToken, productId, isOver }: { refreshToken: string; productId: string; isOver: () => boolean },
) {
  const purchases: Purchase[] = [];
  let current = refreshToken;
  let token = '';
  while (!isOver()) {
    const body = { refresh_token: current };
    const refreshed = await proxy.ask((url) => askOverHttp(url, 'POST', '/auth/refresh-token', { body }));
    expect(refreshed.status).toBe(200);
    current = refreshed.body.refresh_token as string;
    token = refreshed.body.access_token as string;
    const item = { productId, quantity: 1 };
    const added = await proxy.ask((url) => askOverHttp(url, 'POST', '/carts/items', { token, body: item }));
    expect(added.status).toBe(201);
    const key = newId();
    const paid = await proxy.ask((url) => shopperAt(url, token).pay(key));
    expect(paid.status).toBe(201);
    purchases.push({ key, orderId: paid.body.data.order.id as string });
    await pause(800);
  }
  return { purchases, token };
}

/** Kills one server after another and starts it again, unless a shopper's expectation has failed. */
async function killInTurns(market: CrashTestMarket, { servers }: Proxy, isOver: () => boolean) {
  for (let count = 0; count < KILLS; count += 1) {
    await pause(BETWEEN_KILLS);
    if (isOver()) return;
    const index = count % PROCESSES;
    await market.kill(servers[index]!);
    servers[index] = await market.start();
  }
}

describe('three processes on one PostgreSQL', () => {
  test('one is killed every 10 s for two minutes: no order is lost or doubled, nobody is logged out', async () => {
    const market = await makeCrashTestMarket('given');
    try {
      const proxy = new Proxy(await Promise.all(Array.from({ length: PROCESSES }, () => market.start())));
      const over = new AbortController();
      const isOver = () => over.signal.aborted;
      const end = () => over.abort();
      const killing = killInTurns(market, proxy, isOver).finally(end);
      const buying = market.refreshTokens.map((refreshToken, index) => {
        const productId = market.productIds[index % market.productIds.length]!;
        return keepBuying(proxy, { refreshToken, productId, isOver }).finally(end);
      });
      await Promise.allSettled([killing, ...buying]);
      await killing;
      const shoppers = await Promise.all(buying);
      for (const { purchases, token } of shoppers) {
        for (const { url } of proxy.servers) {
          const found = await Promise.all(
            purchases.map(({ key }) => shopperAt(url, token).orderedUnder(key)),
          );
          expect(found).toEqual(purchases.map(({ orderId }) => [orderId]));
        }
      }
      expect(await market.audit()).toEqual([]);
      const orders = shoppers.flatMap(({ purchases }) => purchases).length;
      console.log(`${orders} orders, ${proxy.unanswered} requests sent again, ${KILLS} kills`);
      expect(orders).toBeGreaterThan(shoppers.length * KILLS);
      expect(proxy.unanswered).toBeGreaterThan(0);
    } finally {
      await market.remove();
    }
  });
});

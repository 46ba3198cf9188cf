import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { createAccessTokens } from '../../../server/auth/access-tokens.ts';
import { newSigningKeyPem, readSigningKey } from '../../../server/auth/signing-key.ts';
import { systemClock } from '../../../server/clock.ts';
import type { Engine } from '../../../server/db/engine.ts';
import { openDatabaseForCommand } from '../../../server/db/open-database.ts';
import { openPostgres } from '../../../server/db/open-postgres.ts';
import { createLog } from '../../../server/log.ts';
import { type ApiUser, startApi, type TestApi } from './api.ts';
import { copyEmptyDatabase, createMarketDatabase } from '../postgres/test-database.ts';
import { addProduct, addStore, checkOutCart, shopperWithCart } from './add-market-rows.ts';
import { ordersWithWrongMailCount } from './mail-oracle.ts';
import { brokenMoneyRules } from './money-oracles.ts';
import { killTree } from '../http/kill-tree.ts';
import { type ServerProcess, startProcess } from '../http/server-process.ts';

export const INITIAL_STOCK = 1_000;

/** Open store with two products; every other one has an order. */
export interface CrashTestStore {
  id: string;
  productIds: string[];
  isSold: boolean;
}

/** Producer with a store, a product and an order. */
export interface CrashTestSeller {
  id: string;
  storeId: string;
  productId: string;
  orderId: string;
}

/** Market for servers that are killed. */
export interface CrashTestMarket {
  /** Data folder of a market with its own PostgreSQL; empty otherwise. */
  dataDir: string;
  /** Settings of its servers, also for commands. */
  env: Record<string, string>;
  /** Access tokens of the consumers, valid for 15 minutes. */
  tokens: () => Promise<string[]>;
  /** Refresh tokens of the consumers. */
  refreshTokens: string[];
  /** Access token of the stores' owner, valid for 15 minutes. */
  ownerToken: () => Promise<string>;
  /** Access token of an admin, valid for 15 minutes. */
  adminToken: () => Promise<string>;
  stores: CrashTestStore[];
  sellers: CrashTestSeller[];
  productIds: string[];
  /** Orders of the second half of the consumers: one of each product. */
  orderIds: string[];
  start: (env?: Record<string, string>) => Promise<ServerProcess>;
  /** Kills a server with the PostgreSQL that it started. */
  kill: (server: ServerProcess) => Promise<void>;
  /** Violated money rules, and orders with missing or surplus mails. */
  audit: () => Promise<unknown[]>;
  remove: () => Promise<void>;
}

/** PostgreSQL that a market starts itself, or the one of DATABASE_URL. */
export const DATABASE_KINDS = ['own', 'given'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

interface Place {
  dataDir?: string;
  env: Record<string, string>;
  open(): Promise<Engine>;
  remove(): Promise<void>;
}

async function findPlace(kind: DatabaseKind): Promise<Place> {
  if (kind === 'given') {
    const { url, drop } = await createMarketDatabase();
    return {
      env: { TRIAL: 'on', DATABASE_URL: url },
      open: async () => openPostgres(url, () => {}),
      remove: drop,
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'tenderete-crash-'));
  await copyEmptyDatabase(folder);
  return {
    dataDir: folder,
    env: { DATA_DIR: folder },
    open: () => openDatabaseForCommand({ databaseUrl: undefined, dataDir: folder }, createLog('silent')),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

async function addStores(api: TestApi, owner: ApiUser, count: number): Promise<CrashTestStore[]> {
  const shopper = await api.person('consumer');
  const stores: CrashTestStore[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await addStore(api, owner);
    const [sold, other] = [
      await addProduct(api, owner, { popupStoreId: id }),
      await addProduct(api, owner, { popupStoreId: id }),
    ];
    const isSold = index % 2 === 0;
    if (isSold) {
      await api.call('addCartItem', { body: { productId: sold.id, quantity: 1 } }, shopper);
      await checkOutCart(api, shopper);
    }
    stores.push({ id, productIds: [sold.id, other.id], isSold });
  }
  return stores;
}

async function addSellers(api: TestApi, count: number): Promise<CrashTestSeller[]> {
  const sellers: CrashTestSeller[] = [];
  for (let index = 0; index < count; index += 1) {
    const seller = await api.person('producer');
    const { id: storeId } = await addStore(api, seller);
    const product = await addProduct(api, seller, { popupStoreId: storeId });
    const { body } = await checkOutCart(api, await shopperWithCart(api, [product, 1]));
    sellers.push({ id: seller.id, storeId, productId: product.id, orderId: body.data.order.id });
  }
  return sellers;
}

/** Creates a market with two products with an initial stock of 1,000 each, consumers, stores and sellers. */
export async function makeCrashTestMarket(
  kind: DatabaseKind,
  { consumers = 8, stores: wanted = 0, sellers: wantedSellers = 0 } = {},
): Promise<CrashTestMarket> {
  const place = await findPlace(kind);
  const pem = newSigningKeyPem();
  const env = {
    ...place.env,
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    JWT_PRIVATE_KEY: pem,
    PUBLIC_URL: 'http://localhost',
  };
  const withEngine = async <T>(work: (engine: Engine) => Promise<T>): Promise<T> => {
    const engine = await place.open();
    try {
      return await work(engine);
    } finally {
      await engine.close();
    }
  };
  const signingKey = await readSigningKey(pem);
  const accessTokens = createAccessTokens(signingKey, env.PUBLIC_URL, systemClock);
  const { owner, admin, stores, sellers, shoppers, productIds, orderIds } = await withEngine(
    async (engine) => {
      await engine.migrate();
      const api = await startApi(engine, { signingKey, env: { PUBLIC_URL: env.PUBLIC_URL } });
      api.clock.set(new Date().toISOString());
      const producer = await api.person('producer');
      const products = [
        await addProduct(api, producer, { stock: INITIAL_STOCK }),
        await addProduct(api, producer, { stock: INITIAL_STOCK }),
      ];
      const people = [];
      for (let index = 0; index < consumers; index += 1) people.push(await api.person('consumer'));
      const placed: string[] = [];
      for (const shopper of people.slice(consumers / 2)) {
        for (const { id } of products)
          await api.call('addCartItem', { body: { productId: id, quantity: 1 } }, shopper);
        placed.push((await checkOutCart(api, shopper)).body.data.order.id);
      }
      const stores = await addStores(api, producer, wanted);
      const sellers = await addSellers(api, wantedSellers);
      const admin = await api.person('admin');
      await api.app.close();
      return {
        owner: producer,
        admin,
        stores,
        sellers,
        shoppers: people,
        productIds: products.map(({ id }) => id),
        orderIds: placed,
      };
    },
  );
  const running = new Set<ServerProcess>();
  const kill = async (server: ServerProcess) => {
    if (server.child.pid !== undefined) killTree(server.child.pid);
    await server.ended;
    running.delete(server);
  };
  const freshToken = async ({ user, token }: ApiUser) => {
    const { sid } = decodeJwt<{ sid: string }>(token);
    return (await accessTokens.sign({ ...user, userId: user.id, sessionId: sid })).access_token;
  };
  return {
    dataDir: place.dataDir ?? '',
    env,
    tokens: () => Promise.all(shoppers.map(freshToken)),
    refreshTokens: shoppers.map(({ refreshToken }) => refreshToken),
    ownerToken: () => freshToken(owner),
    adminToken: () => freshToken(admin),
    stores,
    sellers,
    productIds,
    orderIds,
    kill,
    start: async (more = {}) => {
      const server = await startProcess({ ...env, ...more });
      running.add(server);
      const began = await server.started;
      if (began !== 'listening') throw new Error(`The server ended with ${began}:\n${server.output()}`);
      return server;
    },
    audit: () =>
      withEngine(async ({ db }) => [
        ...(await brokenMoneyRules(db, Object.fromEntries(productIds.map((id) => [id, INITIAL_STOCK])))),
        ...(await ordersWithWrongMailCount(db)),
      ]),
    remove: async () => {
      for (const server of running) await kill(server);
      await place.remove();
    },
  };
}

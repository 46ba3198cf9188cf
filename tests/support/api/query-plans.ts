import { Client } from 'pg';
import { LIST_LIMITS, PRODUCT_LIMITS } from '../../../contract/limits.ts';
import { insertManyOrders } from '../../../bench/orders/insert-many-orders.ts';
import { seedLargeMarket } from '../../../demo/large-market/seed-large-market.ts';
import { CONNECTION_SETTINGS } from '../../../server/db/connection-settings.ts';
import { rowsRead, type SentStatement, statementsSentDuring } from '../postgres/rows-read.ts';
import { users } from '../../../server/db/schema-auth.ts';
import { popupStores } from '../../../server/db/schema-stores.ts';
import { openSession } from '../../../server/services/auth/open-session.ts';
import { eq } from 'drizzle-orm';
import type { ApiUser, TestApi } from './api.ts';
import { drawnShapes, frequentShapes, inputOf, type Shape, type ShapeMarket } from './list-shapes.ts';

/** Rows that a statement may read for each row that it has to find. */
const FACTOR = 10;

/** Statement that reads more rows than its page permits. */
interface Excess {
  shape: string;
  rows: number;
  permitted: number;
  statement: string;
}

/** True for a range of prices in another order than by price: no index has both, so that one of the two is read. */
const isRange = ({ query: { minPrice, maxPrice, sort = '' } }: Shape): boolean =>
  (minPrice !== undefined || maxPrice !== undefined) && !String(sort).startsWith('price');

/** True for what can be bought in a store: all or none of its products, less those that are sold out. */
const isInStore = ({
  query: { popupStoreId, popupStoreSlug, open, openOrUpcoming, inStock },
}: Shape): boolean =>
  (popupStoreId ?? popupStoreSlug) !== undefined && (open ?? openOrUpcoming ?? inStock) !== undefined;

/**
 * True for a search sorted by name. With more than 2,000 hits it is read along the names, where the products with one word
 * in their name follow each other, so that a page may read far (docs/decisions/082). No limit is tested for it.
 */
const isSearchByName = ({ query: { q, sort } }: Shape): boolean => q !== undefined && sort === 'name';

/**
 * Rows that the statements of a shape have to find: those of the page and before it, or as many as a count, a facet, a
 * search or a range of prices looks at.
 */
function toFind(shape: Shape, { text }: SentStatement): number {
  if (isSearchByName(shape)) return Number.POSITIVE_INFINITY;
  const { call, as, query } = shape;
  // Totals of one's own lists are exact, as the wire demands, and so grow with what one has.
  if (as === 'producer' && /count\(/.test(text)) return Number.POSITIVE_INFINITY;
  const page = Number(query.offset ?? 0) + Number(query.limit ?? 100) + 1;
  // Each store of a page has the number of its products, counted in an index.
  if (call === 'listPopupStores' && text.includes('product_count')) return page * LIST_LIMITS.countedRows;
  const isCounted = /count\(|@@|<%/.test(text) || query.q !== undefined || isRange(shape) || isInStore(shape);
  return isCounted ? Math.max(page, PRODUCT_LIMITS.candidates + 1, LIST_LIMITS.countedRows + 1) : page;
}

/** Fills a market with made-up products and orders, most of them of one producer. */
export async function fillMarket(api: TestApi, size: { products: number; orders: number }) {
  const { db, clock } = api;
  clock.set(new Date().toISOString());
  await seedLargeMarket({ db, clock }, { products: size.products, seed: 'plans' });
  const { username } = await insertManyOrders(db, Math.floor((size.orders * 2) / 3));
  const [seller] = await db.select().from(users).where(eq(users.email, username));
  if (!seller) throw new Error('The orders have no seller.');
  const { access_token: token, refresh_token: refreshToken } = await openSession(api.context(), seller);
  const stores = await db
    .select({ id: popupStores.id, slug: popupStores.slug, ownerId: popupStores.ownerId })
    .from(popupStores);
  const market: ShapeMarket = {
    storeIds: stores.map(({ id }) => id),
    storeSlugs: stores.map(({ slug }) => slug),
    producerIds: stores.map(({ ownerId }) => ownerId),
  };
  const people: Record<Shape['as'], ApiUser | undefined> = {
    everybody: undefined,
    consumer: await api.person('consumer'),
    admin: await api.person('admin'),
    producer: { user: seller, id: seller.id, token, refreshToken },
  };
  return { market, people };
}

type Scene = Awaited<ReturnType<typeof fillMarket>>;

/** Counts of a whole market, which are cached and so not read by each call. */
const CACHED: Shape[] = [
  { call: 'listProducts', as: 'everybody', query: { limit: 1, facets: true, countCategories: true } },
  {
    call: 'listProducts',
    as: 'everybody',
    query: { limit: 1, open: true, facets: true, countCategories: true },
  },
  { call: 'listProducts', as: 'everybody', query: { limit: 1, active: true } },
  { call: 'listProducts', as: 'admin', query: { limit: 1 } },
  { call: 'listOrders', as: 'admin', query: { limit: 1 } },
];

/** Statements of the frequent shapes and of `drawn` others that read more than ten times their page. */
export async function excessesOf(api: TestApi, { market, people }: Scene, drawn: number): Promise<Excess[]> {
  const ask = async (shape: Shape) => {
    const { status } = await api.call(shape.call, inputOf(shape), people[shape.as]);
    if (status !== 200) throw new Error(`${JSON.stringify(shape)} is answered with ${status}.`);
  };
  for (const shape of CACHED) await ask(shape);
  const options = Object.entries(CONNECTION_SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  const client = new Client({ connectionString: api.engine.url, options: options.join(' ') });
  await client.connect();
  try {
    const excesses: Excess[] = [];
    for (const shape of [...frequentShapes(market), ...drawnShapes(drawn, 'plans', market)]) {
      for (const statement of await statementsSentDuring(() => ask(shape))) {
        const rows = await rowsRead(client, statement);
        const permitted = FACTOR * toFind(shape, statement);
        if (rows > permitted)
          excesses.push({ shape: JSON.stringify(shape), rows, permitted, statement: statement.text });
      }
    }
    return excesses;
  } finally {
    await client.end();
  }
}

import { STORE_TEMPLATES } from '../../contract/stores/store-template.ts';
import type { users } from '../../server/db/schema-auth.ts';
import type { products } from '../../server/db/schema-products.ts';
import type { popupStores } from '../../server/db/schema-stores.ts';
import { demoId } from '../demo-ids.ts';
import { demoMoment } from '../demo-moment.ts';
import { type Random, seededRandom } from './random.ts';
import {
  LARGE_MARKET_CATEGORIES,
  FIRST_NAMES,
  PRODUCT_QUALIFIERS,
  LAST_NAMES,
  PLACE_NAMES,
  DESCRIPTION_SENTENCES,
  STORE_NAME_PREFIXES,
  PRODUCT_NOUNS,
} from './words.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PRODUCTS_OF_STORE = 250;
const STORES_OF_PRODUCER = 2;
const BETWEEN_PRODUCTS = 7 * MINUTE;
/** Age of the newest product; the demo market's own products are newer and stay on the first pages. */
const NEWEST = 3 * DAY;

type UserRow = Omit<typeof users.$inferInsert, 'passwordHash'>;
type StoreRow = typeof popupStores.$inferInsert;
export type GeneratedProduct = Required<
  Omit<
    typeof products.$inferInsert,
    | 'details'
    | 'isReady'
    | 'isStorePublic'
    | 'storeName'
    | 'storeWords'
    | 'version'
    | 'editedVersion'
    | 'stockedVersion'
    | 'picturedVersion'
    | 'gallery'
  >
>;

/** Size, seed and pictures of a large market. */
export interface LargeMarketPlan {
  products: number;
  seed: string;
  now: Date;
  /** Names of the products' pictures in the picture store. */
  pictures: readonly string[];
}

interface Stall {
  producer: UserRow;
  store: StoreRow;
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY);

function producerRow(random: Random, key: string, now: Date): UserRow {
  return {
    id: demoId('user', key),
    email: `${key}@tenderete.example`,
    fullName: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)} ${random.pick(LAST_NAMES)}`,
    role: 'producer',
    confirmedAt: daysFrom(now, -365),
    createdAt: daysFrom(now, -365),
  };
}

/** Store statuses: seven of ten are open, the others scheduled, ended, paused or drafts. */
const STATUSES = [
  ...Array.from({ length: 7 }, () => 'active' as const),
  'scheduled',
  'ended',
  'draft',
] as const;
const WINDOWS = { active: [-20, 40], scheduled: [5, 20], ended: [-40, -4], draft: [10, 30] } as const;

function storeRow(random: Random, key: string, producer: UserRow, now: Date): StoreRow {
  const status = random.pick(STATUSES);
  const [opens, closes] = WINDOWS[status];
  const name = `${random.pick(STORE_NAME_PREFIXES)} de ${random.pick(PLACE_NAMES)}`;
  const { theme, primaryColor, secondaryColor } = random.pick(Object.values(STORE_TEMPLATES));
  const createdAt = daysFrom(now, -60);
  return {
    id: demoId('store', key),
    ownerId: producer.id,
    createdBy: producer.id,
    slug: key,
    name,
    description: `${name}: ${random.pick(DESCRIPTION_SENTENCES)}`,
    status,
    startDate: demoMoment(now, (opens - random.whole(4)) * 24, 10),
    endDate: demoMoment(now, (closes + random.whole(4)) * 24, 20),
    config: { name, primaryColor, secondaryColor, theme },
    categories: [random.pick(LARGE_MARKET_CATEGORIES)],
    createdAt,
    updatedAt: createdAt,
  };
}

function productRow(random: Random, key: string, { producer, store }: Stall, createdAt: Date) {
  const [thing, least, most] = random.pick(PRODUCT_NOUNS);
  const isInStore = random.percent(80);
  return {
    id: demoId('product', key),
    producerId: producer.id,
    popupStoreId: isInStore ? store.id : null,
    name: `${thing} ${random.pick(PRODUCT_QUALIFIERS)} de ${random.pick(PLACE_NAMES)}`,
    producerName: producer.fullName,
    shortDescription: `${random.pick(DESCRIPTION_SENTENCES)} ${random.pick(DESCRIPTION_SENTENCES)}`,
    priceCents: least + random.whole(most - least),
    stock: random.percent(5) ? 0 : 1 + random.whole(200),
    isActive: random.percent(97),
    isPopupStoreExclusive: isInStore && random.percent(10),
    createdAt,
    updatedAt: createdAt,
  };
}

/** Producers of a large market with their stores; at least one of each if there are products. */
export function largeMarketStalls({ products, seed, now }: LargeMarketPlan): Stall[] {
  const random = seededRandom(`${seed}/stalls`);
  const stores = Math.ceil(products / PRODUCTS_OF_STORE);
  const producers = Array.from({ length: Math.ceil(stores / STORES_OF_PRODUCER) }, (_, index) =>
    producerRow(random, `puesto-${seed}-${index + 1}`, now),
  );
  return producers.flatMap((producer, index) =>
    Array.from({ length: Math.min(STORES_OF_PRODUCER, stores - index * STORES_OF_PRODUCER) }, (_, which) => ({
      producer,
      store: storeRow(random, `plaza-${seed}-${index * STORES_OF_PRODUCER + which + 1}`, producer, now),
    })),
  );
}

/** Products of a large market, newest first; a generator, so that a hundred thousand never share the memory. */
export function* productsOf(
  { products, seed, now, pictures }: LargeMarketPlan,
  stalls: readonly Stall[],
): Generator<GeneratedProduct> {
  const random = seededRandom(`${seed}/products`);
  for (let index = 0; index < products; index += 1) {
    const createdAt = new Date(now.getTime() - NEWEST - index * BETWEEN_PRODUCTS);
    const row = productRow(random, `${seed}-${index + 1}`, random.pick(stalls), createdAt);
    const pictureNames = pictures.length === 0 ? [] : [random.pick(pictures)];
    yield { ...row, pictureNames };
  }
}

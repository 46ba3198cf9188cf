import type { InputOf } from '../../../contract/api/call.ts';
import { PRODUCT_SORTS, type ProductSort } from '../../../contract/catalogue/product-sort.ts';
import { ORDER_STATUSES } from '../../../contract/orders/order-status.ts';
import { seededRandom } from '../../../demo/large-market/random.ts';

export type ShapeCall =
  | 'listProducts'
  | 'listProducerProducts'
  | 'listOrders'
  | 'listProducerOrders'
  | 'listPopupStores'
  | 'listActivePopupStores'
  | 'listUsers'
  | 'listAuditLog'
  | 'listContactMessages'
  | 'getMarketStats';

/** Kind of query of a list: its call, its asker, and its filters, sort and page. */
export interface Shape {
  call: ShapeCall;
  as: 'everybody' | 'consumer' | 'producer' | 'admin';
  query: Record<string, string | number | boolean>;
}

/** Entities of the market that shapes name. */
export interface ShapeMarket {
  storeIds: readonly string[];
  storeSlugs: readonly string[];
  producerIds: readonly string[];
}

export const inputOf = ({ query }: Shape) => ({ query }) as InputOf<ShapeCall>;

const everybody = (query: Shape['query']): Shape => ({ call: 'listProducts', as: 'everybody', query });
const admin = (call: ShapeCall, query: Shape['query'] = {}): Shape => ({ call, as: 'admin', query });

/** Sorts along an index. The end of a sale is in the table of stores, so that `ending_soon` reads all products. */
const INDEXED = PRODUCT_SORTS.filter(
  (sort): sort is Exclude<ProductSort, 'ending_soon'> => sort !== 'ending_soon',
);
const LISTED = INDEXED.filter((sort) => sort !== 'relevance');

/** Shapes that the screens of shop and back office ask most. */
export const frequentShapes = ({
  storeSlugs: [slug = ''],
  producerIds: [producerId = ''],
}: ShapeMarket): Shape[] => [
  ...LISTED.map((sort) => everybody({ sort, active: true, open: true, limit: 24 })),
  everybody({ limit: 6, active: true }),
  everybody({ limit: 24, active: true, offset: 24 }),
  everybody({ limit: 24, active: true, offset: 960 }),
  everybody({ limit: 24, active: true, popupStoreSlug: slug }),
  everybody({ limit: 5, active: true, producerId }),
  everybody({ limit: 24, active: true, open: true, q: 'miel' }),
  everybody({ limit: 24, active: true, open: true, q: 'jarron azul' }),
  everybody({ limit: 1, active: true, open: true, q: 'cesta', facets: true }),
  everybody({ limit: 24, active: true, minPrice: 10, maxPrice: 20 }),
  everybody({ limit: 1, active: true, minPrice: 10, maxPrice: 20, facets: true }),
  { call: 'listActivePopupStores', as: 'everybody', query: { when: 'open', limit: 20 } },
  ...LISTED.map((sort) => admin('listProducts', { sort, limit: 25 })),
  admin('listProducts', { limit: 25, offset: 975 }),
  admin('listOrders', { limit: 25 }),
  ...ORDER_STATUSES.map((status) => admin('listOrders', { status, limit: 25 })),
  admin('listOrders', { limit: 25, offset: 975 }),
  admin('listOrders', { limit: 25, q: 'persona' }),
  admin('listUsers', { limit: 100 }),
  admin('listPopupStores', { limit: 100 }),
  admin('listAuditLog'),
  admin('listContactMessages'),
  admin('getMarketStats'),
  { call: 'listOrders', as: 'consumer', query: { limit: 10 } },
  { call: 'listProducerOrders', as: 'producer', query: { limit: 20 } },
  { call: 'listProducerProducts', as: 'producer', query: { limit: 24 } },
];

/** Words of searches: frequent, rare, unknown and mistyped ones. */
const WORDS = [
  'miel',
  'cesta',
  'jarron',
  'de',
  'azul',
  'romero',
  'mermelda',
  'xilofono',
  'lana merino',
  'pan',
];

/**
 * Categories of few stores and of none. Of one that many stores have, the products are found along the index of the
 * sort: the more often, the larger its share of the market.
 */
const RARE_CATEGORIES = ['Cerámica', 'Bebidas', 'Textil'];

/**
 * Other shapes, drawn by a seed from the filters, sorts and pages. `inStock: false` is none of them: no index may contain
 * the stock (docs/decisions/019), so that products that are sold out are found by reading the others.
 */
export function drawnShapes(number: number, seed: string, market: ShapeMarket): Shape[] {
  const random = seededRandom(seed);
  const maybe = (share: number, query: () => Shape['query']) => (random.percent(share) ? query() : {});
  const page = () => ({
    limit: random.pick([5, 24, 100]),
    ...maybe(40, () => ({ offset: random.pick([24, 240, 960]) })),
  });
  const products = (as: Shape['as']): Shape => {
    const minPrice = random.whole(60);
    const q = maybe(35, () => ({ q: random.pick(WORDS) }));
    return {
      call: 'listProducts',
      as,
      query: {
        ...page(),
        ...q,
        ...maybe(60, () => ({
          sort: random.pick('q' in q ? INDEXED : LISTED),
        })),
        ...maybe(25, () => ({ minPrice })),
        ...maybe(25, () => ({ maxPrice: minPrice + random.pick([1, 5, 50]) })),
        ...maybe(20, () => ({ popupStoreId: random.pick(market.storeIds) })),
        ...maybe(10, () => ({ producerId: random.pick(market.producerIds) })),
        ...maybe(15, () => ({ inStock: true })),
        ...maybe(40, () => ({ open: true })),
        ...maybe(20, () => ({ categories: random.pick(RARE_CATEGORIES) })),
        ...maybe(25, () => ({ facets: true })),
      },
    };
  };
  const orders = (): Shape => ({
    call: 'listOrders',
    as: 'admin',
    query: {
      ...page(),
      ...maybe(40, () => ({ status: random.pick(ORDER_STATUSES) })),
      ...maybe(25, () => ({ q: random.pick(['persona 1234', 'producto 7', 'calle', '4a7c']) })),
      ...maybe(25, () => ({ fromDate: '2026-03-01T00:00:00.000Z', toDate: '2026-03-31T23:59:59.999Z' })),
    },
  });
  return Array.from({ length: number }, () => {
    const kind = random.whole(10);
    return kind < 7 ? products('everybody') : kind < 8 ? products('admin') : orders();
  });
}

import type { EndpointName } from '../../contract/endpoints.ts';
import type { QueryOf } from '../../contract/api/call-types.ts';
import type { Asker } from '../context.ts';
import type { Lane } from '../db/lanes.ts';

/** Cost of a call in the allowance of its network address; ordinary calls cost nothing there. */
const COST = { search: 5, facets: 10, list: 3, figures: 10, export: 20 } as const;

/** Offset from which a page of a list is deep. */
const DEEP = 100;

type ProductsQuery = QueryOf<'listProducts'>;

/** Filters of the shop's own lists, each served by an index. */
const isFiltered = ({ minPrice, maxPrice, inStock, categories }: ProductsQuery): boolean =>
  [minPrice, maxPrice, inStock, categories].some((filter) => filter !== undefined);

function productsCost(query: ProductsQuery): number {
  if (query.facets || query.countCategories) return COST.facets;
  if (query.q) return COST.search;
  const isExpensive = isFiltered(query) || query.sort === 'ending_soon' || (query.offset ?? 0) >= DEEP;
  return isExpensive ? COST.list : 0;
}

const searchCost = ({ q }: { q?: string | undefined }) => (q ? COST.search : 0);

/** Expensive calls with their cost by input and role; 0: an ordinary call. */
const COSTS: { [N in EndpointName]?: (input: never, asker: Asker) => number } = {
  listProducts: (query: ProductsQuery, { role }) =>
    role === 'admin' ? Math.max(COST.list, productsCost(query)) : productsCost(query),
  listProducerProducts: productsCost,
  listActivePopupStores: searchCost,
  listPopupStores: () => COST.list,
  listOrders: (query: QueryOf<'listOrders'>, { role }) => (role === 'admin' ? COST.list : searchCost(query)),
  listProducerOrders: searchCost,
  getProducerStats: () => COST.figures,
  getPopupStoreAnalytics: () => COST.figures,
  getMarketStats: () => COST.figures,
  getUserStats: () => COST.figures,
  listUsers: () => COST.list,
  listAuditLog: () => COST.list,
  listContactMessages: () => COST.list,
  exportAccount: () => COST.export,
};

/** Lane of a call, and its cost in the allowance of the caller's network. */
export function laneOfCall(name: EndpointName, input: object, asker: Asker): { lane: Lane; cost: number } {
  // Cast: the input was validated for this row.
  const cost = COSTS[name]?.(input as never, asker) ?? 0;
  return { lane: cost > 0 ? 'expensive' : 'shop', cost };
}

import {
  MARKET_STORE_DAYS,
  type MarketStoresQuery,
} from '../../../contract/popup-stores/market-stores-query.ts';
import { ADMIN } from '../../../contract/users/admin-limits.ts';
import { daySpan } from '../../../contract/values/calendar-day.ts';
import {
  type MarketStoresActorRef,
  marketStoresMachine,
} from '../../machines/market-stores/market-stores.machine.ts';
import { onPageVisible } from '../../services/page/on-page-visible.ts';
import { createMarketStoresService } from '../../services/popup-stores/market-stores.service.ts';
import { createOwnStoresService } from '../../services/popup-stores/own-stores.service.ts';
import type { BySearch } from '../by-search.ts';
import { wireList } from '../list.wiring.ts';
import { wireStoreStatus } from '../producer/store-status.wiring.ts';
import { type MemberLoad, screenRoute } from '../screen-route.ts';
import { marketStoresHref, marketStoresQueryIn } from './market-stores-address.ts';

export const wireMarketStores = wireList(marketStoresMachine, marketStoresHref);

/** The same question with its days as the instants at which they begin and end in the market's zone. */
export function marketStoresQueryAt(query: MarketStoresQuery, timeZone: string): MarketStoresQuery {
  const instants = MARKET_STORE_DAYS.flatMap(([from, to]) => {
    const [first, last] = [query[from], query[to]];
    return [
      ...(first ? [[from, daySpan(first, timeZone).first]] : []),
      ...(last ? [[to, daySpan(last, timeZone).last]] : []),
    ];
  });
  return { ...query, ...Object.fromEntries(instants) };
}

type Load = MemberLoad & BySearch;

const openList = screenRoute({
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => marketStoresQueryIn(deps.search),
  actors: ({ context: { services, installation }, navigate }) => {
    const { listMarketStores } = createMarketStoresService(services.call);
    const { timeZone } = installation.market;
    return {
      marketStores: wireMarketStores({
        loadItems: ({ query, ...rest }, signal) =>
          listMarketStores({ query: marketStoresQueryAt(query, timeZone), ...rest }, signal),
        watchReturns: onPageVisible,
        showAddress: (shown) => void navigate(shown),
      }),
    };
  },
  input: (_, query) => ({ marketStores: { query, limit: ADMIN.stores } }),
});

const openStatus = screenRoute({
  key: ({ context }: Load & { list: MarketStoresActorRef }) => `market ${context.user.id}`,
  actors: ({ context, list }) => ({
    storeStatus: wireStoreStatus(createOwnStoresService(context.services.call), context.app, () =>
      list.send({ type: 'refresh.requested' }),
    ),
  }),
  input: () => ({ storeStatus: undefined }),
});

/** Every store of the market, and the change of the status of one of them; the address says which (R2.7, R7.10). */
export async function openMarketStores(load: Load) {
  const { marketStores } = await openList(load);
  return { marketStores, ...(await openStatus({ ...load, list: marketStores })) };
}

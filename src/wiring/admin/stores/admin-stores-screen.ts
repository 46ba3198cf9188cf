import {
  ADMIN_STORE_DAY_RANGES,
  type AdminStoresQuery,
} from '../../../../contract/admin/admin-stores-query.ts';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import { daySpan } from '../../../../contract/values/calendar-day.ts';
import {
  type AdminStoresActorRef,
  adminStoresMachine,
} from '../../../machines/admin/stores/admin-stores.machine.ts';
import { onPageVisible } from '../../../services/shell/on-page-visible.ts';
import { createAdminStoresService } from '../../../services/admin/stores/admin-stores.service.ts';
import { createProducerStoresService } from '../../../services/producer/stores/producer-stores.service.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { wireList } from '../../ui/list.wiring.ts';
import { wireStoreStatus } from '../../producer/stores/store-status.wiring.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { adminStoresHref, adminStoresQueryIn } from './admin-stores-href.ts';

export const wireAdminStores = wireList(adminStoresMachine, adminStoresHref);

/** Query with its days as instants: their start and end in the given time zone. */
export function adminStoresQueryInTimeZone(query: AdminStoresQuery, timeZone: string): AdminStoresQuery {
  const instants = ADMIN_STORE_DAY_RANGES.flatMap(([from, to]) => {
    const [first, last] = [query[from], query[to]];
    return [
      ...(first ? [[from, daySpan(first, timeZone).first]] : []),
      ...(last ? [[to, daySpan(last, timeZone).last]] : []),
    ];
  });
  return { ...query, ...Object.fromEntries(instants) };
}

type Load = MemberLoaderArgs & SearchLoaderArgs;

const openList = screenRoute({
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => adminStoresQueryIn(deps.search),
  actors: ({ context: { services, installation }, navigate }) => {
    const { listAdminStores } = createAdminStoresService(services.call);
    const { timeZone } = installation.market;
    return {
      adminStores: wireAdminStores({
        loadItems: ({ query, ...rest }, signal) =>
          listAdminStores({ query: adminStoresQueryInTimeZone(query, timeZone), ...rest }, signal),
        watchReturns: onPageVisible,
        showAddress: (shown) => void navigate(shown),
      }),
    };
  },
  input: (_, query) => ({ adminStores: { query, limit: ADMIN_LIMITS.stores } }),
});

const openStatus = screenRoute({
  key: ({ context }: Load & { list: AdminStoresActorRef }) => `market ${context.user.id}`,
  actors: ({ context, list }) => ({
    storeStatus: wireStoreStatus(createProducerStoresService(context.services.call), context.app, () =>
      list.send({ type: 'refresh.requested' }),
    ),
  }),
  input: () => ({ storeStatus: undefined }),
});

/** Loader of all stores and the change of a store's status; the address contains the query (R2.7, R7.10). */
export async function openAdminStores(load: Load) {
  const { adminStores } = await openList(load);
  return { adminStores, ...(await openStatus({ ...load, list: adminStores })) };
}

import { STORES } from '../../../contract/limits.ts';
import { type OwnStoresActorRef, ownStoresMachine } from '../../machines/own-stores/own-stores.machine.ts';
import { onPageVisible } from '../../services/page/on-page-visible.ts';
import { createOwnStoresService } from '../../services/popup-stores/own-stores.service.ts';
import type { BySearch } from '../by-search.ts';
import { wireList } from '../list.wiring.ts';
import { type MemberLoad, screenRoute } from '../screen-route.ts';
import { ownStoresHref, ownStoresQueryIn } from './own-stores-address.ts';
import { wireStoreStatus } from './store-status.wiring.ts';

export const wireOwnStores = wireList(ownStoresMachine, ownStoresHref);

type Load = MemberLoad & BySearch;

const openList = screenRoute({
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => ownStoresQueryIn(deps.search),
  actors: ({ context, navigate }) => ({
    ownStores: wireOwnStores({
      loadItems: createOwnStoresService(context.services.call).listOwnStores,
      watchReturns: onPageVisible,
      showAddress: (shown) => void navigate(shown),
    }),
  }),
  input: (_, query) => ({ ownStores: { query, limit: STORES.listLimit } }),
});

const openStatus = screenRoute({
  key: ({ context }: Load & { list: OwnStoresActorRef }) => context.user.id,
  actors: ({ context, list }) => ({
    storeStatus: wireStoreStatus(createOwnStoresService(context.services.call), context.app, () =>
      list.send({ type: 'refresh.requested' }),
    ),
  }),
  input: () => ({ storeStatus: undefined }),
});

/** The stores that somebody runs, and the change of the status of one of them; the address says which (R7.10). */
export async function openOwnStores(load: Load) {
  const { ownStores } = await openList(load);
  return { ownStores, ...(await openStatus({ ...load, list: ownStores })) };
}

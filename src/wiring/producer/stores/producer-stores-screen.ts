import { STORE_LIMITS } from '../../../../contract/limits.ts';
import {
  type ProducerStoresActorRef,
  producerStoresMachine,
} from '../../../machines/producer/stores/producer-stores.machine.ts';
import { onPageVisible } from '../../../services/shell/on-page-visible.ts';
import { createProducerStoresService } from '../../../services/producer/stores/producer-stores.service.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { wireList } from '../../ui/list.wiring.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { producerStoresHref, producerStoresQueryIn } from './producer-stores-href.ts';
import { wireStoreStatus } from './store-status.wiring.ts';

export const wireProducerStores = wireList(producerStoresMachine, producerStoresHref);

type Load = MemberLoaderArgs & SearchLoaderArgs;

const openList = screenRoute({
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => producerStoresQueryIn(deps.search),
  actors: ({ context, navigate }) => ({
    producerStores: wireProducerStores({
      loadItems: createProducerStoresService(context.services.call).listProducerStores,
      watchReturns: onPageVisible,
      showAddress: (shown) => void navigate(shown),
    }),
  }),
  input: (_, query) => ({ producerStores: { query, limit: STORE_LIMITS.listLimit } }),
});

const openStatus = screenRoute({
  key: ({ context }: Load & { list: ProducerStoresActorRef }) => context.user.id,
  actors: ({ context, list }) => ({
    storeStatus: wireStoreStatus(createProducerStoresService(context.services.call), context.app, () =>
      list.send({ type: 'refresh.requested' }),
    ),
  }),
  input: () => ({ storeStatus: undefined }),
});

/** Loader of the producer's own stores and the change of a store's status; the address contains the query (R7.10). */
export async function openProducerStores(load: Load) {
  const { producerStores } = await openList(load);
  return { producerStores, ...(await openStatus({ ...load, list: producerStores })) };
}

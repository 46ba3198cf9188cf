import type { LoaderFnContext } from '@tanstack/react-router';
import { createFormatter } from '../../../../contract/values/format.ts';
import { STORES_PATH_BY_ROLE, type StoresPath } from '../../../../contract/shell/stores-path.ts';
import { isUuid } from '../../../../contract/values/uuid.ts';
import {
  type ProducerStoreActorRef,
  producerStoreMachine,
} from '../../../machines/producer/stores/producer-store.machine.ts';
import { onPageVisible } from '../../../services/shell/on-page-visible.ts';
import { createProducerStoreService } from '../../../services/producer/stores/producer-store.service.ts';
import { createProducerStoresService } from '../../../services/producer/stores/producer-stores.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { listenerActor } from '../../shell/listener-actor.ts';
import { wireStoreApproval } from '../../admin/stores/store-approval.wiring.ts';
import { wireStoreDeletion } from './store-deletion.wiring.ts';
import { wireStoreEmptying } from './store-emptying.wiring.ts';
import { wireStoreStatus } from './store-status.wiring.ts';

interface Load extends MemberLoaderArgs<{ storeId: string }> {
  navigate: LoaderFnContext['navigate'];
}

type ProducerStoreService = ReturnType<typeof createProducerStoreService>;

const keyOf = ({ context, params }: Load) => `${context.user.id} ${params.storeId}`;

/** Page of one's own store; it reloads when the producer returns. */
export const wireProducerStore = ({ loadProducerStore }: Pick<ProducerStoreService, 'loadProducerStore'>) =>
  producerStoreMachine.provide({
    actors: {
      ...resultActors({ load: loadProducerStore }),
      watchReturns: listenerActor((listener) => onPageVisible(() => listener({ type: 'refresh.requested' }))),
    },
  });

/** Loader of a producer's own store alone, for its poster (R2.26). */
export const openStorePoster = screenRoute({
  key: keyOf,
  isNamed: ({ params }: Load) => isUuid(params.storeId),
  actors: ({ context: { services, user } }) => ({
    producerStore: wireProducerStore(createProducerStoreService(services.call, user)),
  }),
  input: ({ context, params }) => ({
    producerStore: { question: { id: params.storeId }, now: context.now() },
  }),
});

/** Initial values of the approval form, by area. */
const APPROVAL_BEGUN = {
  [STORES_PATH_BY_ROLE.producer]: { state: 'waiting', note: '' },
  [STORES_PATH_BY_ROLE.admin]: { state: 'granted', note: '' },
} as const;

const openChangesAt = (stores: StoresPath) =>
  screenRoute({
    key: (load: Load & { producerStore: ProducerStoreActorRef }) => `${stores} ${keyOf(load)}`,
    actors: ({ context, navigate, producerStore, params }) => {
      const { app, services, user, installation } = context;
      const service = createProducerStoreService(services.call, user);
      const lookAgain = () => producerStore.send({ type: 'refresh.requested' });
      return {
        storeStatus: wireStoreStatus(createProducerStoresService(services.call), app, lookAgain),
        storeEmptying: wireStoreEmptying(service, {
          app,
          formatter: createFormatter(installation.market),
          nameOf: () => producerStore.getSnapshot().context.content?.store.name ?? '',
          onSettled: lookAgain,
        }),
        storeApproval: wireStoreApproval(service, {
          id: params.storeId,
          begun: APPROVAL_BEGUN[stores],
          versionSeen: () => producerStore.getSnapshot().context.content?.store.approval?.version ?? 1,
          onSettled: lookAgain,
        }),
        storeDeletion: wireStoreDeletion(service, {
          app,
          leave: () => void navigate({ to: stores }),
        }),
      };
    },
    input: ({ params }) => ({
      storeStatus: undefined,
      storeEmptying: { id: params.storeId },
      storeApproval: { values: APPROVAL_BEGUN[stores] },
      storeDeletion: undefined,
    }),
  });

const openAt = (stores: StoresPath) => {
  const openChanges = openChangesAt(stores);
  return async (load: Load) => {
    const { producerStore } = await openStorePoster(load);
    return { producerStore, ...(await openChanges({ ...load, producerStore })) };
  };
};

/** Loader of a producer's own store and its actions (R2.6). */
export const openProducerStore = openAt(STORES_PATH_BY_ROLE.producer);

/** Loader of any store, for admins (R2.7). */
export const openAdminStore = openAt(STORES_PATH_BY_ROLE.admin);

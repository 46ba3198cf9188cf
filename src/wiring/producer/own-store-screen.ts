import type { LoaderFnContext } from '@tanstack/react-router';
import { createFormatter } from '../../../contract/values/format.ts';
import { STORES_OF, type StoresPath } from '../../../contract/pages/stores-path.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import { type OwnStoreActorRef, ownStoreMachine } from '../../machines/own-store/own-store.machine.ts';
import { onPageVisible } from '../../services/page/on-page-visible.ts';
import { createOwnStoreService } from '../../services/popup-stores/own-store.service.ts';
import { createOwnStoresService } from '../../services/popup-stores/own-stores.service.ts';
import { resultActors } from '../promise-actors.ts';
import { type MemberLoad, screenRoute } from '../screen-route.ts';
import { listening } from '../shell/listening.ts';
import { wireStoreApproval } from './store-approval.wiring.ts';
import { wireStoreDeletion } from './store-deletion.wiring.ts';
import { wireStoreEmptying } from './store-emptying.wiring.ts';
import { wireStoreStatus } from './store-status.wiring.ts';

interface Load extends MemberLoad<{ storeId: string }> {
  navigate: LoaderFnContext['navigate'];
}

type OwnStoreService = ReturnType<typeof createOwnStoreService>;

const keyOf = ({ context, params }: Load) => `${context.user.id} ${params.storeId}`;

/** The page of an own store, which looks again when its reader comes back. */
export const wireOwnStore = ({ loadOwnStore }: Pick<OwnStoreService, 'loadOwnStore'>) =>
  ownStoreMachine.provide({
    actors: {
      ...resultActors({ load: loadOwnStore }),
      watchReturns: listening((listener) => onPageVisible(() => listener({ type: 'refresh.requested' }))),
    },
  });

const openStore = screenRoute({
  key: keyOf,
  isNamed: ({ params }: Load) => isUuid(params.storeId),
  actors: ({ context: { services, user } }) => ({
    ownStore: wireOwnStore(createOwnStoreService(services.call, user)),
  }),
  input: ({ context, params }) => ({ ownStore: { question: { id: params.storeId }, now: context.now() } }),
});

/** What one says of a store that is held, by the side of the house. */
const APPROVAL_BEGUN = {
  [STORES_OF.producer]: { state: 'waiting', note: '' },
  [STORES_OF.admin]: { state: 'granted', note: '' },
} as const;

const openChangesAt = (stores: StoresPath) =>
  screenRoute({
    key: (load: Load & { ownStore: OwnStoreActorRef }) => `${stores} ${keyOf(load)}`,
    actors: ({ context, navigate, ownStore, params }) => {
      const { app, services, user, installation } = context;
      const service = createOwnStoreService(services.call, user);
      const lookAgain = () => ownStore.send({ type: 'refresh.requested' });
      return {
        storeStatus: wireStoreStatus(createOwnStoresService(services.call), app, lookAgain),
        storeEmptying: wireStoreEmptying(service, {
          app,
          formatter: createFormatter(installation.market),
          nameOf: () => ownStore.getSnapshot().context.content?.store.name ?? '',
          onSettled: lookAgain,
        }),
        storeApproval: wireStoreApproval(service, {
          id: params.storeId,
          begun: APPROVAL_BEGUN[stores],
          versionSeen: () => ownStore.getSnapshot().context.content?.store.approval?.version ?? 1,
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
    const { ownStore } = await openStore(load);
    return { ownStore, ...(await openChanges({ ...load, ownStore })) };
  };
};

/** A store that somebody runs, and what can be done with it (R2.6). */
export const openOwnStore = openAt(STORES_OF.producer);

/** The same of anybody's store, for who looks after the market (R2.7). */
export const openMarketStore = openAt(STORES_OF.admin);

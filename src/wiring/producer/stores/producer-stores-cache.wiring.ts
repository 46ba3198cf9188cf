import type { Call } from '../../../../contract/api/call.ts';
import type { EndpointName } from '../../../../contract/endpoints.ts';
import { SELLER_ROLES } from '../../../../contract/account/role.ts';
import { registerLazyChild } from '../../../machines/shell/register-lazy-child.ts';
import { type AppActorRef, childOf } from '../../../machines/shell/app.machine.ts';
import {
  type ProducerStores,
  type ProducerStoresCacheActorRef,
  producerStoresCacheMachine,
} from '../../../machines/producer/stores/producer-stores-cache.machine.ts';
import type { LoadResult } from '../../../machines/ui/resource.types.ts';
import type { SessionActorRef } from '../../../machines/auth/session.machine.ts';
import { sessionOf } from '../../../machines/auth/session.selectors.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { watchSelectedValue } from '../../shell/watch-selected-value.ts';
import { listenerActor } from '../../shell/listener-actor.ts';
import { refreshOnReturn } from '../../shell/refresh-on-return.ts';
import type { RouterContext } from '../../shell/router-context.ts';
import { loadAllProducerStores } from './store-choices.wiring.ts';

type SessionSnapshot = ReturnType<SessionActorRef['getSnapshot']>;

/** Role and id of the seller; null without one, undefined while the session is unknown. */
function sellerIn(snapshot: SessionSnapshot): string | null | undefined {
  const { status, user } = sessionOf(snapshot);
  if (user) return SELLER_ROLES.some((role) => role === user.role) ? `${user.role} ${user.id}` : null;
  return status === 'anonymous' ? null : undefined;
}

/** Shared data of a producer's screens, connected to its call and to the session. */
export const wireProducerStoresCache = (
  load: (question: null, signal: AbortSignal) => Promise<LoadResult<ProducerStores>>,
  session: Pick<SessionActorRef, 'getSnapshot' | 'subscribe'>,
  tellFilled: (stores: ProducerStores) => unknown,
) =>
  producerStoresCacheMachine.provide({
    actions: { tellFilled: (_, stores) => tellFilled(stores) },
    actors: {
      ...resultActors({ load }),
      watchReturns: refreshOnReturn,
      watchSeller: listenerActor((listener) => {
        const tell = (seller: string | null | undefined) => {
          if (seller) listener({ type: 'seller.arrived', seller });
          if (seller === null) listener({ type: 'seller.left' });
        };
        tell(sellerIn(session.getSnapshot()));
        return watchSelectedValue(session, sellerIn, tell);
      }),
    },
  });

/** Shared data of a producer's screens, a child of the application since the first of these screens (R4.6). */
function producerStoresCacheOf({
  app,
  services,
}: Pick<RouterContext, 'app' | 'services'>): ProducerStoresCacheActorRef {
  const { producerData } = app.getSnapshot().children;
  if (producerData) return producerData;
  const logic = wireProducerStoresCache(
    loadAllProducerStores(services.call),
    childOf(app, 'session'),
    // Lazy: rarely needed, and never at the start of a page.
    (stores) =>
      stores.length > 0 &&
      void import('./import-toasts.ts').then(({ showImportToasts }) =>
        showImportToasts(app, () => location.pathname)(stores),
      ),
  );
  registerLazyChild(app, logic, { id: 'producerData', input: undefined, until: 'page' });
  return childOf(app, 'producerData');
}

/** Calls that change the producer's stores, or the number of products in them. */
const CHANGES: readonly EndpointName[] = [
  'createPopupStore',
  'updatePopupStore',
  'changePopupStoreStatus',
  'deletePopupStore',
  'createProduct',
  'updateProduct',
  'deleteProduct',
  'deleteAllProducts',
];

/** Calls that also invalidate the shared data after a change (R9.9). */
const tellingOfChanges =
  (call: Call, app: AppActorRef): Call =>
  async (name, input, signal) => {
    const answer = await call(name, input, signal);
    // Also after a failure: a call with a lost answer may have changed something.
    if (CHANGES.includes(name)) app.getSnapshot().children.producerData?.send({ type: 'data.changed' });
    return answer;
  };

/** Additional route context of a producer's screens. */
export function producerRouteContext(context: Pick<RouterContext, 'app' | 'services'>) {
  const { app, services } = context;
  return {
    producerData: producerStoresCacheOf(context),
    services: { ...services, call: tellingOfChanges(services.call, app) },
  };
}

import type { Call } from '../../../../contract/api/call.ts';
import type { EndpointName } from '../../../../contract/endpoints.ts';
import { SELLERS } from '../../../../contract/account/role.ts';
import { registerLazyChild } from '../../../machines/shell/register-lazy-child.ts';
import { type AppActorRef, childOf } from '../../../machines/shell/app.machine.ts';
import {
  type ProducerStores,
  type ProducerDataActorRef,
  producerDataMachine,
} from '../../../machines/producer/stores/producer-data.machine.ts';
import type { LoadResult } from '../../../machines/ui/resource.types.ts';
import type { SessionActorRef } from '../../../machines/auth/session.machine.ts';
import { sessionOf } from '../../../machines/auth/session.selectors.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { follow } from '../../shell/follow.ts';
import { listening } from '../../shell/listening.ts';
import { refreshOnReturn } from '../../shell/refresh-on-return.ts';
import type { RouterContext } from '../../shell/router-context.ts';
import { loadAllProducerStores } from './store-choices.wiring.ts';

type SessionSnapshot = ReturnType<SessionActorRef['getSnapshot']>;

/** Who sells, by role and id; null for nobody who does, undefined while that is not known. */
function sellerIn(snapshot: SessionSnapshot): string | null | undefined {
  const { status, user } = sessionOf(snapshot);
  if (user) return SELLERS.some((role) => role === user.role) ? `${user.role} ${user.id}` : null;
  return status === 'anonymous' ? null : undefined;
}

/** What producers' screens share, joined to its call and to who is here. */
export const wireProducerData = (
  load: (question: null, signal: AbortSignal) => Promise<LoadResult<ProducerStores>>,
  session: Pick<SessionActorRef, 'getSnapshot' | 'subscribe'>,
  tellFilled: (stores: ProducerStores) => unknown,
) =>
  producerDataMachine.provide({
    actions: { tellFilled: (_, stores) => tellFilled(stores) },
    actors: {
      ...resultActors({ load }),
      watchReturns: refreshOnReturn,
      watchSeller: listening((listener) => {
        const tell = (seller: string | null | undefined) => {
          if (seller) listener({ type: 'seller.arrived', seller });
          if (seller === null) listener({ type: 'seller.left' });
        };
        tell(sellerIn(session.getSnapshot()));
        return follow(session, sellerIn, tell);
      }),
    },
  });

/** What producers' screens share, kept by the app from the first of them on (R4.6). */
function producerDataOf({ app, services }: Pick<RouterContext, 'app' | 'services'>): ProducerDataActorRef {
  const { producerData } = app.getSnapshot().children;
  if (producerData) return producerData;
  const logic = wireProducerData(
    loadAllProducerStores(services.call),
    childOf(app, 'session'),
    // Seldom wanted, and none of what a day begins with.
    (stores) =>
      stores.length > 0 &&
      void import('./stores-filled.ts').then(({ filledByText }) =>
        filledByText(app, () => location.pathname)(stores),
      ),
  );
  registerLazyChild(app, logic, { id: 'producerData', input: undefined, until: 'page' });
  return childOf(app, 'producerData');
}

/** What changes one's own stores, or what is told of them: how many products they have. */
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

/** The same calls, after whose changes what producers' screens share is looked at again (R9.9). */
const tellingOfChanges =
  (call: Call, app: AppActorRef): Call =>
  async (name, input, signal) => {
    const answer = await call(name, input, signal);
    // One whose answer was lost may have changed something all the same.
    if (CHANGES.includes(name)) app.getSnapshot().children.producerData?.send({ type: 'data.changed' });
    return answer;
  };

/** What the screens of a producer have beside what all have. */
export function ofProducers(context: Pick<RouterContext, 'app' | 'services'>) {
  const { app, services } = context;
  return {
    producerData: producerDataOf(context),
    services: { ...services, call: tellingOfChanges(services.call, app) },
  };
}

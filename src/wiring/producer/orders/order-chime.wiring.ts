import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import {
  orderChimeMachine,
  type OrdersCounted,
} from '../../../machines/producer/orders/order-chime.machine.ts';
import type { ProducerOrdersActorRef } from '../../../machines/producer/orders/producer-orders.machine.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import type { createChimePreference } from '../../../services/producer/orders/chime-preference.service.ts';
import { watchSelectedValue } from '../../shell/watch-selected-value.ts';
import { listenerActor } from '../../shell/listener-actor.ts';

type Snapshot = ListSnapshot<ProducerOrder, ProducerOrdersQuery>;

/** Number of orders for the list's query without its status filter; null while unknown. */
function countedIn(snapshot: Snapshot): OrdersCounted | null {
  const { query, counts } = snapshot.context;
  if (!counts || snapshot.matches('fetching') || snapshot.matches('failed')) return null;
  const { status: _, offset: __, ...asked } = query;
  return {
    about: JSON.stringify(asked),
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
  };
}

interface ChimeServices extends Pick<ReturnType<typeof createChimePreference>, 'rememberWish'> {
  playChime: () => Promise<void>;
}

/** Sound for new orders, connected to the open list and to the device's setting. */
export const wireOrderChime = (
  orders: Pick<ProducerOrdersActorRef, 'getSnapshot' | 'subscribe'>,
  { playChime, rememberWish }: ChimeServices,
) =>
  orderChimeMachine.provide({
    actors: {
      watchOrders: listenerActor((listener) => {
        const tell = (counted: OrdersCounted | null) => {
          if (counted) listener({ type: 'orders.counted', ...counted });
        };
        tell(countedIn(orders.getSnapshot()));
        return watchSelectedValue(orders, countedIn, tell);
      }),
    },
    actions: {
      // Without sound, the new order is still visible.
      playChime: () => void playChime().catch(() => {}),
      keepWish: (_, { isWanted }) => rememberWish(isWanted),
    },
  });

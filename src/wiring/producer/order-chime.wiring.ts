import type { ListSnapshot } from '../../machines/list/list.machine.ts';
import { orderChimeMachine, type OrdersCounted } from '../../machines/order-chime/order-chime.machine.ts';
import type { OwnOrdersActorRef } from '../../machines/own-orders/own-orders.machine.ts';
import type { OwnOrder } from '../../../contract/orders/own-order.ts';
import type { OwnOrdersQuery } from '../../../contract/orders/own-orders-query.ts';
import type { createChimeWish } from '../../services/orders/chime-wish.service.ts';
import { follow } from '../shell/follow.ts';
import { listening } from '../shell/listening.ts';

type Snapshot = ListSnapshot<OwnOrder, OwnOrdersQuery>;

/** How many orders there are of what the list is asked but for their state; null while that is not known. */
function countedIn(snapshot: Snapshot): OrdersCounted | null {
  const { query, counts } = snapshot.context;
  if (!counts || snapshot.matches('fetching') || snapshot.matches('failed')) return null;
  const { status: _, offset: __, ...asked } = query;
  return {
    about: JSON.stringify(asked),
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
  };
}

interface ChimeServices extends Pick<ReturnType<typeof createChimeWish>, 'rememberWish'> {
  playChime: () => Promise<void>;
}

/** The sound of new orders joined to the list that is looked at, and to the device. */
export const wireOrderChime = (
  orders: Pick<OwnOrdersActorRef, 'getSnapshot' | 'subscribe'>,
  { playChime, rememberWish }: ChimeServices,
) =>
  orderChimeMachine.provide({
    actors: {
      watchOrders: listening((listener) => {
        const tell = (counted: OrdersCounted | null) => {
          if (counted) listener({ type: 'orders.counted', ...counted });
        };
        tell(countedIn(orders.getSnapshot()));
        return follow(orders, countedIn, tell);
      }),
    },
    actions: {
      // Who hears nothing sees it.
      playChime: () => void playChime().catch(() => {}),
      keepWish: (_, { isWanted }) => rememberWish(isWanted),
    },
  });

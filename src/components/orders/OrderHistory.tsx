import { chakra } from '@chakra-ui/react/styled-system';
import type { Order } from '../../../contract/orders/order.ts';
import { ORDER_STATUS_LABELS } from '../../../contract/orders/order-status.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { orderHistoryEntriesOf } from './order-history.ts';
import { orderPageMessages } from './order-page.messages.ts';

/** History of an order, latest first, with the actor of each status change and the producers' notes. */
export function OrderHistory({ order: { history = [], items } }: { order: Order }) {
  const { dayAndTime } = useFormatter();
  const steps = orderHistoryEntriesOf(history);
  if (steps.length === 0) return null;
  const namesOf = (lineIds: string[]) =>
    lineIds.map((lineId) => items.find(({ id }) => id === lineId)?.product?.name ?? 'Producto').join(' · ');
  return (
    <chakra.section aria-labelledby="historia" display="grid" gap="4">
      <chakra.h2 id="historia" fontSize="xl">
        {orderPageMessages.history}
      </chakra.h2>
      <chakra.ol display="grid" gap="4" borderLeft="3px solid var(--td-colors-line)" paddingLeft="5">
        {steps.map(({ lineIds, status, notes, createdAt, actor, actorName }) => (
          <li key={`${createdAt} ${status} ${lineIds.join(' ')} ${actor}`}>
            <chakra.p color="ink2" fontSize="sm">
              <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
              {actor ? <span>{` · ${actorName ?? orderPageMessages.actors[actor]}`}</span> : null}
            </chakra.p>
            <p>
              {status === 'pending' && lineIds.length === 0 ? (
                <strong>{orderPageMessages.begun}</strong>
              ) : (
                <>
                  <strong>{ORDER_STATUS_LABELS[status]}</strong>
                  <span>{` · ${lineIds.length > 0 ? namesOf(lineIds) : orderPageMessages.wholeOrder}`}</span>
                </>
              )}
            </p>
            {notes ? <chakra.p color="ink2" overflowWrap="anywhere">{`«${notes}»`}</chakra.p> : null}
          </li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

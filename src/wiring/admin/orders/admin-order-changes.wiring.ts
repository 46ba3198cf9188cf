import { adminOutcome, isPartialChange } from '../../../../contract/lifecycles/order-outcome.ts';
import { partialChangeNotice } from '../../../../contract/lifecycles/partial-status-change.ts';
import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { Order } from '../../../../contract/orders/order.ts';
import { statusChangesMessages } from '../../../components/admin/orders/status-changes.messages.ts';
import { isUnsavedEntry, type RowChange } from '../../../machines/ui/row-changes.entries.ts';
import { changeOf, refusalOf, changeStageOf, tallyOf } from '../../../machines/ui/row-changes.selectors.ts';
import type { ConfirmationAsked } from '../../../machines/ui/confirmation.machine.ts';
import {
  type AdminOrderChangesActorRef,
  adminOrderChangesMachine,
  type AdminOrderStatusChange,
} from '../../../machines/admin/orders/admin-order-changes.machine.ts';
import type { AdminOrdersService } from '../../../services/admin/orders/admin-orders.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { askConfirmation } from '../../shell/ask-confirmation.ts';

/** Maximum number of orders named in the confirmation. */
const NAMED = 5;

/** Selectors for the status changes of orders. */
export const adminOrderChangeSelectors = { changeOf, refusalOf, changeStageOf, tallyOf };

/** Status changes of orders, sent when the admin saves. `onSettled` runs after each run. */
export const wireAdminOrderChanges = (
  { moveOrder }: Pick<AdminOrdersService, 'moveOrder'>,
  onSettled: (changes: Pick<AdminOrderChangesActorRef, 'send'>) => void,
) =>
  adminOrderChangesMachine.provide({
    actors: resultActors({
      applyChange: (
        { id, change: { status, outcome } }: RowChange<AdminOrderStatusChange>,
        signal?: AbortSignal,
      ) =>
        moveOrder(
          { id, change: { status, ...(isPartialChange(outcome, status) && { partial: true }) } },
          signal,
        ),
    }),
    actions: { announceSettled: ({ self }) => onSettled(self) },
  });

/**
 * Change with its outcome computed from the current order. An order on another page of the list keeps its old
 * outcome.
 */
const asItIsNow = (change: AdminOrderStatusChange, order: Order | undefined): AdminOrderStatusChange =>
  order ? { ...change, outcome: adminOutcome(order, change.status) } : change;

/** Sentences of the confirmation; the first orders are named by number. */
function noticesOf(partial: readonly RowChange<AdminOrderStatusChange>[]): string[] {
  const { named, others } = statusChangesMessages.partial;
  const notices = partial
    .slice(0, NAMED)
    .map(({ id, change: { status, outcome } }) =>
      named(orderNumber(id), partialChangeNotice(status, outcome)),
    );
  return partial.length > NAMED ? [...notices, others(partial.length - NAMED)] : notices;
}

/**
 * Saves the unsaved changes. Cancellations, which are irreversible, and partial moves of an order need a
 * confirmation first. `productOrderBy` returns an order as the list has it now (R4.12, R4.15).
 */
export async function saveOrdersAfterConfirmation(
  app: { send(event: ConfirmationAsked): void },
  changes: Pick<AdminOrderChangesActorRef, 'getSnapshot' | 'send'>,
  orderOf: (id: string) => Order | undefined,
): Promise<void> {
  const kept = Object.entries(changes.getSnapshot().context.entries)
    .filter(([, entry]) => isUnsavedEntry(entry))
    .map(([id, { change }]) => ({ id, change: asItIsNow(change, orderOf(id)) }));
  const cancelled = kept.filter(({ change }) => change.status === 'cancelled').length;
  const partial = kept.filter(({ change: { status, outcome } }) => isPartialChange(outcome, status));
  const { title, message, confirm, dismiss } = statusChangesMessages.cancelling;
  const isConfirmed =
    (cancelled === 0 && partial.length === 0) ||
    (await askConfirmation(app, {
      topic: 'cancelOrders',
      kind: 'danger',
      title: cancelled > 0 ? title(cancelled) : statusChangesMessages.partial.title(kept.length),
      message: [...noticesOf(partial), ...(cancelled > 0 ? [message] : [])].join(' '),
      confirmLabel: confirm(kept.length),
      cancelLabel: dismiss,
    }));
  if (!isConfirmed) return;
  changes.send({ type: 'change.requested', rows: kept });
  changes.send({ type: 'save.requested' });
}

/** Message about unsaved changes for the leave dialog; null without any. */
export const unsavedOrdersMessages = (changes: Pick<AdminOrderChangesActorRef, 'getSnapshot'>) => {
  const { unsaved } = tallyOf(changes.getSnapshot().context);
  return unsaved > 0 ? statusChangesMessages.leave(unsaved) : null;
};

import { movingMessages } from '../../components/back-office/market-orders/moving.messages.ts';
import { isKept } from '../../machines/changes/changes.entries.ts';
import { changeOf, refusalOf, stageOf, tallyOf } from '../../machines/changes/changes.selectors.ts';
import type { ConfirmationAsked } from '../../machines/confirmation/confirmation.machine.ts';
import {
  type MarketOrderChangesActorRef,
  marketOrderChangesMachine,
} from '../../machines/market-order-changes/market-order-changes.machine.ts';
import type { MarketOrdersService } from '../../services/orders/market-orders.service.ts';
import { calls } from '../calls.ts';
import { ask } from '../shell/ask.ts';

/** How what becomes of orders is read. */
export const moveSelectors = { changeOf, refusalOf, stageOf, tallyOf };

/** Moves of orders, sent when they are told to be saved; whoever shows them hears when a round is over. */
export const wireMarketOrderChanges = (
  { moveOrder }: Pick<MarketOrdersService, 'moveOrder'>,
  onSettled: (changes: Pick<MarketOrderChangesActorRef, 'send'>) => void,
) =>
  marketOrderChangesMachine.provide({
    actors: calls({ applyChange: moveOrder }),
    actions: { announceSettled: ({ self }) => onSettled(self) },
  });

/** Saves what was moved; where orders are cancelled by it that is confirmed before, for nothing brings them back (R4.12, R4.15). */
export async function saveAfterAsking(
  app: { send(event: ConfirmationAsked): void },
  changes: Pick<MarketOrderChangesActorRef, 'getSnapshot' | 'send'>,
): Promise<void> {
  const kept = Object.values(changes.getSnapshot().context.entries).filter(isKept);
  const cancelled = kept.filter(({ change }) => change.status === 'cancelled').length;
  const { title, message, confirm, dismiss } = movingMessages.cancelling;
  const isConfirmed =
    cancelled === 0 ||
    (await ask(app, {
      topic: 'cancelOrders',
      kind: 'danger',
      title: title(cancelled),
      message,
      confirmLabel: confirm(kept.length),
      cancelLabel: dismiss,
    }));
  if (isConfirmed) changes.send({ type: 'save.requested' });
}

/** What would be lost by who leaves while moves are unsaved; null where none is. */
export const lossOfMoves = (changes: Pick<MarketOrderChangesActorRef, 'getSnapshot'>) => {
  const { unsaved } = tallyOf(changes.getSnapshot().context);
  return unsaved > 0 ? movingMessages.leave(unsaved) : null;
};

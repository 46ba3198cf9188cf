import type { ReactNode } from 'react';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { BulkActionBar, BulkActionButton } from '../../back-office/data-table/BulkActionBar.tsx';
import { BulkOutcome } from '../../back-office/data-table/BulkOutcome.tsx';
import { BulkProgress } from '../../back-office/data-table/BulkProgress.tsx';
import { useBulkRun } from '../../back-office/data-table/use-bulk-run.ts';
import { orderStatusChangeMessages as words } from './order-status-changes.messages.ts';
import { type OrderStatusChangesProps, useUndoableStatusChanges } from './use-order-status-changes.ts';

interface UndoableStatusChangesBarProps extends OrderStatusChangesProps {
  /** The list shows this order or line, with its own undo button. */
  isInSight: (id: string) => boolean;
  /** Other bulk actions, shown instead of the outcome. */
  children?: ReactNode;
}

/** Bar for status changes that are not visible or many: undo, progress and outcome. */
export function UndoableStatusChangesBar({
  isInSight,
  children,
  ...statusChanges
}: UndoableStatusChangesBarProps) {
  const { undoableRef, changesRef, selectors } = statusChanges;
  const held = useUndoableStatusChanges(statusChanges);
  const round = useBulkRun(changesRef, {
    tallyOf: selectors.tallyOf,
    from: 2,
    became: words.saved,
    action: 'cambiar',
    words,
  });
  const count = new Set(held.map(({ change }) => change.orderId)).size;
  const isOffered = count > 1 || held.some(({ id }) => !isInSight(id));
  const undo = count > 1 ? words.undoAll : words.undo;
  return (
    <>
      <LiveRegion message={count > 0 ? words.held(count) : round.isGoing ? '' : round.news} />
      {isOffered ? (
        <BulkActionBar label={undo}>
          <span data-part="told">{words.held(count)}</span>
          <BulkActionButton
            onPressed={() => undoableRef.send({ type: 'change.withdrawn', ids: held.map(({ id }) => id) })}
          >
            {undo}
          </BulkActionButton>
        </BulkActionBar>
      ) : null}
      {round.isGoing ? <BulkProgress round={round} /> : children}
      {round.outcome && !children && !isOffered ? <BulkOutcome round={round} /> : null}
    </>
  );
}

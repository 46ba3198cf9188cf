import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { BulkActionBar, BulkActionButton } from '../../back-office/data-table/BulkActionBar.tsx';
import { BulkOutcome } from '../../back-office/data-table/BulkOutcome.tsx';
import { BulkProgress } from '../../back-office/data-table/BulkProgress.tsx';
import { useBulkRun } from '../../back-office/data-table/use-bulk-run.ts';
import { statusChangesMessages as words } from './status-changes.messages.ts';
import type { StatusChangesProps } from './use-status-changes.ts';

interface StatusChangesBarProps extends StatusChangesProps {
  onSaved: () => void;
}

/** Bar with the number of unsaved status changes; saves them in bulk and shows progress and outcome (R4.15). */
export function StatusChangesBar({ changesRef, selectors: { tallyOf }, onSaved }: StatusChangesBarProps) {
  const round = useBulkRun(changesRef, { tallyOf, from: 1, became: words.saved, action: 'cambiar', words });
  const { unsaved, again } = round.tally;
  const told = again > 0 ? `${round.outcome} · ${words.waiting(unsaved)}` : words.waiting(unsaved);
  return (
    <>
      <LiveRegion message={round.isGoing ? '' : round.news} />
      {round.isGoing ? <BulkProgress round={round} /> : null}
      {!round.isGoing && unsaved > 0 ? (
        <BulkActionBar label={words.region}>
          <span data-part="told">{told}</span>
          <BulkActionButton onPressed={onSaved}>{words.saveAll(unsaved)}</BulkActionButton>
          <BulkActionButton quiet onPressed={() => changesRef.send({ type: 'discard.requested' })}>
            {words.discard}
          </BulkActionButton>
        </BulkActionBar>
      ) : null}
      {round.outcome && unsaved === 0 ? <BulkOutcome round={round} /> : null}
    </>
  );
}

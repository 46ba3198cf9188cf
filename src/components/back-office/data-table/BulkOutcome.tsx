import { BulkActionBar, BulkActionButton } from './BulkActionBar.tsx';
import { bulkRunMessages } from './bulk-run.messages.ts';
import type { BulkRun } from './use-bulk-run.ts';

/** Outcome of a bulk run; refused changes can be retried, and the outcome can be dismissed. */
export const BulkOutcome = ({ round: { roundRef, words, tally, outcome } }: { round: BulkRun }) => (
  <BulkActionBar label={words.region}>
    <span data-part="told">{outcome}</span>
    {tally.again > 0 ? (
      <BulkActionButton onPressed={() => roundRef.send({ type: 'retry.requested' })}>
        {bulkRunMessages.retry}
      </BulkActionButton>
    ) : null}
    <BulkActionButton quiet onPressed={() => roundRef.send({ type: 'outcomes.dismissed' })}>
      {bulkRunMessages.close}
    </BulkActionButton>
  </BulkActionBar>
);

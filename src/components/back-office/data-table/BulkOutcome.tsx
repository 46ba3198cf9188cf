import { Bar, Press } from './Bar.tsx';
import { bulkRunMessages } from './bulk-run.messages.ts';
import type { BulkRun } from './use-bulk-run.ts';

/** Outcome of a bulk run; refused changes can be retried, and the outcome can be dismissed. */
export const BulkOutcome = ({ round: { roundRef, words, tally, outcome } }: { round: BulkRun }) => (
  <Bar label={words.region}>
    <span data-part="told">{outcome}</span>
    {tally.again > 0 ? (
      <Press onPressed={() => roundRef.send({ type: 'retry.requested' })}>{bulkRunMessages.retry}</Press>
    ) : null}
    <Press quiet onPressed={() => roundRef.send({ type: 'outcomes.dismissed' })}>
      {bulkRunMessages.close}
    </Press>
  </Bar>
);

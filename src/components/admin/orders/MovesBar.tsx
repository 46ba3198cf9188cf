import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { Bar, Press } from '../../back-office/data-table/Bar.tsx';
import { BulkOutcome } from '../../back-office/data-table/BulkOutcome.tsx';
import { BulkProgress } from '../../back-office/data-table/BulkProgress.tsx';
import { useBulkRun } from '../../back-office/data-table/use-bulk-run.ts';
import { movingMessages as words } from './moving.messages.ts';
import type { MovesProps } from './use-moves.ts';

interface MovesBarProps extends MovesProps {
  onSaved: () => void;
}

/** Bar with the number of unsaved status changes; saves them in bulk and shows progress and outcome (R4.15). */
export function MovesBar({ changesRef, selectors: { tallyOf }, onSaved }: MovesBarProps) {
  const round = useBulkRun(changesRef, { tallyOf, from: 1, became: words.saved, deed: 'cambiar', words });
  const { unsaved, again } = round.tally;
  const told = again > 0 ? `${round.outcome} · ${words.waiting(unsaved)}` : words.waiting(unsaved);
  return (
    <>
      <LiveRegion message={round.isGoing ? '' : round.news} />
      {round.isGoing ? <BulkProgress round={round} /> : null}
      {!round.isGoing && unsaved > 0 ? (
        <Bar label={words.region}>
          <span data-part="told">{told}</span>
          <Press onPressed={onSaved}>{words.saveAll(unsaved)}</Press>
          <Press quiet onPressed={() => changesRef.send({ type: 'discard.requested' })}>
            {words.discard}
          </Press>
        </Bar>
      ) : null}
      {round.outcome && unsaved === 0 ? <BulkOutcome round={round} /> : null}
    </>
  );
}

import type * as changesSelectors from '../../../machines/changes/changes.selectors.ts';
import type { ProductChangesActorRef } from '../../../machines/product-changes/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/product-deletions/product-deletions.machine.ts';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Bar, Press } from '../work-list/Bar.tsx';
import { bulkMessages } from './own-products.messages.ts';
import { roundMessages } from '../work-list/round.messages.ts';
import { RoundOutcome } from '../work-list/RoundOutcome.tsx';
import { RoundProgress } from '../work-list/RoundProgress.tsx';
import { useRound } from '../work-list/use-round.ts';

interface BulkBarProps {
  changesRef: ProductChangesActorRef;
  deletionsRef: ProductDeletionsActorRef;
  /** How the changes are read. */
  selectors: Pick<typeof changesSelectors, 'tallyOf'>;
  /** How many products are chosen. */
  count: number;
  onActivated: (isActive: boolean) => void;
  onDeleted: () => void;
  onForgotten: () => void;
}

/** What is done with all that is chosen; how far it has come, and what became of it. */
export function BulkBar({ changesRef, deletionsRef, selectors, count, ...on }: BulkBarProps) {
  const { count: counted } = useFormatter();
  const { tallyOf } = selectors;
  const switched = useRound(changesRef, {
    tallyOf,
    from: 2,
    became: bulkMessages.saved,
    deed: 'cambiar',
    words: bulkMessages,
  });
  const deleted = useRound(deletionsRef, {
    tallyOf,
    from: 1,
    became: bulkMessages.deleted,
    deed: 'borrar',
    words: bulkMessages,
  });
  const going = [deleted, switched].find(({ isGoing }) => isGoing);
  const over = [deleted, switched].find(({ outcome }) => outcome !== '');
  return (
    <>
      <LiveRegion message={going ? '' : (over?.news ?? '')} />
      {going ? <RoundProgress round={going} /> : null}
      {over && !going && count === 0 ? <RoundOutcome round={over} /> : null}
      {count > 0 && !going ? (
        <Bar label={bulkMessages.region}>
          <span data-part="told">
            {[counted(count, 'elegido', 'elegidos'), deleted.outcome].filter(Boolean).join(' · ')}
          </span>
          <Press onPressed={() => on.onActivated(true)}>{bulkMessages.publish}</Press>
          <Press onPressed={() => on.onActivated(false)}>{bulkMessages.hide}</Press>
          <Press onPressed={on.onDeleted}>{bulkMessages.remove}</Press>
          <Press quiet onPressed={on.onForgotten}>
            {roundMessages.forget}
          </Press>
        </Bar>
      ) : null}
    </>
  );
}

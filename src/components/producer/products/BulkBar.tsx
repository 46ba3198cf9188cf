import type * as changesSelectors from '../../../machines/ui/changes.selectors.ts';
import type { ProductChangesActorRef } from '../../../machines/producer/products/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/producer/products/product-deletions.machine.ts';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Bar, Press } from '../../back-office/data-table/Bar.tsx';
import { bulkMessages } from './producer-products.messages.ts';
import { bulkRunMessages } from '../../back-office/data-table/bulk-run.messages.ts';
import { BulkOutcome } from '../../back-office/data-table/BulkOutcome.tsx';
import { BulkProgress } from '../../back-office/data-table/BulkProgress.tsx';
import { useBulkRun } from '../../back-office/data-table/use-bulk-run.ts';

interface BulkBarProps {
  changesRef: ProductChangesActorRef;
  deletionsRef: ProductDeletionsActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'tallyOf'>;
  /** Number of selected products. */
  count: number;
  onActivated: (isActive: boolean) => void;
  onDeleted: () => void;
  onForgotten: () => void;
}

/** Bulk actions for the selected products, with progress and outcome. */
export function BulkBar({ changesRef, deletionsRef, selectors, count, ...on }: BulkBarProps) {
  const { count: counted } = useFormatter();
  const { tallyOf } = selectors;
  const switched = useBulkRun(changesRef, {
    tallyOf,
    from: 2,
    became: bulkMessages.saved,
    deed: 'cambiar',
    words: bulkMessages,
  });
  const deleted = useBulkRun(deletionsRef, {
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
      {going ? <BulkProgress round={going} /> : null}
      {over && !going && count === 0 ? <BulkOutcome round={over} /> : null}
      {count > 0 && !going ? (
        <Bar label={bulkMessages.region}>
          <span data-part="told">
            {[counted(count, 'elegido', 'elegidos'), deleted.outcome].filter(Boolean).join(' · ')}
          </span>
          <Press onPressed={() => on.onActivated(true)}>{bulkMessages.publish}</Press>
          <Press onPressed={() => on.onActivated(false)}>{bulkMessages.hide}</Press>
          <Press onPressed={on.onDeleted}>{bulkMessages.remove}</Press>
          <Press quiet onPressed={on.onForgotten}>
            {bulkRunMessages.forget}
          </Press>
        </Bar>
      ) : null}
    </>
  );
}

import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { ProductChangesActorRef } from '../../../machines/producer/products/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/producer/products/product-deletions.machine.ts';
import { BulkBar } from '../../back-office/data-table/BulkBar.tsx';
import { useBulkRun } from '../../back-office/data-table/use-bulk-run.ts';
import { productsBulkMessages as words } from './producer-products.messages.ts';

interface ProductsBarProps {
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
export function ProductsBulkBar({ changesRef, deletionsRef, selectors, count, ...on }: ProductsBarProps) {
  const { tallyOf } = selectors;
  const changes = useBulkRun(changesRef, {
    tallyOf,
    from: 2,
    became: words.saved,
    action: 'cambiar',
    words,
  });
  const deletions = useBulkRun(deletionsRef, {
    tallyOf,
    from: 1,
    became: words.deleted,
    action: 'borrar',
    words,
  });
  return (
    <BulkBar
      {...{ changes, deletions, words, count }}
      actions={[
        { label: words.publish, onPressed: () => on.onActivated(true) },
        { label: words.hide, onPressed: () => on.onActivated(false) },
        { label: words.remove, onPressed: on.onDeleted },
      ]}
      onForgotten={on.onForgotten}
    />
  );
}

import type * as changesSelectors from '../../../machines/ui/changes.selectors.ts';
import type { UserChangesActorRef } from '../../../machines/admin/users/user-changes.machine.ts';
import type { UserDeletionsActorRef } from '../../../machines/admin/users/user-deletions.machine.ts';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Bar, Press } from '../../back-office/data-table/Bar.tsx';
import { bulkRunMessages } from '../../back-office/data-table/bulk-run.messages.ts';
import { BulkOutcome } from '../../back-office/data-table/BulkOutcome.tsx';
import { BulkProgress } from '../../back-office/data-table/BulkProgress.tsx';
import { useBulkRun } from '../../back-office/data-table/use-bulk-run.ts';
import { usersBulkMessages as words } from './users.messages.ts';

interface UsersBarProps {
  changesRef: UserChangesActorRef;
  deletionsRef: UserDeletionsActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'tallyOf'>;
  /** Number of selected accounts. */
  count: number;
  onActivated: () => void;
  onDeactivated: () => void;
  onDeleted: () => void;
  onForgotten: () => void;
}

/** Bulk actions for the selected accounts, with progress and outcome. */
export function UsersBar({ changesRef, deletionsRef, selectors, count, ...on }: UsersBarProps) {
  const { count: counted } = useFormatter();
  const switched = useBulkRun(changesRef, {
    ...selectors,
    from: 1,
    became: words.saved,
    deed: 'cambiar',
    words,
  });
  const deleted = useBulkRun(deletionsRef, {
    ...selectors,
    from: 1,
    became: words.deleted,
    deed: 'borrar',
    words,
  });
  const going = [deleted, switched].find(({ isGoing }) => isGoing);
  const over = [deleted, switched].find(({ outcome }) => outcome !== '');
  return (
    <>
      <LiveRegion message={going ? '' : (over?.news ?? '')} />
      {going ? <BulkProgress round={going} /> : null}
      {over && !going && count === 0 ? <BulkOutcome round={over} /> : null}
      {count > 0 && !going ? (
        <Bar label={words.region}>
          <span data-part="told">
            {[counted(count, ...words.chosen), deleted.outcome].filter(Boolean).join(' · ')}
          </span>
          <Press onPressed={on.onActivated}>{words.activate}</Press>
          <Press onPressed={on.onDeactivated}>{words.deactivate}</Press>
          <Press onPressed={on.onDeleted}>{words.remove}</Press>
          <Press quiet onPressed={on.onForgotten}>
            {bulkRunMessages.forget}
          </Press>
        </Bar>
      ) : null}
    </>
  );
}

import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { UserChangesActorRef } from '../../../machines/admin/users/user-changes.machine.ts';
import type { UserDeletionsActorRef } from '../../../machines/admin/users/user-deletions.machine.ts';
import { BulkBar } from '../../back-office/data-table/BulkBar.tsx';
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
export function UsersBulkBar({ changesRef, deletionsRef, selectors, count, ...on }: UsersBarProps) {
  const changes = useBulkRun(changesRef, {
    ...selectors,
    from: 1,
    became: words.saved,
    action: 'cambiar',
    words,
  });
  const deletions = useBulkRun(deletionsRef, {
    ...selectors,
    from: 1,
    became: words.deleted,
    action: 'borrar',
    words,
  });
  return (
    <BulkBar
      {...{ changes, deletions, words, count }}
      actions={[
        { label: words.activate, onPressed: on.onActivated },
        { label: words.deactivate, onPressed: on.onDeactivated },
        { label: words.remove, onPressed: on.onDeleted },
      ]}
      onForgotten={on.onForgotten}
    />
  );
}

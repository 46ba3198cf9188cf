import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { User } from '../../../../contract/account/user.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { UserChangesActorRef } from '../../../machines/admin/users/user-changes.machine.ts';
import type { UserDeletionsActorRef } from '../../../machines/admin/users/user-deletions.machine.ts';
import { SelectPageCheckbox } from '../../back-office/data-table/SelectPageCheckbox.tsx';
import { DataTable } from '../../back-office/data-table/DataTable.tsx';
import type { TableSortProps } from '../../back-office/data-table/SortableColumnHeader.tsx';
import type { UserColumnSort } from './user-sort.ts';
import { UserRow } from './UserRow.tsx';
import { USERS_TABLE } from './users-columns.tsx';
import { usersFailureText, usersMessages } from './users.messages.ts';

const selectChanges = ({ context }: SnapshotFrom<UserChangesActorRef>) => context;

const selectDeletions = ({ context }: SnapshotFrom<UserDeletionsActorRef>) => context;

interface UsersTableProps {
  sorting: TableSortProps<UserColumnSort>;
  users: readonly User[];
  changesRef: UserChangesActorRef;
  deletionsRef: UserDeletionsActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'refusalOf' | 'changeStageOf'>;
  chosen: ReadonlySet<string>;
  onChosen: (id: string, isChosen: boolean) => void;
  onAllChosen: (areChosen: boolean) => void;
}

/** Table of accounts. */
export function UsersTable({
  users,
  changesRef,
  deletionsRef,
  selectors,
  chosen,
  onChosen,
  onAllChosen,
  sorting,
}: UsersTableProps) {
  const changes = useSelector(changesRef, selectChanges);
  const deletions = useSelector(deletionsRef, selectDeletions);
  const { changeOf, refusalOf, changeStageOf } = selectors;
  // Deferred, so that rendering new rows does not block typing.
  const drawn = useDeferredValue(users);
  return (
    <DataTable
      of={USERS_TABLE}
      label={usersMessages.results}
      sorting={sorting}
      selection={
        <SelectPageCheckbox
          label={usersMessages.choosePage}
          rows={users}
          chosen={chosen}
          onAllChosen={onAllChosen}
        />
      }
    >
      {drawn.map((one) => {
        const refusal = refusalOf(deletions, one.id) ?? refusalOf(changes, one.id);
        return (
          <UserRow
            key={one.id}
            user={one}
            isActive={changeOf(changes, one.id)?.isActive ?? one.isActive ?? true}
            isPending={['waiting', 'pending'].includes(changeStageOf(changes, one.id) ?? '')}
            isGoing={changeOf(deletions, one.id) !== null}
            isChosen={chosen.has(one.id)}
            refusal={refusal && usersFailureText(refusal)}
            onChosen={onChosen}
          />
        );
      })}
    </DataTable>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { User } from '../../../../contract/account/user.ts';
import type * as changesSelectors from '../../../machines/ui/changes.selectors.ts';
import type { UserChangesActorRef } from '../../../machines/admin/users/user-changes.machine.ts';
import type { UserDeletionsActorRef } from '../../../machines/admin/users/user-deletions.machine.ts';
import { ChoosePage } from '../../back-office/data-table/ChoosePage.tsx';
import { ColumnHeader } from '../../back-office/data-table/ColumnHeader.tsx';
import { SortableColumnHeader, type Sorting } from '../../back-office/data-table/SortableColumnHeader.tsx';
import { DataTable, type TableOfColumns } from '../../back-office/data-table/DataTable.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { usersTableStyles } from './table.styles.ts';
import type { UserSortKey } from './user-sort.ts';
import { UserRow } from './UserRow.tsx';
import { userFailureWords, usersMessages } from './users.messages.ts';

const selectChanges = ({ context }: SnapshotFrom<UserChangesActorRef>) => context;

const selectDeletions = ({ context }: SnapshotFrom<UserDeletionsActorRef>) => context;

export const USERS_TABLE: TableOfColumns = {
  name: 'users',
  columns: [
    { cell: 'role', word: usersMessages.role },
    { cell: 'state', word: usersMessages.state },
    { cell: 'login', word: usersMessages.lastLogin },
    { cell: 'created', word: usersMessages.created },
  ],
};

interface UsersTableProps {
  sorting: Sorting<UserSortKey>;
  users: readonly User[];
  changesRef: UserChangesActorRef;
  deletionsRef: UserDeletionsActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'refusalOf' | 'stageOf'>;
  chosen: ReadonlySet<string>;
  onChosen: (id: string, isChosen: boolean) => void;
  onAllChosen: (areChosen: boolean) => void;
}

/** Table of accounts; on narrow screens each row is a card, still with table roles for screen readers. */
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
  const { changeOf, refusalOf, stageOf } = selectors;
  const { results, choosePage, person, role, state, lastLogin, created } = usersMessages;
  // Deferred, so that rendering new rows does not block typing.
  const drawn = useDeferredValue(users);
  return (
    <DataTable of={USERS_TABLE} label={results} styles={usersTableStyles}>
      <chakra.thead {...TABLE_ROLES.rowgroup}>
        <chakra.tr {...TABLE_ROLES.row}>
          <ChoosePage label={choosePage} rows={users} chosen={chosen} onAllChosen={onAllChosen} />
          <SortableColumnHeader {...sorting} word={person} up="fullName asc" down="fullName desc" />
          <ColumnHeader cell="role">{role}</ColumnHeader>
          <ColumnHeader cell="state">{state}</ColumnHeader>
          <SortableColumnHeader
            {...sorting}
            word={lastLogin}
            up="lastLogin asc"
            down="lastLogin desc"
            first="down"
            cell="login"
          />
          <SortableColumnHeader
            {...sorting}
            word={created}
            up="createdAt asc"
            down="createdAt desc"
            first="down"
            cell="created"
          />
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody {...TABLE_ROLES.rowgroup}>
        {drawn.map((one) => {
          const refusal = refusalOf(deletions, one.id) ?? refusalOf(changes, one.id);
          return (
            <UserRow
              key={one.id}
              user={one}
              isActive={changeOf(changes, one.id)?.isActive ?? one.isActive ?? true}
              isPending={['waiting', 'pending'].includes(stageOf(changes, one.id) ?? '')}
              isGoing={changeOf(deletions, one.id) !== null}
              isChosen={chosen.has(one.id)}
              refusal={refusal && userFailureWords(refusal)}
              onChosen={onChosen}
            />
          );
        })}
      </chakra.tbody>
    </DataTable>
  );
}

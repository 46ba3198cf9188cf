import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import type { User } from '../../../../contract/account/user.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import type { UserChangesActorRef } from '../../../machines/admin/users/user-changes.machine.ts';
import type { UserDeletionsActorRef } from '../../../machines/admin/users/user-deletions.machine.ts';
import type { UsersExportActorRef } from '../../../machines/admin/users/users-export.machine.ts';
import type { AccountsQuery, UsersActorRef } from '../../../machines/admin/users/users.machine.ts';
import { searchDrawing } from '../../feedback/drawings/search.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ListResults } from '../../lists/ListResults.tsx';
import { EmptyList } from '../../back-office/EmptyList.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { StickyListFooter } from '../../back-office/data-table/BulkActionBar.tsx';
import { ExportButton } from '../../back-office/data-table/ExportButton.tsx';
import { isFiltered } from '../../back-office/data-table/is-filtered.ts';
import { TableSettings } from '../../back-office/data-table/TableSettings.tsx';
import { useRowSelection } from '../../back-office/data-table/use-row-selection.ts';
import { useTableSort } from '../../back-office/data-table/use-table-sort.ts';
import { userSortQuery, userColumnSortOf } from './user-sort.ts';
import { UserFilters } from './UserFilters.tsx';
import { usersFailureText, usersMessages } from './users.messages.ts';
import { UsersBulkBar } from './UsersBulkBar.tsx';
import { UsersSkeleton } from './UsersSkeleton.tsx';
import { USERS_TABLE } from './users-columns.tsx';
import { UsersTable } from './UsersTable.tsx';

type Snapshot = ListSnapshot<User, AccountsQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectItems = ({ context }: Snapshot) => context.items;

interface UsersViewProps {
  actorRef: UsersActorRef;
  changesRef: UserChangesActorRef;
  deletionsRef: UserDeletionsActorRef;
  fileRef: UsersExportActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'refusalOf' | 'changeStageOf' | 'tallyOf'>;
  /** Screen address of the list with the given query. */
  addressOf: (query: AccountsQuery) => ScreenAddress;
  /** Deactivation requested for these accounts. */
  onDeactivated: (users: readonly User[]) => void;
  /** Deletion requested for these accounts. */
  onDeleted: (users: readonly User[]) => void;
}

/** Accounts screen of the admin: search, bulk activation and deletion, export as a file (R4.16, R6.5, R7.20). */
export function UsersView({
  actorRef,
  changesRef,
  deletionsRef,
  fileRef,
  selectors,
  addressOf,
  onDeactivated,
  onDeleted,
}: UsersViewProps) {
  const { number } = useFormatter();
  const query = useSelector(actorRef, selectQuery);
  const items = useSelector(actorRef, selectItems);
  const sorting = useTableSort(actorRef, userColumnSortOf(query), userSortQuery);
  const { chosen, choose, chooseAll, forget } = useRowSelection(items);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={usersMessages.title} hidden />
      <chakra.div display="flex" flexWrap="wrap" alignItems="start" justifyContent="space-between" gap="4">
        <PageTitle>{usersMessages.title}</PageTitle>
        <ExportButton
          fileRef={fileRef}
          query={query}
          tooMuch={usersMessages.tooMuch(number(ADMIN_LIMITS.userExport))}
          failureText={usersFailureText}
        />
      </chakra.div>
      <UserFilters actorRef={actorRef} />
      <ListResults
        actorRef={actorRef}
        tools={<TableSettings actorRef={actorRef} table={USERS_TABLE.menu} />}
        words={usersMessages}
        isCountSeen
        failureText={usersFailureText}
        addressOf={addressOf}
        skeleton={<UsersSkeleton />}
        empty={
          <EmptyList
            isFiltered={isFiltered(query)}
            words={usersMessages}
            whole={addressOf({})}
            action={null}
          />
        }
        drawing={searchDrawing}
      >
        {(users) => (
          <UsersTable
            users={users}
            changesRef={changesRef}
            deletionsRef={deletionsRef}
            selectors={selectors}
            sorting={sorting}
            chosen={chosen}
            onChosen={choose}
            onAllChosen={chooseAll}
          />
        )}
      </ListResults>
      <StickyListFooter>
        <UsersBulkBar
          changesRef={changesRef}
          deletionsRef={deletionsRef}
          selectors={selectors}
          count={chosen.size}
          onActivated={() => {
            deletionsRef.send({ type: 'outcomes.dismissed' });
            changesRef.send({
              type: 'change.requested',
              rows: [...chosen].map((id) => ({ id, change: { isActive: true } })),
            });
            forget();
          }}
          onDeactivated={() => onDeactivated(items.filter(({ id }) => chosen.has(id)))}
          onDeleted={() => {
            changesRef.send({ type: 'outcomes.dismissed' });
            onDeleted(items.filter(({ id }) => chosen.has(id)));
          }}
          onForgotten={forget}
        />
      </StickyListFooter>
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ScreenAddress } from '../../../../contract/pages/screen-address.ts';
import type { User } from '../../../../contract/users/user.ts';
import type * as changesSelectors from '../../../machines/changes/changes.selectors.ts';
import type { ListSnapshot } from '../../../machines/list/list.machine.ts';
import type { UserChangesActorRef } from '../../../machines/user-changes/user-changes.machine.ts';
import type { AccountsQuery, UsersActorRef } from '../../../machines/users/users.machine.ts';
import { searchDrawing } from '../../feedback/drawings/search.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ListResults } from '../../lists/ListResults.tsx';
import { EmptyList } from '../EmptyList.tsx';
import { ListFoot } from '../work-list/Bar.tsx';
import { useMarked } from '../work-list/use-marked.ts';
import { UserFilters } from './UserFilters.tsx';
import { userFailureWords, usersMessages } from './users.messages.ts';
import { UsersBar } from './UsersBar.tsx';
import { UsersSkeleton } from './UsersSkeleton.tsx';
import { UsersTable } from './UsersTable.tsx';

type Snapshot = ListSnapshot<User, AccountsQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectItems = ({ context }: Snapshot) => context.items;
const isFiltered = ({ q, status, role }: AccountsQuery) => Boolean(q ?? status ?? role);

interface UsersViewProps {
  actorRef: UsersActorRef;
  changesRef: UserChangesActorRef;
  /** How the changes are read. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'refusalOf' | 'stageOf' | 'tallyOf'>;
  /** The address at which a list stands. */
  addressOf: (query: AccountsQuery) => ScreenAddress;
  /** These are to be switched off. */
  onDeactivated: (users: readonly User[]) => void;
}

/** The accounts of the market: found, looked at, switched on and off, one or a hundred (R4.16, R7.20). */
export function UsersView({ actorRef, changesRef, selectors, addressOf, onDeactivated }: UsersViewProps) {
  const query = useSelector(actorRef, selectQuery);
  const items = useSelector(actorRef, selectItems);
  const { chosen, choose, chooseAll, forget } = useMarked(items);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={usersMessages.title} hidden />
      <PageTitle>{usersMessages.title}</PageTitle>
      <UserFilters actorRef={actorRef} />
      <ListResults
        actorRef={actorRef}
        words={usersMessages}
        isCountSeen
        failureText={userFailureWords}
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
            selectors={selectors}
            chosen={chosen}
            onChosen={choose}
            onAllChosen={chooseAll}
          />
        )}
      </ListResults>
      <ListFoot>
        <UsersBar
          changesRef={changesRef}
          selectors={selectors}
          count={chosen.size}
          onActivated={() => {
            changesRef.send({
              type: 'change.requested',
              rows: [...chosen].map((id) => ({ id, change: { isActive: true } })),
            });
            forget();
          }}
          onDeactivated={() => onDeactivated(items.filter(({ id }) => chosen.has(id)))}
          onForgotten={forget}
        />
      </ListFoot>
    </chakra.div>
  );
}

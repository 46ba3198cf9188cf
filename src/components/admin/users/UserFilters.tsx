import { useSelector } from '@xstate/react';
import { ROLES as ROLE_NAMES } from '../../../../contract/account/role.ts';
import { USER_SORTS } from '../../../../contract/admin/users-query.ts';
import type { User } from '../../../../contract/account/user.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import type { AccountsQuery, UsersActorRef } from '../../../machines/admin/users/users.machine.ts';
import { ROLE_LABELS } from '../../profile/profile.messages.ts';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import { ListFilters } from '../../back-office/ListFilters.tsx';
import { userSortText, usersMessages } from './users.messages.ts';

const { all, allStates, actives, inactives } = usersMessages;
const ROLES = [
  { value: undefined, word: all },
  ...ROLE_NAMES.map((value) => ({ value, word: ROLE_LABELS[value] })),
];
const STATES = [
  { value: undefined, word: allStates },
  { value: 'CONFIRMED', word: actives },
  { value: 'FORCE_CHANGE_PASSWORD', word: inactives },
] as const;
const SORTS = USER_SORTS.map((value) => ({ value, label: userSortText[value] }));

type Snapshot = ListSnapshot<User, AccountsQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectSearch = ({ context }: Snapshot) => context.search;

/** Filters of the accounts: e-mail prefix, role, status and sort (R7.20). Typing sends the search text alone. */
export function UserFilters({ actorRef }: { actorRef: UsersActorRef }) {
  const query = useSelector(actorRef, selectQuery);
  const search = useSelector(actorRef, selectSearch);
  const change = (changed: Partial<AccountsQuery>) =>
    // Includes the typed search text, which the query may not contain yet.
    actorRef.send({ type: 'query.changed', query: { q: search.trim() || undefined, ...changed } });
  return (
    <ListFilters
      words={usersMessages}
      hint={usersMessages.searchHint}
      search={search}
      onSearchTyped={(text) => actorRef.send({ type: 'search.typed', text })}
      onSearchSubmitted={() => actorRef.send({ type: 'search.submitted' })}
      sort={query.sort ?? 'createdAt'}
      sorts={SORTS}
      onSortChosen={(chosen) => change({ sort: chosen, order: undefined })}
    >
      <ChoiceChips
        label={usersMessages.role}
        choices={ROLES}
        chosen={query.role}
        onChosen={(role) => change({ role })}
      />
      <ChoiceChips
        label={usersMessages.state}
        choices={STATES}
        chosen={query.status}
        onChosen={(status) => change({ status })}
      />
    </ListFilters>
  );
}

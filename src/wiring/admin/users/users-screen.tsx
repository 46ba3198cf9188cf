import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import type { User } from '../../../../contract/account/user.ts';
import { createFormatter } from '../../../../contract/values/format.ts';
import { UsersView } from '../../../components/admin/users/UsersView.tsx';
import { changeOf, refusalOf, changeStageOf, tallyOf } from '../../../machines/ui/row-changes.selectors.ts';
import type { UserChangesActorRef } from '../../../machines/admin/users/user-changes.machine.ts';
import { type UsersActorRef, usersMachine } from '../../../machines/admin/users/users.machine.ts';
import type { UserDeletionsActorRef } from '../../../machines/admin/users/user-deletions.machine.ts';
import type { UsersExportActorRef } from '../../../machines/admin/users/users-export.machine.ts';
import { onPageVisible } from '../../../services/shell/on-page-visible.ts';
import { saveText } from '../../../services/ui/save-text.ts';
import { createAdminUsersService } from '../../../services/admin/users/admin-users.service.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { wireList } from '../../ui/list.wiring.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { refreshAfterChanges } from '../../shell/refresh-after-changes.ts';
import { deactivateUsersAfterConfirmation, wireUserChanges } from './user-changes.wiring.ts';
import { deleteUsersAfterConfirmation, wireUserDeletions } from './user-deletions.wiring.ts';
import { wireUsersExport } from './users-export.wiring.ts';
import { ROLES } from '../../../../contract/account/role.ts';
import { USER_STATUSES } from '../../../../contract/admin/user-filter.ts';
import { USER_SORTS } from '../../../../contract/admin/users-query.ts';
import { oneOfParam, textParam } from '../../shell/href-mapping.ts';
import { createTableHrefMapping } from '../../ui/table-href.ts';

const { query: usersQueryIn, href } = createTableHrefMapping('/admin/users', ADMIN_LIMITS.users, {
  q: textParam,
  role: oneOfParam(ROLES),
  status: oneOfParam(USER_STATUSES),
  sort: oneOfParam(USER_SORTS),
  order: oneOfParam(['asc', 'desc'] as const),
});

/** Address of a query of the accounts (R7.20, R9.13). */
export const usersHref = href;

export const wireUsers = wireList(usersMachine, usersHref);

/** Selectors for the changes of accounts. */
export const userSelectors = { changeOf, refusalOf, changeStageOf, tallyOf };

type Load = MemberLoaderArgs & SearchLoaderArgs;

const openList = screenRoute({
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => usersQueryIn(deps.search),
  actors: ({ context, navigate }) => ({
    users: wireUsers({
      loadItems: createAdminUsersService(context.services.call).listUsers,
      watchReturns: onPageVisible,
      showAddress: (shown) => void navigate(shown),
    }),
  }),
  input: (_, query) => ({ users: { query, limit: ADMIN_LIMITS.users } }),
});

const openChanges = screenRoute({
  key: ({ context }: Load & { list: UsersActorRef }) => context.user.id,
  actors: ({ context, list }) => {
    const accounts = createAdminUsersService(context.services.call);
    return {
      userChanges: wireUserChanges(accounts, (changes) => void refreshAfterChanges(list, changes)),
      userDeletions: wireUserDeletions(accounts, (deletions) => void refreshAfterChanges(list, deletions)),
      usersFile: wireUsersExport({
        ...accounts,
        fetchWriter: () => import('../../../services/ui/csv.ts'),
        saveText,
        formatter: createFormatter(context.installation.market),
        now: () => context.now(),
      }),
    };
  },
  input: () => ({ userChanges: undefined, userDeletions: undefined, usersFile: undefined }),
});

/** Loader of the accounts and their changes; the address contains the query (R7.20). */
export async function openUsers(load: Load) {
  const { users } = await openList(load);
  return { users, ...(await openChanges({ ...load, list: users })) };
}

interface UsersScreenProps {
  users: UsersActorRef;
  userChanges: UserChangesActorRef;
  userDeletions: UserDeletionsActorRef;
  usersFile: UsersExportActorRef;
}

/** Screen of all accounts, for admins. */
export function UsersScreen({ users, userChanges, userDeletions, usersFile }: UsersScreenProps) {
  const { app } = useRouteContext({ from: '/_admin' });
  const deactivate = useCallback(
    (people: readonly User[]) => void deactivateUsersAfterConfirmation(app, userChanges, people),
    [app, userChanges],
  );
  const remove = useCallback(
    (people: readonly User[]) => void deleteUsersAfterConfirmation(app, userDeletions, people),
    [app, userDeletions],
  );
  return (
    <UsersView
      actorRef={users}
      changesRef={userChanges}
      deletionsRef={userDeletions}
      fileRef={usersFile}
      selectors={userSelectors}
      addressOf={usersHref}
      onDeactivated={deactivate}
      onDeleted={remove}
    />
  );
}

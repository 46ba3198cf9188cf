import type { TableQuery } from '../../../../contract/api/page-sizes.ts';
import type { Role } from '../../../../contract/account/role.ts';
import type { UserStatus } from '../../../../contract/admin/user-filter.ts';
import type { User } from '../../../../contract/account/user.ts';
import type { UserSort } from '../../../../contract/admin/users-query.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** Query of the list of accounts. `q` is a prefix of the e-mail address. */
export interface AccountsQuery extends TableQuery {
  q?: string | undefined;
  status?: UserStatus | undefined;
  role?: Role | undefined;
  sort?: UserSort | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/** List of all accounts, filtered by e-mail prefix, role and active status (R7.20). */
export const usersMachine = createListMachine<User, AccountsQuery>('users', { isWatched: true });

export type UsersActorRef = ListActorRef<User, AccountsQuery>;

import type { TableQuery } from '../../../../contract/api/page-sizes.ts';
import type { Role } from '../../../../contract/account/role.ts';
import type { UserStatus } from '../../../../contract/admin/user-filter.ts';
import type { User } from '../../../../contract/account/user.ts';
import type { UserSort } from '../../../../contract/admin/users-query.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** What is asked of the accounts of the market; `q` is what their addresses begin with. */
export interface AccountsQuery extends TableQuery {
  q?: string | undefined;
  status?: UserStatus | undefined;
  role?: Role | undefined;
  sort?: UserSort | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/** The accounts of the market, found by the beginning of an address, by role and by whether they may be used (R7.20). */
export const usersMachine = createListMachine<User, AccountsQuery>('users', { isWatched: true });

export type UsersActorRef = ListActorRef<User, AccountsQuery>;

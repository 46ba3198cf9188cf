import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { readUserFilter, type UserStatus } from '../../../../contract/admin/user-filter.ts';
import type { UsersQuery } from '../../../../contract/admin/users-query.ts';
import { sortable } from '../../../db/columns.ts';
import { literally } from '../../../db/folding.ts';
import { users } from '../../../db/schema-auth.ts';
import { refuse } from '../../../http/default-error-messages.ts';
import { isUsableAccount } from '../../account/usable-account.ts';

const inStatus: Record<UserStatus, SQL> = {
  CONFIRMED: isUsableAccount,
  FORCE_CHANGE_PASSWORD: sql`not ${isUsableAccount}`,
};

/** The accounts that every filter of a list leaves. Throws MALFORMED_REQUEST for a filter that says nothing it understands (R7.20). */
export function isAskedFor({ filter = '', role }: Pick<UsersQuery, 'filter' | 'role'>): SQL | undefined {
  const said = readUserFilter(filter);
  if (!said) throw refuse('MALFORMED_REQUEST');
  const { status, emailPrefix } = said;
  return and(
    status && inStatus[status],
    emailPrefix === undefined ? undefined : sql`${users.email} like ${`${literally(emailPrefix)}%`}`,
    role && eq(users.role, role),
  );
}

/** Who never signed in stands behind everybody who did: as if that had been the longest ago. */
const byLastLogin = (isAscending: boolean) =>
  isAscending ? sql`${users.lastLogin} asc nulls first` : sql`${users.lastLogin} desc nulls last`;

/** The order of a list of accounts: the newest first unless said; of two alike their ids decide. */
export function userOrder({
  sortBy = 'createdAt',
  sortOrder,
}: Pick<UsersQuery, 'sortBy' | 'sortOrder'>): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  const orders: Record<NonNullable<UsersQuery['sortBy']>, () => SQL> = {
    createdAt: () => direction(users.createdAt),
    email: () => direction(sql`${users.email} collate "C"`),
    fullName: () => direction(sortable('full_name')),
    lastLogin: () => byLastLogin(sortOrder === 'asc'),
  };
  return [orders[sortBy](), direction(users.id)];
}

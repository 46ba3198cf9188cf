import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { readUserFilter, type UserStatus } from '../../../../contract/admin/user-filter.ts';
import type { UsersQuery } from '../../../../contract/admin/users-query.ts';
import { sortTextSql } from '../../../db/columns.ts';
import { escapeLikePattern } from '../../../db/text-folding.ts';
import { users } from '../../../db/schema-auth.ts';
import { defaultRefusal } from '../../../http/default-error-messages.ts';
import { canSignInSql } from '../../account/can-sign-in.ts';

const inStatus: Record<UserStatus, SQL> = {
  CONFIRMED: canSignInSql,
  FORCE_CHANGE_PASSWORD: sql`not ${canSignInSql}`,
};

/** Condition for the accounts that match all filters. Throws MALFORMED_REQUEST for an invalid filter (R7.20). */
export function userFilterSql({ filter = '', role }: Pick<UsersQuery, 'filter' | 'role'>): SQL | undefined {
  const said = readUserFilter(filter);
  if (!said) throw defaultRefusal('MALFORMED_REQUEST');
  const { status, emailPrefix } = said;
  return and(
    status && inStatus[status],
    emailPrefix === undefined ? undefined : sql`${users.email} like ${`${escapeLikePattern(emailPrefix)}%`}`,
    role && eq(users.role, role),
  );
}

/** Accounts without a login sort as if their last login were the oldest. */
const byLastLogin = (isAscending: boolean) =>
  isAscending ? sql`${users.lastLogin} asc nulls first` : sql`${users.lastLogin} desc nulls last`;

/** ORDER BY of the user list, default newest first; ties are broken by id. */
export function userOrderBy({
  sortBy = 'createdAt',
  sortOrder,
}: Pick<UsersQuery, 'sortBy' | 'sortOrder'>): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  const orders: Record<NonNullable<UsersQuery['sortBy']>, () => SQL> = {
    createdAt: () => direction(users.createdAt),
    email: () => direction(sql`${users.email} collate "C"`),
    fullName: () => direction(sortTextSql('full_name')),
    lastLogin: () => byLastLogin(sortOrder === 'asc'),
  };
  return [orders[sortBy](), direction(users.id)];
}

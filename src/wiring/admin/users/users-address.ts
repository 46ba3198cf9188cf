import { ADMIN } from '../../../../contract/admin/admin-limits.ts';
import { ROLES } from '../../../../contract/account/role.ts';
import { USER_STATUSES } from '../../../../contract/admin/user-filter.ts';
import { USER_SORTS } from '../../../../contract/admin/users-query.ts';
import { oneOf, text } from '../../shell/address.ts';
import { createTableAddress } from '../../ui/table-address.ts';

/** Query of the accounts from an address, and the address of a query (R7.20, R9.13). */
export const { query: usersQueryIn, href: usersHref } = createTableAddress('/admin/users', ADMIN.users, {
  q: text,
  role: oneOf(ROLES),
  status: oneOf(USER_STATUSES),
  sort: oneOf(USER_SORTS),
  order: oneOf(['asc', 'desc'] as const),
});

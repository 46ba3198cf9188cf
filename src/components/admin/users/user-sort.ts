import { USER_SORT_ORDERS, type UserSort } from '../../../../contract/admin/users-query.ts';
import type { AccountsQuery } from '../../../machines/admin/users/users.machine.ts';

/** Sort key and direction, as column headers use them. */
export type UserColumnSort = `${UserSort} ${'asc' | 'desc'}`;

/** Sort key and direction of a query; newest first by default. */
export const userColumnSortOf = ({ sort = 'createdAt', order }: AccountsQuery): UserColumnSort =>
  `${sort} ${order ?? USER_SORT_ORDERS[sort]}`;

/** Query values for a sort key and direction. */
export function userSortQuery(wanted: UserColumnSort): Pick<AccountsQuery, 'sort' | 'order'> {
  const [sort, order] = wanted.split(' ') as [UserSort, 'asc' | 'desc'];
  return { sort, order: order === USER_SORT_ORDERS[sort] ? undefined : order };
}

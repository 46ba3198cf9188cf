import { USER_SORT_ORDERS, type UserSort } from '../../../../contract/admin/users-query.ts';
import type { AccountsQuery } from '../../../machines/admin/users/users.machine.ts';

/** A sort and its direction, as the heads of columns speak of them. */
export type UserSortKey = `${UserSort} ${'asc' | 'desc'}`;

/** The order that a question asks for: the newest first unless said. */
export const userSortOf = ({ sort = 'createdAt', order }: AccountsQuery): UserSortKey =>
  `${sort} ${order ?? USER_SORT_ORDERS[sort]}`;

/** What is asked for so that accounts come in this order. */
export function userSortQuery(wanted: UserSortKey): Pick<AccountsQuery, 'sort' | 'order'> {
  const [sort, order] = wanted.split(' ') as [UserSort, 'asc' | 'desc'];
  return { sort, order: order === USER_SORT_ORDERS[sort] ? undefined : order };
}

import type { Call } from '../../../../contract/api/call.ts';
import type { BodyOf, FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { PageInfo } from '../../../../contract/api/pagination.ts';
import type { Role } from '../../../../contract/account/role.ts';
import { type UserStatus, writeUserFilter } from '../../../../contract/admin/user-filter.ts';
import type { UserHoldings } from '../../../../contract/admin/user-holdings.ts';
import type { User } from '../../../../contract/account/user.ts';
import { USER_SORT_ORDERS, type UserSort } from '../../../../contract/admin/users-query.ts';
import { omitEmpty } from '../../api/omit-empty.ts';

interface ListInput {
  query: {
    q?: string | undefined;
    status?: UserStatus | undefined;
    role?: Role | undefined;
    sort?: UserSort | undefined;
    /** Defaults to the natural direction of the sort. */
    order?: 'asc' | 'desc' | undefined;
    offset?: number | undefined;
  };
  limit: number;
  asOf: string | null;
}

/** Accounts of the market, for admins. */
export const createAdminUsersService = (call: Call) => {
  /** One page of the accounts whose e-mail address begins with `q`; newest first by default (R7.20). */
  async function listUsers(
    { query: { q, status, sort, order, ...rest }, limit, asOf }: ListInput,
    signal?: AbortSignal,
  ): Promise<Result<{ items: User[]; pagination: PageInfo | null }, FailureOf<'listUsers'>>> {
    const filter = writeUserFilter({ ...(status && { status }), ...(q && { emailPrefix: q }) });
    const asked = omitEmpty({
      ...rest,
      filter: filter || undefined,
      sortBy: sort,
      sortOrder: sort && (order ?? USER_SORT_ORDERS[sort]),
      limit,
      asOf: asOf ?? undefined,
    });
    const answer = await call('listUsers', { query: asked }, signal);
    if (!answer.ok) return answer;
    const { users, pagination } = answer.value;
    return { ok: true, value: { items: users, pagination: pagination ?? null } };
  }

  /** One account, with the stores, products and orders that belong to it (R7.21). */
  async function loadUser(
    { id }: { id: string },
    signal?: AbortSignal,
  ): Promise<Result<{ user: User; holdings: UserHoldings | null }, FailureOf<'getUser'>>> {
    const answer = await call('getUser', { params: { id } }, signal);
    if (!answer.ok) return answer;
    const { user, holdings } = answer.value;
    return { ok: true, value: { user, holdings: holdings ?? null } };
  }

  /**
   * Deletes an account. A missing one counts as deleted, because the first answer may have been lost.
   * CONFLICT for an admin's account (R6.6).
   */
  async function deleteUser(
    { id }: { id: string },
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'deleteUser'>>> {
    const answer = await call('deleteUser', { params: { id } }, signal);
    return answer.ok || answer.failure.code === 'NOT_FOUND' ? { ok: true, value: null } : answer;
  }

  /** Updates an account; answers the updated user. CONFLICT for the last active admin (R5.20, R7.21). */
  async function changeUser(
    { id, change }: { id: string; change: BodyOf<'updateUser'> },
    signal?: AbortSignal,
  ): Promise<Result<User, FailureOf<'updateUser'>>> {
    const answer = await call('updateUser', { params: { id }, body: change }, signal);
    return answer.ok ? { ok: true, value: answer.value.user } : answer;
  }

  return { listUsers, loadUser, changeUser, deleteUser };
};

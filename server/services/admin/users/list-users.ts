import type { Infer } from 'superstruct';
import type { AnswerOf } from '../../../../contract/api/call-types.ts';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import type { User } from '../../../../contract/account/user.ts';
import type { UserAttribute, UsersQuery } from '../../../../contract/admin/users-query.ts';
import type { Context } from '../../../context.ts';
import { and } from 'drizzle-orm';
import { countRows, requestedPage, paginateRows, existedAsOf, rowsToRead } from '../../../db/list-page.ts';
import { users } from '../../../db/schema-auth.ts';
import { presentUser } from '../../account/present-user.ts';
import { userFilterSql, userOrderBy } from './user-listing.ts';

/** User fields in every answer, whatever `attributesToGet` lists. */
const ALWAYS = ['id', 'fullName', 'email', 'role'] as const satisfies UserAttribute[];

function only(
  user: Infer<typeof User>,
  attributes: readonly UserAttribute[] | undefined,
): Infer<typeof User> {
  if (!attributes) return user;
  const asked = new Set<string>([...ALWAYS, ...attributes]);
  return Object.fromEntries(Object.entries(user).filter(([name]) => asked.has(name))) as Infer<typeof User>;
}

/**
 * User list for admins (R7.20, R9.13), including unconfirmed accounts: default 100, at most 5,000, newest first.
 * `totalUsers` is the filtered count at each call. Throws MALFORMED_REQUEST for a filter outside the grammar.
 */
export async function listUsers({ db, clock }: Context, query: UsersQuery): Promise<AnswerOf<'listUsers'>> {
  const page = requestedPage(query, ADMIN_LIMITS.users, clock.now());
  const isListed = and(existedAsOf(users.createdAt, page), userFilterSql(query));
  const read = await db
    .select()
    .from(users)
    .where(isListed)
    .orderBy(...userOrderBy(query))
    .limit(rowsToRead(page))
    .offset(page.offset);
  const { rows, pagination } = paginateRows(page, read, await countRows(db, users, isListed));
  const { filter = null, attributesToGet } = query;
  return {
    users: rows.map((row) => only(presentUser(row), attributesToGet)),
    totalUsers: pagination.total,
    queryInfo: { filter, attributesToGet: attributesToGet ?? null, limit: page.limit, offset: page.offset },
    pagination,
  };
}

import { count, gte, sql, type SQL } from 'drizzle-orm';
import type { UserStats } from '../../../../contract/account/user.ts';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import type { Role } from '../../../../contract/account/role.ts';
import type { Context } from '../../../context.ts';
import { onlyRow } from '../../../db/database.ts';
import { users } from '../../../db/schema-auth.ts';

const DAY = 24 * 60 * 60 * 1_000;

const among = (holds: SQL) => sql<number>`(count(*) filter (where ${holds}))::int`;
const inRole = (role: Role) => among(sql`${users.role} = ${role}`);

/**
 * User statistics for admins (R7.24, R9.13): total, by role, created in the last 7 days, and signed in within the last
 * day. Unconfirmed accounts are included.
 */
export async function getUserStats({ db, clock }: Context): Promise<UserStats> {
  const since = (days: number) => new Date(clock.now() - days * DAY);
  const rows = await db
    .select({
      totalUsers: count(),
      admin: inRole('admin'),
      producer: inRole('producer'),
      customer: inRole('consumer'),
      usersRegisteredLastWeek: among(gte(users.createdAt, since(ADMIN_LIMITS.registrationDays))),
      usersLoggedInLastDay: among(gte(users.lastLogin, since(ADMIN_LIMITS.loginDays))),
    })
    .from(users);
  const { totalUsers, admin, producer, customer, ...recentActivity } = onlyRow(rows);
  return { totalUsers, usersByRole: { admin, producer, customer }, recentActivity };
}

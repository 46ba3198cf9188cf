import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { MarketStats } from '../../../../contract/admin/market-stats.ts';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import type { User, UserStats } from '../../../../contract/account/user.ts';

interface AccountFigures {
  stats: UserStats;
  countedOf: number | null;
}

const DAY = 24 * 60 * 60_000;

/** Account figures of a sample, computed as the server does, at `now` in ms UTC (R7.24, R9.13). */
function statsOfUsers(users: readonly User[], totalUsers: number, now: number): UserStats {
  const within = (at: string | null | undefined, days: number) =>
    Boolean(at) && Date.parse(at ?? '') >= now - days * DAY;
  const among = (holds: (user: User) => boolean) => users.filter(holds).length;
  return {
    totalUsers,
    usersByRole: {
      admin: among(({ role }) => role === 'admin'),
      producer: among(({ role }) => role === 'producer'),
      customer: among(({ role }) => role === 'consumer'),
    },
    recentActivity: {
      usersRegisteredLastWeek: among(({ createdAt }) => within(createdAt, ADMIN_LIMITS.registrationDays)),
      usersLoggedInLastDay: among(({ lastLogin }) => within(lastLogin, ADMIN_LIMITS.loginDays)),
    },
  };
}

/** Key figures of the admins' first screen; `now` is in ms UTC. */
export const createAdminPanelService = (call: Call, now: () => number) => ({
  /**
   * Accounts by role and their activity. If the server has no count (404), up to 60 accounts are counted here
   * (R7.24).
   */
  loadAccounts: async (
    _: unknown,
    signal?: AbortSignal,
  ): Promise<Result<AccountFigures, FailureOf<'listUsers'>>> => {
    const counted = await call('getUserStats', {}, signal);
    if (counted.ok) return { ok: true, value: { stats: counted.value, countedOf: null } };
    if (counted.failure.status !== 404) return counted;
    const listed = await call('listUsers', { query: { limit: ADMIN_LIMITS.usersByRole } }, signal);
    if (!listed.ok) return listed;
    const { users, totalUsers } = listed.value;
    return { ok: true, value: { stats: statsOfUsers(users, totalUsers, now()), countedOf: users.length } };
  },

  /** Key figures of the market: orders, stores, messages and e-mails. */
  loadMarket: (_: unknown, signal?: AbortSignal): Promise<Result<MarketStats, FailureOf<'getMarketStats'>>> =>
    call('getMarketStats', {}, signal),
});

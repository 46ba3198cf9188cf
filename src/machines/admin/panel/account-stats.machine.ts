import type { ActorRefFrom } from 'xstate';
import type { UserStats } from '../../../../contract/account/user.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/**
 * Account counts by role and recent activity. If the server cannot count, the newest accounts are counted
 * here (R7.24).
 */
export interface AccountCounts {
  stats: UserStats;
  /** Sample size of a count made in the browser; null if the server counted. */
  countedOf: number | null;
}

/** Account counts on the admins' first screen (R3.4, R7.24). */
export const accountStatsMachine = createResourceMachine<AccountCounts, null>('panelAccounts', {
  isWatched: true,
  isAlwaysThere: true,
});

export type AccountStatsActorRef = ActorRefFrom<typeof accountStatsMachine>;

import type { ActorRefFrom } from 'xstate';
import type { UserStats } from '../../../../contract/account/user.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/**
 * Account counts by role and recent activity. If the server cannot count, the newest accounts are counted
 * here (R7.24).
 */
export interface AccountFigures {
  stats: UserStats;
  /** Sample size of a count made in the browser; null if the server counted. */
  countedOf: number | null;
}

/** Account counts on the admins' first screen (R3.4, R7.24). */
export const panelAccountsMachine = createResourceMachine<AccountFigures, null>('panelAccounts', {
  isWatched: true,
  isAlwaysThere: true,
});

export type PanelAccountsActorRef = ActorRefFrom<typeof panelAccountsMachine>;

import type { ActorRefFrom } from 'xstate';
import type { UserStats } from '../../../../contract/account/user.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** Accounts by role and what they did of late, counted by the server, or here of the newest (R7.24). */
export interface AccountFigures {
  stats: UserStats;
  /** How many of them were looked at, where the server could not count. */
  countedOf: number | null;
}

/** The accounts of the market on the admins' first screen (R3.4, R7.24). */
export const panelAccountsMachine = createResourceMachine<AccountFigures, null>('panelAccounts', {
  isWatched: true,
  isAlwaysThere: true,
});

export type PanelAccountsActorRef = ActorRefFrom<typeof panelAccountsMachine>;

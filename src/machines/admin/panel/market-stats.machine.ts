import type { ActorRefFrom } from 'xstate';
import type { MarketStats } from '../../../../contract/admin/market-stats.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** Key figures of the market on the admins' first screen (R1.4). */
export const marketStatsMachine = createResourceMachine<MarketStats, null>('panelMarket', {
  isWatched: true,
  isAlwaysThere: true,
});

export type MarketStatsActorRef = ActorRefFrom<typeof marketStatsMachine>;

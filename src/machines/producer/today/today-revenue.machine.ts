import type { ActorRefFrom } from 'xstate';
import type { ProducerStats } from '../../../../contract/producer/producer-stats.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** Revenue and order figures of a producer (R7.19). */
export const todayRevenueMachine = createResourceMachine<ProducerStats, null>('todayTakings', {
  isWatched: true,
  isAlwaysThere: true,
});

export type TodayRevenueActorRef = ActorRefFrom<typeof todayRevenueMachine>;

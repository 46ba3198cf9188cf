import type { ActorRefFrom } from 'xstate';
import type { OrderStatsPeriod } from '../../../../contract/producer/order-stats-period.ts';
import type { ProducerPeriodStats } from '../../../../contract/producer/producer-stats.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** Order figures of a producer for a period (R7.19). */
export const orderFiguresMachine = createResourceMachine<ProducerPeriodStats, { period: OrderStatsPeriod }>(
  'orderFigures',
  { isWatched: true, isAlwaysThere: true },
);

export type OrderFiguresActorRef = ActorRefFrom<typeof orderFiguresMachine>;

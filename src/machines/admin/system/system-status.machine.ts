import type { ActorRefFrom } from 'xstate';
import type { SystemStatus } from '../../../../contract/admin/system-status.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** State of the running market: processes, background jobs and services beside it (R7.24). */
export const systemStatusMachine = createResourceMachine<SystemStatus, null>('systemStatus', {
  isWatched: true,
  isAlwaysThere: true,
});

export type SystemStatusActorRef = ActorRefFrom<typeof systemStatusMachine>;

import type { ActorRefFrom } from 'xstate';
import type { JobReference } from '../../../../contract/admin/system-status.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { createRowChangesMachine } from '../../ui/row-changes.machine.ts';

/** Decision of an admin about a background job. */
export interface JobDecision {
  job: JobReference;
  decision: 'retry' | 'discard';
}

/** Decisions about background jobs, one request each with its own result (R7.24). */
export const jobDecisionsMachine = createRowChangesMachine<JobDecision, null, FailureOf<'retryJob'>['code']>(
  'jobDecisions',
);

export type JobDecisionsActorRef = ActorRefFrom<typeof jobDecisionsMachine>;

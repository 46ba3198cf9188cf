import { waitFor } from 'xstate';
import type { FailedJob } from '../../../../contract/admin/system-status.ts';
import { discardMessages, jobTitle } from '../../../components/admin/system/system.messages.ts';
import {
  type JobDecisionsActorRef,
  jobDecisionsMachine,
} from '../../../machines/admin/system/job-decisions.machine.ts';
import {
  type SystemStatusActorRef,
  systemStatusMachine,
} from '../../../machines/admin/system/system-status.machine.ts';
import type { ConfirmationAsked } from '../../../machines/ui/confirmation.machine.ts';
import type { SystemService } from '../../../services/admin/system/system.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { changeAfterConfirmation } from '../../shell/ask-confirmation.ts';
import { refreshOnReturn } from '../../shell/refresh-on-return.ts';

/** State of the market, connected to its call; it reloads when the admin returns. */
export const wireSystemStatus = ({ loadStatus }: Pick<SystemService, 'loadStatus'>) =>
  systemStatusMachine.provide({
    actors: { ...resultActors({ load: loadStatus }), watchReturns: refreshOnReturn },
  });

/** Reloads the state after decisions, and notifies them once it has loaded. */
async function refreshStatus(
  status: SystemStatusActorRef,
  decisions: { send(event: { type: 'rows.refreshed' }): void },
): Promise<void> {
  const { content } = status.getSnapshot().context;
  status.send({ type: 'refresh.requested' });
  const isNews = ({ context }: { context: { content: unknown } }) => context.content !== content;
  // If the screen is left meanwhile, there is nothing to notify.
  const isShown = await waitFor(status, isNews).catch(() => false);
  if (isShown) decisions.send({ type: 'rows.refreshed' });
}

/** Decisions about jobs. After each run the state reloads, and the decisions are told when it has. */
export const wireJobDecisions = (
  { decideJob }: Pick<SystemService, 'decideJob'>,
  status: SystemStatusActorRef,
) =>
  jobDecisionsMachine.provide({
    actors: resultActors({ applyChange: decideJob }),
    actions: { announceSettled: ({ self }) => void refreshStatus(status, self) },
  });

/** Row id of a job. */
export const jobRowId = ({ kind, key }: Pick<FailedJob, 'kind' | 'key'>): string => `${kind}/${key}`;

/** Discards a job after a confirmation that names it (R7.24). */
export function discardJobAfterConfirmation(
  app: { send(event: ConfirmationAsked): void },
  decisions: Pick<JobDecisionsActorRef, 'send'>,
  failed: FailedJob,
): Promise<void> {
  const { question, message, confirm, dismiss } = discardMessages;
  const { kind, key } = failed;
  const asked = {
    topic: `discardJob:${jobRowId(failed)}`,
    kind: 'danger',
    title: question(jobTitle(failed)),
    message: message[kind === 'mail' ? 'mail' : 'other'],
    confirmLabel: confirm,
    cancelLabel: dismiss,
  } as const;
  const change = { job: { kind, key }, decision: 'discard' } as const;
  return changeAfterConfirmation(app, asked, decisions, [{ id: jobRowId(failed), change }]);
}

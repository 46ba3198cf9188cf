import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { FailedJob } from '../../../../contract/admin/system-status.ts';
import { SystemView } from '../../../components/admin/system/SystemView.tsx';
import type { JobDecisionsActorRef } from '../../../machines/admin/system/job-decisions.machine.ts';
import type { SystemStatusActorRef } from '../../../machines/admin/system/system-status.machine.ts';
import { changeStageOf, refusalOf } from '../../../machines/ui/row-changes.selectors.ts';
import { createSystemService } from '../../../services/admin/system/system.service.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import {
  discardJobAfterConfirmation,
  jobRowId,
  wireJobDecisions,
  wireSystemStatus,
} from './system.wiring.ts';

/** Selectors for the decisions about jobs. */
export const decisionSelectors = { refusalOf, changeStageOf, rowIdOf: jobRowId };

const openStatus = screenRoute({
  key: ({ context }: MemberLoaderArgs) => context.user.id,
  actors: ({ context }) => ({ systemStatus: wireSystemStatus(createSystemService(context.services.call)) }),
  input: ({ context }) => ({ systemStatus: { question: null, now: context.now() } }),
});

const openDecisions = screenRoute({
  key: ({ context }: MemberLoaderArgs & { status: SystemStatusActorRef }) => context.user.id,
  actors: ({ context: { services }, status }) => ({
    jobDecisions: wireJobDecisions(createSystemService(services.call), status),
  }),
  input: () => ({ jobDecisions: undefined }),
});

/** Loader of the state of the running market and of the decisions about its jobs (R7.24). */
export async function openSystem(load: MemberLoaderArgs) {
  const { systemStatus } = await openStatus(load);
  return { systemStatus, ...(await openDecisions({ ...load, status: systemStatus })) };
}

interface SystemScreenProps {
  systemStatus: SystemStatusActorRef;
  jobDecisions: JobDecisionsActorRef;
}

/** State of the running market; asks before it discards a job. */
export function SystemScreen({ systemStatus, jobDecisions }: SystemScreenProps) {
  const { app } = useRouteContext({ from: '/_admin' });
  const discard = useCallback(
    (job: FailedJob) => void discardJobAfterConfirmation(app, jobDecisions, job),
    [app, jobDecisions],
  );
  return (
    <SystemView
      statusRef={systemStatus}
      decisionsRef={jobDecisions}
      selectors={decisionSelectors}
      onDiscarded={discard}
    />
  );
}

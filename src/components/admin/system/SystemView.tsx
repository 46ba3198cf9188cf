import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { FailedJob, SystemStatus } from '../../../../contract/admin/system-status.ts';
import type { JobDecisionsActorRef } from '../../../machines/admin/system/job-decisions.machine.ts';
import type { SystemStatusActorRef } from '../../../machines/admin/system/system-status.machine.ts';
import { SkeletonBlock } from '../../feedback/Skeletons.tsx';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { adminFailureText } from '../../back-office/admin-failure.messages.ts';
import { PartFailures } from '../../producer/today/PartFailures.tsx';
import { Backup } from './Backup.tsx';
import { type DecisionSelectors, FailedJobs } from './FailedJobs.tsx';
import { JobCounts } from './JobCounts.tsx';
import { ExternalServices } from './ExternalServices.tsx';
import { Processes } from './Processes.tsx';
import { systemMessages as words } from './system.messages.ts';

const selectStatus = ({ context }: SnapshotFrom<SystemStatusActorRef>) => context;

interface PartProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Titled part of the screen. */
function Part({ title, lead, children }: PartProps) {
  const titleId = useId();
  return (
    <chakra.section aria-labelledby={titleId} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <chakra.h2 id={titleId} fontSize="2xl">
          {title}
        </chakra.h2>
        <chakra.p color="ink2">{lead}</chakra.p>
      </div>
      {children}
    </chakra.section>
  );
}

interface SystemViewProps {
  statusRef: SystemStatusActorRef;
  decisionsRef: JobDecisionsActorRef;
  selectors: DecisionSelectors;
  onDiscarded: (job: FailedJob) => void;
}

interface StatusProps extends Omit<SystemViewProps, 'statusRef'> {
  status: SystemStatus;
}

const undecidedIn = ({ jobs }: SystemStatus) =>
  jobs.reduce((sum, { state, count }) => sum + (state === 'givenUp' ? count : 0), 0);

const hasTroubles = ({ failed, externalServices, processes, backup }: SystemStatus) =>
  failed.length > 0 ||
  Object.values(externalServices).includes('down') ||
  processes.some(({ differs }) => differs.length > 0) ||
  backup?.state === 'failed';

/** State of the market in one sentence. */
function summaryOf(status: SystemStatus): string {
  const undecided = undecidedIn(status);
  if (undecided > 0) return words.toDecide(undecided);
  return hasTroubles(status) ? words.hasTroubles : words.isWell;
}

function Status({ status, ...decisions }: StatusProps) {
  const now = Date.parse(status.now);
  return (
    <>
      <chakra.p color="ink2">{summaryOf(status)}</chakra.p>
      <Part title={words.troubles} lead={words.troublesLead}>
        {status.failed.length === 0 ? (
          <chakra.p>{words.noTroubles}</chakra.p>
        ) : (
          <FailedJobs jobs={status.failed} now={now} {...decisions} />
        )}
      </Part>
      <Part title={words.externalServices} lead={words.externalServicesLead}>
        <ExternalServices externalServices={status.externalServices} />
      </Part>
      <Part title={words.backup} lead={words.backupLead}>
        <Backup backup={status.backup} now={now} />
      </Part>
      <Part title={words.processes} lead={words.processesLead}>
        <Processes processes={status.processes} now={now} />
      </Part>
      <Part title={words.jobs} lead={words.jobsLead}>
        {status.jobs.length === 0 ? (
          <chakra.p>{words.noJobs}</chakra.p>
        ) : (
          <JobCounts jobs={status.jobs} now={now} />
        )}
      </Part>
    </>
  );
}

/** State of the running market: what failed, services beside it, processes and background jobs (R7.24). */
export function SystemView({ statusRef, ...decisions }: SystemViewProps) {
  const { content, failure } = useSelector(statusRef, selectStatus);
  const isComing = content === null && failure === null;
  return (
    <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={words.title} hidden />
      <PageTitle>{words.title}</PageTitle>
      <LiveRegion message={isComing ? words.coming : ''} />
      <PartFailures
        parts={[{ ref: statusRef, part: { content, failure }, what: words.failed }]}
        failureText={adminFailureText}
      />
      {content ? <Status status={content} {...decisions} /> : null}
      {isComing ? <SkeletonBlock width="100%" height="24rem" borderRadius="card" /> : null}
    </chakra.div>
  );
}

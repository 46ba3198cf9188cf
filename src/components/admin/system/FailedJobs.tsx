import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { FailedJob } from '../../../../contract/admin/system-status.ts';
import type {
  JobDecision,
  JobDecisionsActorRef,
} from '../../../machines/admin/system/job-decisions.machine.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import { DataTable } from '../../back-office/data-table/DataTable.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { TableCells } from '../../back-office/data-table/TableCells.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { FAILED_JOBS_TABLE } from './failed-jobs-columns.tsx';
import { decisionFailureText, systemMessages as words } from './system.messages.ts';

/** Selectors of the decisions' chart; a view may import only its types. */
export interface DecisionSelectors extends Pick<typeof changesSelectors, 'refusalOf' | 'changeStageOf'> {
  rowIdOf: (job: FailedJob) => string;
}

interface FailedJobsProps {
  jobs: readonly FailedJob[];
  /** Time of the answer, in ms. */
  now: number;
  decisionsRef: JobDecisionsActorRef;
  selectors: DecisionSelectors;
  onDiscarded: (job: FailedJob) => void;
}

/** Table of failed jobs with buttons to run each one again or to discard it. */
export function FailedJobs({
  jobs,
  now,
  decisionsRef,
  selectors: { refusalOf, changeStageOf, rowIdOf },
  onDiscarded,
}: FailedJobsProps) {
  const decisions = useSelector(decisionsRef, ({ context }) => context);
  const format = useFormatter();
  return (
    <DataTable of={FAILED_JOBS_TABLE} label={words.troubles} sorting={null}>
      {jobs.map((job) => {
        const id = rowIdOf(job);
        const refusal = refusalOf(decisions, id);
        const isPending = ['waiting', 'pending', 'saved'].includes(changeStageOf(decisions, id) ?? '');
        const retry: JobDecision = { job: { kind: job.kind, key: job.key }, decision: 'retry' };
        return (
          <chakra.tr key={id} {...TABLE_ROLES.row} aria-busy={isPending}>
            <TableCells
              of={FAILED_JOBS_TABLE}
              row={{
                job,
                now,
                format,
                isPending,
                refusal: refusal && decisionFailureText(refusal),
                onRetried: () =>
                  decisionsRef.send({ type: 'change.requested', rows: [{ id, change: retry }] }),
                onDiscarded: () => onDiscarded(job),
              }}
            />
          </chakra.tr>
        );
      })}
    </DataTable>
  );
}

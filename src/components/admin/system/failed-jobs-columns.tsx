import type { FailedJob } from '../../../../contract/admin/system-status.ts';
import { jobStateAfter } from '../../../../contract/lifecycles/job.lifecycle.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { Button } from '../../forms/Button.tsx';
import { Badge } from '../../market/Badge.tsx';
import { defineTable } from '../../back-office/data-table/define-table.ts';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { relativeTimeText } from '../../back-office/relative-time-text.ts';
import { jobStateText, jobTitle, systemMessages as words } from './system.messages.ts';

/** Failed job, as its cells need it. */
interface FailedJobCells {
  job: FailedJob;
  /** A decision is being sent, or the list does not show it yet. */
  isPending: boolean;
  /** Refusal message of the last decision. */
  refusal: string | null;
  onRetried: () => void;
  onDiscarded: () => void;
  /** Time of the answer, in ms. */
  now: number;
  format: Formatter;
}

/** Columns of the failed jobs; the lifecycle tells which buttons a row has. */
export const FAILED_JOBS_TABLE = defineTable<FailedJobCells>()({
  name: 'failed-jobs',
  columns: {
    state: {
      header: words.state,
      cell: ({ job: { state } }) => (
        <Badge tone={state === 'givenUp' ? 'danger' : 'soon'}>{jobStateText[state]}</Badge>
      ),
      hasPlainHeader: true,
      styles: { width: '1%', whiteSpace: 'nowrap' },
      cardStyles: { width: 'auto' },
    },
    job: {
      header: words.job,
      cell: ({ job, refusal }) => (
        <>
          <span data-part="title">{jobTitle(job)}</span>
          <span data-part="error">{job.error ?? words.unknownError}</span>
          {refusal ? <RowRefusal>{refusal}</RowRefusal> : null}
        </>
      ),
      isRowHeader: true,
      hasPlainHeader: true,
      styles: { overflowWrap: 'anywhere', minWidth: '16rem' },
      cardStyles: { minWidth: '0' },
    },
    when: {
      header: words.when,
      cell: ({ job: { changedAt, runAt, tries }, now, format }) => (
        <>
          <time dateTime={changedAt} title={format.dayAndTime(changedAt)}>
            {relativeTimeText(changedAt, now, format)}
          </time>
          <span data-part="tries">{words.tries(tries)}</span>
          {runAt ? <span data-part="tries">{words.again(format.dayAndTime(runAt))}</span> : null}
        </>
      ),
      hasPlainHeader: true,
      styles: { color: 'ink2', fontVariantNumeric: 'tabular-nums', minWidth: '10rem' },
      cardStyles: { minWidth: '0', fontSize: 'sm' },
    },
    actions: {
      header: words.actions,
      cell: ({ job, isPending, onRetried, onDiscarded }) => (
        <div data-part="actions">
          {jobStateAfter(job.kind, job.state, 'job.retried') === null ? null : (
            <Button
              variant="quiet"
              size="sm"
              busy={isPending}
              aria-label={words.retryOf(jobTitle(job))}
              onClick={onRetried}
            >
              {words.retry}
            </Button>
          )}
          {jobStateAfter(job.kind, job.state, 'job.discarded') === null ? null : (
            <Button
              variant="plain"
              size="sm"
              busy={isPending}
              aria-label={words.discardOf(jobTitle(job))}
              onClick={onDiscarded}
            >
              {words.discard}
            </Button>
          )}
        </div>
      ),
      styles: { width: '1%', textAlign: 'end' },
      cardStyles: { width: 'auto', paddingTop: '1' },
    },
  },
  card: {
    areas: [['state'], ['job'], ['when'], ['actions']],
    styles: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2', padding: '4' },
  },
  styles: {
    '& tbody th, & tbody td': { paddingBlock: '3', verticalAlign: 'top' },
    '& [data-part=title]': { fontWeight: 'semibold' },
    '& [data-part=error]': { display: 'block', color: 'ink2', fontWeight: 'normal', maxWidth: '60ch' },
    '& [data-part=tries]': { display: 'block', fontSize: 'sm' },
    '& [data-part=actions]': { display: 'flex', justifyContent: 'end', gap: '2', whiteSpace: 'nowrap' },
  },
  cardStyles: {
    '& tbody th, & tbody td': { padding: '0' },
    '& [data-part=actions]': { justifyContent: 'start', flexWrap: 'wrap' },
  },
});

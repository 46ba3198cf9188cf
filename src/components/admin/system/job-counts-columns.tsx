import type { JobCount } from '../../../../contract/admin/system-status.ts';
import { JOB_KINDS, type JobKind, type JobState } from '../../../../contract/jobs/job.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { defineTable } from '../../back-office/data-table/define-table.ts';
import { relativeTimeText } from '../../back-office/relative-time-text.ts';
import { jobKindText, systemMessages as words } from './system.messages.ts';

/** Jobs of one kind. */
export interface KindCounts {
  kind: JobKind;
  counts: Partial<Record<JobState, number>>;
  /** Since when the oldest of the waiting jobs has waited, ISO 8601 in UTC; null if none waits. */
  oldest: string | null;
}

/** Counts by kind, in the order of the kinds; a kind without jobs has no row. */
export const countsByKind = (jobs: readonly JobCount[]): KindCounts[] =>
  JOB_KINDS.map((kind) => {
    const own = jobs.filter((one) => one.kind === kind);
    const waiting = own.find(({ state }) => state === 'waiting');
    return {
      kind,
      counts: Object.fromEntries(own.map(({ state, count }) => [state, count])),
      oldest: waiting?.oldest ?? null,
    };
  }).filter(({ counts }) => Object.keys(counts).length > 0);

/** Kind, as its cells need it. */
interface KindCells {
  row: KindCounts;
  /** Time of the answer, in ms. */
  now: number;
  format: Formatter;
}

const countColumn = (state: JobState, word: string) => ({
  header: word,
  cell: ({ row: { counts }, format }: KindCells) => (
    <>
      <span data-part="told">{`${word}: `}</span>
      <span>{format.number(counts[state] ?? 0)}</span>
    </>
  ),
  styles: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const,
  cardStyles: { textAlign: 'start' } as const,
});

/** Columns of the jobs by kind. */
export const JOB_COUNTS_TABLE = defineTable<KindCells>()({
  name: 'job-counts',
  columns: {
    kind: {
      header: words.kind,
      cell: ({ row: { kind } }) => jobKindText[kind],
      isRowHeader: true,
      styles: { fontWeight: 'semibold' },
    },
    waiting: countColumn('waiting', words.waiting),
    running: countColumn('leased', words.running),
    failing: countColumn('failed', words.failing),
    givenUp: countColumn('givenUp', words.givenUp),
    oldest: {
      header: words.oldest,
      cell: ({ row: { oldest }, now, format }) =>
        oldest === null ? null : (
          <>
            <span data-part="told">{`${words.oldest}: `}</span>
            <time dateTime={oldest} title={format.dayAndTime(oldest)}>
              {relativeTimeText(oldest, now, format)}
            </time>
          </>
        ),
      styles: { color: 'ink2', textAlign: 'end', whiteSpace: 'nowrap' },
      cardStyles: { textAlign: 'start', '&:empty': { display: 'none' } },
    },
  },
  card: {
    areas: [
      ['kind', 'kind'],
      ['waiting', 'running'],
      ['failing', 'givenUp'],
      ['oldest', 'oldest'],
    ],
    styles: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1', padding: '4' },
  },
  styles: { '& [data-part=told]': { display: 'none' } },
  cardStyles: {
    '& tbody th, & tbody td': { padding: '0' },
    '& [data-part=told]': { display: 'inline', color: 'ink2' },
  },
});

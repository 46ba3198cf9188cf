import type { MarketProcess } from '../../../../contract/admin/system-status.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { Badge, type BadgeTone } from '../../market/Badge.tsx';
import { defineTable } from '../../back-office/data-table/define-table.ts';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { relativeTimeText } from '../../back-office/relative-time-text.ts';
import { differenceText, systemMessages as words } from './system.messages.ts';

/** Process, as its cells need it. */
interface ProcessCells {
  process: MarketProcess;
  /** Time of the answer, in ms. */
  now: number;
  format: Formatter;
}

function stateOf({ isAlive, differs }: MarketProcess): { tone: BadgeTone; word: string } {
  if (!isAlive) return { tone: 'over', word: words.gone };
  return differs.length > 0 ? { tone: 'danger', word: words.unready } : { tone: 'open', word: words.alive };
}

/** Least lead of a clock that is told, in ms. */
const TOLD = 1_000;
const MEGABYTE = 1_000_000;

function clockText(lead: number, { number }: Formatter): string {
  if (Math.abs(lead) < TOLD) return words.clockRight;
  const seconds = number(Math.round(Math.abs(lead) / 1_000));
  return lead > 0 ? words.clockAhead(seconds) : words.clockBehind(seconds);
}

/** Value with its name, which is visible in the card only. */
const Named = ({ word, value }: { word: string; value: string }) => (
  <>
    <span data-part="told">{`${word}: `}</span>
    <span>{value}</span>
  </>
);

/** Columns of the market's processes. */
export const PROCESSES_TABLE = defineTable<ProcessCells>()({
  name: 'processes',
  columns: {
    state: {
      header: words.state,
      cell: ({ process }) => {
        const { tone, word } = stateOf(process);
        return <Badge tone={tone}>{word}</Badge>;
      },
      hasPlainHeader: true,
      styles: { width: '1%', whiteSpace: 'nowrap' },
      cardStyles: { width: 'auto' },
    },
    process: {
      header: words.process,
      cell: ({ process, process: { host, pid } }) => {
        const difference = differenceText(process);
        return (
          <>
            <span data-part="title">{words.number(host, pid)}</span>
            {difference ? <RowRefusal>{difference}</RowRefusal> : null}
          </>
        );
      },
      isRowHeader: true,
      hasPlainHeader: true,
      styles: { overflowWrap: 'anywhere', minWidth: '12rem' },
      cardStyles: { minWidth: '0' },
    },
    build: {
      header: words.build,
      cell: ({ process: { build, schemaNumber } }) => (
        <Named word={words.build} value={`${build} · ${words.schema(schemaNumber)}`} />
      ),
      styles: { overflowWrap: 'anywhere' },
    },
    clock: {
      header: words.clock,
      cell: ({ process: { clockLead }, format }) => (
        <Named word={words.clock} value={clockText(clockLead, format)} />
      ),
      styles: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    },
    memory: {
      header: words.memory,
      cell: ({ process: { memory }, format }) => (
        <Named word={words.memory} value={words.megabytes(format.number(Math.round(memory / MEGABYTE)))} />
      ),
      styles: { whiteSpace: 'nowrap', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      cardStyles: { textAlign: 'start' },
    },
    seen: {
      header: words.seen,
      cell: ({ process: { seenAt }, now, format }) => (
        <>
          <span data-part="told">{`${words.seen}: `}</span>
          <time dateTime={seenAt} title={format.dayAndTime(seenAt)}>
            {relativeTimeText(seenAt, now, format)}
          </time>
        </>
      ),
      styles: { whiteSpace: 'nowrap', color: 'ink2', textAlign: 'end' },
      cardStyles: { textAlign: 'start' },
    },
  },
  card: {
    areas: [['state'], ['process'], ['build'], ['clock'], ['memory'], ['seen']],
    styles: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1', padding: '4' },
  },
  styles: {
    '& tbody th, & tbody td': { paddingBlock: '3', verticalAlign: 'top' },
    '& [data-part=title]': { fontWeight: 'semibold' },
    '& [data-part=told]': { display: 'none' },
  },
  cardStyles: {
    '& tbody th, & tbody td': { padding: '0' },
    '& [data-part=told]': { display: 'inline', color: 'ink2' },
  },
});

import type { KnownFailure } from '../../../contract/api/failure.ts';

/**
 * Stage of a row's change. `kept`: unsaved until a save is requested, also after a refusal. `waiting`: in the
 * queue. `pending`: being sent in sequence. `hurried`: being sent outside the sequence. `saved`: saved, but
 * the list may not show it yet. `shown`: the list shows it. `left`: cancelled before it was sent.
 */
export type RowChangeStage =
  | 'kept'
  | 'waiting'
  | 'pending'
  | 'hurried'
  | 'saved'
  | 'shown'
  | 'refused'
  | 'left';

export interface RowChangeEntry<Change, Code extends string> {
  change: Change;
  stage: RowChangeStage;
  /** Reason of the last refusal; null after any newer change. */
  failure: KnownFailure<Code> | null;
  /** Newer change that was made while this one was being sent. */
  next: Change | null;
}

export interface RowChange<Change> {
  id: string;
  change: Change;
}

/** Changes by row id, and the ids of the current or last run, in order. */
export interface RowChangeEntries<Change, Code extends string> {
  entries: Readonly<Record<string, RowChangeEntry<Change, Code>>>;
  round: readonly string[];
}

const entered = <Change, Code extends string>(
  change: Change,
  stage: RowChangeStage,
): RowChangeEntry<Change, Code> => ({
  change,
  stage,
  failure: null,
  next: null,
});

const mapped = <Change, Code extends string>(
  entries: RowChangeEntries<Change, Code>['entries'],
  to: (entry: RowChangeEntry<Change, Code>, id: string) => RowChangeEntry<Change, Code> | null,
): RowChangeEntries<Change, Code>['entries'] =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([id, entry]) => {
      const changed = to(entry, id);
      return changed ? [[id, changed]] : [];
    }),
  );

const isOnItsWay = ({ stage }: { stage: RowChangeStage }) => stage === 'pending' || stage === 'hurried';
const isBegun = (entry: { stage: RowChangeStage }) => entry.stage === 'waiting' || isOnItsWay(entry);

/**
 * Records changes: one entry per row, the latest change wins. A row that is being sent gets the change as its
 * next one.
 */
function noted<Change, Code extends string>(
  entries: RowChangeEntries<Change, Code>['entries'],
  rows: readonly RowChange<Change>[],
  stage: 'kept' | 'waiting' | 'hurried',
): RowChangeEntries<Change, Code>['entries'] {
  const all = { ...entries };
  for (const { id, change } of rows) {
    const known = all[id];
    all[id] = known && isOnItsWay(known) ? { ...known, next: change } : entered(change, stage);
  }
  return all;
}

/** Records changes as unsaved until a save is requested. */
export const recordUnsavedRows = <Change, Code extends string>(
  { entries }: RowChangeEntries<Change, Code>,
  rows: readonly RowChange<Change>[],
) => ({ entries: noted(entries, rows, 'kept') });

/** Appends rows to the current run, or starts a new one. */
export function enqueue<Change, Code extends string>(
  { entries, round }: RowChangeEntries<Change, Code>,
  rows: readonly RowChange<Change>[],
  stage: 'waiting' | 'hurried' = 'waiting',
): RowChangeEntries<Change, Code> {
  const goesOn = round.some((id) => entries[id] && isBegun(entries[id]));
  const ids = rows.map(({ id }) => id);
  return {
    entries: noted(entries, rows, stage),
    round: [...new Set([...(goesOn ? round : []), ...ids])],
  };
}

/** Rows that can be sent now. A row that is being sent must be answered first. */
export const sendableRows = <Change, Code extends string>(
  { entries }: RowChangeEntries<Change, Code>,
  rows: readonly RowChange<Change>[],
): RowChange<Change>[] =>
  rows.filter(({ id }) => {
    const known = entries[id];
    return !known || !isOnItsWay(known);
  });

/** Waiting rows in queue order, followed by these rows. Each row appears once, with its latest change. */
export const withWaitingRows = <Change, Code extends string>(
  { entries, round }: RowChangeEntries<Change, Code>,
  rows: readonly RowChange<Change>[],
): RowChange<Change>[] => [
  ...round.flatMap((id) => {
    const entry = entries[id];
    return entry?.stage === 'waiting' && rows.every((row) => row.id !== id)
      ? [{ id, change: entry.change }]
      : [];
  }),
  ...rows,
];

export const isUnsavedEntry = ({ stage }: { stage: RowChangeStage }) => stage === 'kept';
export const isRefused = ({ failure }: { failure: unknown }) => failure !== null;

/** New run of all matching rows. */
export function startRun<Change, Code extends string>(
  { entries }: RowChangeEntries<Change, Code>,
  isSuch: (entry: RowChangeEntry<Change, Code>) => boolean,
): RowChangeEntries<Change, Code> {
  const rows = Object.entries(entries).flatMap(([id, entry]) =>
    isSuch(entry) ? [{ id, change: entry.change }] : [],
  );
  return { entries: noted(entries, rows, 'waiting'), round: rows.map(({ id }) => id) };
}

export const firstRowAtStage = <Change, Code extends string>(
  { entries, round }: RowChangeEntries<Change, Code>,
  stage: RowChangeStage,
): RowChange<Change> | null => {
  const id = round.find((one) => entries[one]?.stage === stage);
  const entry = id === undefined ? undefined : entries[id];
  return id !== undefined && entry ? { id, change: entry.change } : null;
};

/** Marks the next waiting row as being sent. */
export function markNextRowSending<Change, Code extends string>(all: RowChangeEntries<Change, Code>) {
  const next = firstRowAtStage(all, 'waiting');
  const entry = next && all.entries[next.id];
  return next && entry
    ? { entries: { ...all.entries, [next.id]: { ...entry, stage: 'pending' as const } } }
    : {};
}

/**
 * Records the answer for a row. A newer change of the row replaces it. Refused changes that were unsaved stay
 * unsaved.
 */
export function settleRowChange<Change, Code extends string>(
  all: RowChangeEntries<Change, Code>,
  id: string | undefined,
  failure: KnownFailure<Code> | null,
  unbegun: 'kept' | 'waiting',
) {
  const entry = id === undefined ? undefined : all.entries[id];
  if (id === undefined || !entry) return {};
  const refused = unbegun === 'kept' ? 'kept' : 'refused';
  const settled: RowChangeEntry<Change, Code> =
    entry.next === null
      ? { ...entry, stage: failure ? refused : 'saved', failure }
      : entered(entry.next, unbegun);
  return { entries: { ...all.entries, [id]: settled } };
}

/** Takes waiting rows out of the queue: they become unsaved again, or cancelled. */
export const dequeueWaiting = <Change, Code extends string>(
  { entries }: RowChangeEntries<Change, Code>,
  stage: 'kept' | 'left',
) => ({
  entries: mapped(entries, (entry) => {
    if (entry.stage === 'waiting') return { ...entry, stage };
    return isOnItsWay(entry) && stage === 'left' ? { ...entry, next: null } : entry;
  }),
});

/** Marks saved rows as visible in the list. */
export const markSavedAsShown = <Change, Code extends string>({
  entries,
}: RowChangeEntries<Change, Code>) => ({
  entries: mapped(entries, (entry) =>
    entry.stage === 'saved' ? { ...entry, stage: 'shown' as const } : entry,
  ),
});

/** Removes all entries that match a condition. */
export const removeEntries = <Change, Code extends string>(
  { entries }: RowChangeEntries<Change, Code>,
  isSuch: (entry: RowChangeEntry<Change, Code>, id: string) => boolean,
) => ({ entries: mapped(entries, (entry, id) => (isSuch(entry, id) ? null : entry)) });

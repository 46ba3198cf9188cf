import type { KnownFailure } from '../../../contract/api/failure.ts';

/**
 * How far the change of one row has come. `kept` waits until it is told to be saved, and again when it was refused; `pending` is
 * on its way in its turn, `hurried` out of it; `saved` stands although the list may not show it yet, `shown` when it does; what
 * was cancelled before its turn is `left`.
 */
export type Stage = 'kept' | 'waiting' | 'pending' | 'hurried' | 'saved' | 'shown' | 'refused' | 'left';

export interface Entry<Change, Code extends string> {
  change: Change;
  stage: Stage;
  /** Why the row was refused, while that is the last that was heard of it. */
  failure: KnownFailure<Code> | null;
  /** What was chosen while the change before it was on its way. */
  next: Change | null;
}

export interface RowChange<Change> {
  id: string;
  change: Change;
}

/** The changes of all rows by their ids, and the ids of the round that is under way or was the last, in their order. */
export interface Entries<Change, Code extends string> {
  entries: Readonly<Record<string, Entry<Change, Code>>>;
  round: readonly string[];
}

const entered = <Change, Code extends string>(change: Change, stage: Stage): Entry<Change, Code> => ({
  change,
  stage,
  failure: null,
  next: null,
});

const mapped = <Change, Code extends string>(
  entries: Entries<Change, Code>['entries'],
  to: (entry: Entry<Change, Code>, id: string) => Entry<Change, Code> | null,
): Entries<Change, Code>['entries'] =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([id, entry]) => {
      const changed = to(entry, id);
      return changed ? [[id, changed]] : [];
    }),
  );

const isOnItsWay = ({ stage }: { stage: Stage }) => stage === 'pending' || stage === 'hurried';
const isBegun = (entry: { stage: Stage }) => entry.stage === 'waiting' || isOnItsWay(entry);

/** Writes the wishes down: a row is once in the list, with what was last wished for it; one on its way comes again. */
function noted<Change, Code extends string>(
  entries: Entries<Change, Code>['entries'],
  rows: readonly RowChange<Change>[],
  stage: 'kept' | 'waiting' | 'hurried',
): Entries<Change, Code>['entries'] {
  const all = { ...entries };
  for (const { id, change } of rows) {
    const known = all[id];
    all[id] = known && isOnItsWay(known) ? { ...known, next: change } : entered(change, stage);
  }
  return all;
}

/** Keeps changes until they are told to be saved. */
export const keep = <Change, Code extends string>(
  { entries }: Entries<Change, Code>,
  rows: readonly RowChange<Change>[],
) => ({ entries: noted(entries, rows, 'kept') });

/** Puts rows at the end of the round that is under way; where none is, they begin one. */
export function enqueue<Change, Code extends string>(
  { entries, round }: Entries<Change, Code>,
  rows: readonly RowChange<Change>[],
  stage: 'waiting' | 'hurried' = 'waiting',
): Entries<Change, Code> {
  const goesOn = round.some((id) => entries[id] && isBegun(entries[id]));
  const ids = rows.map(({ id }) => id);
  return {
    entries: noted(entries, rows, stage),
    round: [...new Set([...(goesOn ? round : []), ...ids])],
  };
}

/** Those of the rows that can be sent now: one on its way is sent again only when it was answered. */
export const sendable = <Change, Code extends string>(
  { entries }: Entries<Change, Code>,
  rows: readonly RowChange<Change>[],
): RowChange<Change>[] =>
  rows.filter(({ id }) => {
    const known = entries[id];
    return !known || !isOnItsWay(known);
  });

/** The rows that wait for their turn, in its order, and these, of which each is as it was last wished for. */
export const withWaiting = <Change, Code extends string>(
  { entries, round }: Entries<Change, Code>,
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

export const isKept = ({ stage }: { stage: Stage }) => stage === 'kept';
export const isRefused = ({ failure }: { failure: unknown }) => failure !== null;

/** Such rows as a round of their own. */
export function begin<Change, Code extends string>(
  { entries }: Entries<Change, Code>,
  isSuch: (entry: Entry<Change, Code>) => boolean,
): Entries<Change, Code> {
  const rows = Object.entries(entries).flatMap(([id, entry]) =>
    isSuch(entry) ? [{ id, change: entry.change }] : [],
  );
  return { entries: noted(entries, rows, 'waiting'), round: rows.map(({ id }) => id) };
}

export const firstAt = <Change, Code extends string>(
  { entries, round }: Entries<Change, Code>,
  stage: Stage,
): RowChange<Change> | null => {
  const id = round.find((one) => entries[one]?.stage === stage);
  const entry = id === undefined ? undefined : entries[id];
  return id !== undefined && entry ? { id, change: entry.change } : null;
};

/** The next row is on its way. */
export function sendNext<Change, Code extends string>(all: Entries<Change, Code>) {
  const next = firstAt(all, 'waiting');
  const entry = next && all.entries[next.id];
  return next && entry
    ? { entries: { ...all.entries, [next.id]: { ...entry, stage: 'pending' as const } } }
    : {};
}

/** A row on its way was answered. What was chosen for it meanwhile takes its place; kept changes that are refused stay kept. */
export function settle<Change, Code extends string>(
  all: Entries<Change, Code>,
  id: string | undefined,
  failure: KnownFailure<Code> | null,
  unbegun: 'kept' | 'waiting',
) {
  const entry = id === undefined ? undefined : all.entries[id];
  if (id === undefined || !entry) return {};
  const refused = unbegun === 'kept' ? 'kept' : 'refused';
  const settled: Entry<Change, Code> =
    entry.next === null
      ? { ...entry, stage: failure ? refused : 'saved', failure }
      : entered(entry.next, unbegun);
  return { entries: { ...all.entries, [id]: settled } };
}

/** What has not begun does not begin: kept changes are kept again, others are left. */
export const leaveWaiting = <Change, Code extends string>(
  { entries }: Entries<Change, Code>,
  stage: 'kept' | 'left',
) => ({
  entries: mapped(entries, (entry) => {
    if (entry.stage === 'waiting') return { ...entry, stage };
    return isOnItsWay(entry) && stage === 'left' ? { ...entry, next: null } : entry;
  }),
});

/** The list shows by now what was saved. */
export const show = <Change, Code extends string>({ entries }: Entries<Change, Code>) => ({
  entries: mapped(entries, (entry) =>
    entry.stage === 'saved' ? { ...entry, stage: 'shown' as const } : entry,
  ),
});

/** Forgets such rows. */
export const forget = <Change, Code extends string>(
  { entries }: Entries<Change, Code>,
  isSuch: (entry: Entry<Change, Code>, id: string) => boolean,
) => ({ entries: mapped(entries, (entry, id) => (isSuch(entry, id) ? null : entry)) });

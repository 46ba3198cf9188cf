import type { KnownFailure } from '../../../contract/api/failure.ts';
import { type Entries, isKept, isRefused, type Stage } from './changes.entries.ts';

/** What became of a round's rows, and how many rows' changes wait to be saved. */
export interface Tally {
  total: number;
  /** Rows of the round that were answered. */
  done: number;
  saved: number;
  refused: number;
  /** Rows that a cancelled round did not begin. */
  left: number;
  unsaved: number;
  /** Rows that can be tried again, of this round or of those before. */
  again: number;
}

const isOneOf =
  (...stages: readonly Stage[]) =>
  ({ stage }: { stage: Stage }) =>
    stages.includes(stage);

export function tallyOf({ entries, round }: Entries<unknown, string>): Tally {
  const rows = round
    .map((id) => entries[id])
    .filter((entry) => entry !== undefined)
    // What was changed anew while it waited to be saved is no longer of the round.
    .filter((entry) => !isKept(entry) || isRefused(entry));
  const saved = rows.filter(isOneOf('saved', 'shown')).length;
  const refused = rows.filter(isRefused).length;
  return {
    total: rows.length,
    done: saved + refused,
    saved,
    refused,
    left: rows.filter(isOneOf('left')).length,
    unsaved: Object.values(entries).filter(isKept).length,
    again: Object.values(entries).filter(isRefused).length,
  };
}

/**
 * What a row should show in place of what its list says; null where the list is right. A change counts from when it is
 * wished for until the list shows it, and no longer once it was refused or left; what is kept stays for another try.
 */
export function changeOf<Change, Code extends string>(
  { entries }: Entries<Change, Code>,
  id: string,
): Change | null {
  const entry = entries[id];
  if (!entry || !isOneOf('kept', 'waiting', 'pending', 'hurried', 'saved')(entry)) return null;
  return entry.next ?? entry.change;
}

export const stageOf = <Change, Code extends string>(
  { entries }: Entries<Change, Code>,
  id: string,
): Stage | null => entries[id]?.stage ?? null;

/** Whether a row waits for its turn or is on its way. */
export const isSending = <Change, Code extends string>(
  entries: Entries<Change, Code>,
  id: string,
): boolean => {
  const entry = entries.entries[id];
  return entry !== undefined && isOneOf('waiting', 'pending', 'hurried')(entry);
};

/** Whether a row is on its way. */
export const isInTurn = <Change, Code extends string>(
  { entries }: Entries<Change, Code>,
  id: string,
): boolean => {
  const entry = entries[id];
  return entry !== undefined && isOneOf('pending', 'hurried')(entry);
};

/** Why a row was refused; null where it was not. */
export const refusalOf = <Change, Code extends string>(
  { entries }: Entries<Change, Code>,
  id: string,
): KnownFailure<Code> | null => entries[id]?.failure ?? null;

import type { KnownFailure } from '../../../contract/api/failure.ts';
import {
  type RowChangeEntries,
  isUnsavedEntry,
  isRefused,
  type RowChangeStage,
} from './row-changes.entries.ts';

/** Results of a run, and the number of unsaved rows. */
export interface RowChangesTally {
  total: number;
  /** Rows of the run that were answered. */
  done: number;
  saved: number;
  refused: number;
  /** Rows that a cancelled run did not send. */
  left: number;
  unsaved: number;
  /** Rows that can be retried, of this run or of earlier ones. */
  again: number;
}

const isOneOf =
  (...stages: readonly RowChangeStage[]) =>
  ({ stage }: { stage: RowChangeStage }) =>
    stages.includes(stage);

export function tallyOf({ entries, round }: RowChangeEntries<unknown, string>): RowChangesTally {
  const rows = round
    .map((id) => entries[id])
    .filter((entry) => entry !== undefined)
    // A row that was changed again while unsaved is no longer part of the run.
    .filter((entry) => !isUnsavedEntry(entry) || isRefused(entry));
  const saved = rows.filter(isOneOf('saved', 'shown')).length;
  const refused = rows.filter(isRefused).length;
  return {
    total: rows.length,
    done: saved + refused,
    saved,
    refused,
    left: rows.filter(isOneOf('left')).length,
    unsaved: Object.values(entries).filter(isUnsavedEntry).length,
    again: Object.values(entries).filter(isRefused).length,
  };
}

/**
 * Change that a row displays instead of the list's value; null if the list is right. It counts until the list
 * shows it, and no longer after a refusal or a cancelled run. Unsaved ones stay for a retry.
 */
export function changeOf<Change, Code extends string>(
  { entries }: RowChangeEntries<Change, Code>,
  id: string,
): Change | null {
  const entry = entries[id];
  if (!entry || !isOneOf('kept', 'waiting', 'pending', 'hurried', 'saved')(entry)) return null;
  return entry.next ?? entry.change;
}

export const changeStageOf = <Change, Code extends string>(
  { entries }: RowChangeEntries<Change, Code>,
  id: string,
): RowChangeStage | null => entries[id]?.stage ?? null;

/** True if a row is waiting or being sent. */
export const isWaitingOrSending = <Change, Code extends string>(
  entries: RowChangeEntries<Change, Code>,
  id: string,
): boolean => {
  const entry = entries.entries[id];
  return entry !== undefined && isOneOf('waiting', 'pending', 'hurried')(entry);
};

/** True if a row is being sent. */
export const isBeingSent = <Change, Code extends string>(
  { entries }: RowChangeEntries<Change, Code>,
  id: string,
): boolean => {
  const entry = entries[id];
  return entry !== undefined && isOneOf('pending', 'hurried')(entry);
};

/** Failure of a refused row; null otherwise. */
export const refusalOf = <Change, Code extends string>(
  { entries }: RowChangeEntries<Change, Code>,
  id: string,
): KnownFailure<Code> | null => entries[id]?.failure ?? null;

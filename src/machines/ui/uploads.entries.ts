import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PutFailureCode } from '../../../contract/uploads/put-failure.ts';

export type PutFailure = KnownFailure<PutFailureCode>;
export type PutResult = Result<null, PutFailure>;

/** File with its upload URL. */
export interface FileToSend {
  key: string;
  name: string;
  file: File;
  url: string;
}

/** Stage of an upload. `postponed`: the server was busy; each file is postponed at most once. */
export type UploadStage = 'waiting' | 'sending' | 'postponed' | 'sent' | 'failed' | 'cancelled';

/** Progress of an upload; `share` is the uploaded part, from 0 to 1. */
export interface UploadEntry extends FileToSend {
  stage: UploadStage;
  share: number;
  failure: PutFailure | null;
  /** True if it was postponed before. */
  wasPostponed: boolean;
}

/** Number of concurrent uploads. More would stall on a phone's connection. */
const LANES = 3;

export type UploadEntries = readonly UploadEntry[];

export const entriesOf = (files: readonly FileToSend[]): UploadEntries =>
  files.map((file) => ({ ...file, stage: 'waiting', share: 0, failure: null, wasPostponed: false }));

export const withUploadChange = (
  entries: UploadEntries,
  key: string,
  change: Partial<Pick<UploadEntry, 'stage' | 'share' | 'failure' | 'wasPostponed'>>,
): UploadEntries => entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));

const isIn = (stage: UploadStage) => (entry: UploadEntry) => entry.stage === stage;

/** True if an answer only postpones the file: the server was busy, for the first time. */
export const isPostponedBy = (entries: UploadEntries, key: string, result: PutResult): boolean =>
  !result.ok &&
  result.failure.code === 'UNAVAILABLE' &&
  entries.some((entry) => entry.key === key && entry.stage === 'sending' && !entry.wasPostponed);

export const uploadStageOf = (entries: UploadEntries, key: string): UploadStage | null =>
  entries.find((entry) => entry.key === key)?.stage ?? null;

/** Waiting files that may start now, within the limit of concurrent uploads. */
export const uploadsToStart = (entries: UploadEntries): UploadEntries =>
  entries.filter(isIn('waiting')).slice(0, Math.max(0, LANES - entries.filter(isIn('sending')).length));

export const isUploadInProgress = (entries: UploadEntries): boolean =>
  entries.some(({ stage }) => stage === 'waiting' || stage === 'sending' || stage === 'postponed');

export const hasFailed = (entries: UploadEntries): boolean => entries.some(isIn('failed'));

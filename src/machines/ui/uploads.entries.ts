import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PutFailureCode } from '../../../contract/uploads/put-failure.ts';

export type PutFailure = KnownFailure<PutFailureCode>;
export type PutResult = Result<null, PutFailure>;

/** A file and the address that takes it. */
export interface FileToSend {
  key: string;
  name: string;
  file: File;
  url: string;
}

/** A file is postponed once, where the server had no time for it. */
export type UploadStage = 'waiting' | 'sending' | 'postponed' | 'sent' | 'failed' | 'cancelled';

/** How far a file has come; `share` is what has gone of it, from 0 to 1. */
export interface UploadEntry extends FileToSend {
  stage: UploadStage;
  share: number;
  failure: PutFailure | null;
  /** Whether it was postponed before. */
  wasPostponed: boolean;
}

/** How many files are on their way at once: more of them would stand still on a phone. */
const LANES = 3;

export type UploadEntries = readonly UploadEntry[];

export const entriesOf = (files: readonly FileToSend[]): UploadEntries =>
  files.map((file) => ({ ...file, stage: 'waiting', share: 0, failure: null, wasPostponed: false }));

export const changed = (
  entries: UploadEntries,
  key: string,
  change: Partial<Pick<UploadEntry, 'stage' | 'share' | 'failure' | 'wasPostponed'>>,
): UploadEntries => entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));

const isIn = (stage: UploadStage) => (entry: UploadEntry) => entry.stage === stage;

/** Whether an answer only puts a file off: the server had no time for it, for the first time. */
export const isPutOff = (entries: UploadEntries, key: string, result: PutResult): boolean =>
  !result.ok &&
  result.failure.code === 'UNAVAILABLE' &&
  entries.some((entry) => entry.key === key && entry.stage === 'sending' && !entry.wasPostponed);

export const stageOf = (entries: UploadEntries, key: string): UploadStage | null =>
  entries.find((entry) => entry.key === key)?.stage ?? null;

/** The files whose turn it is. */
export const nextOf = (entries: UploadEntries): UploadEntries =>
  entries.filter(isIn('waiting')).slice(0, Math.max(0, LANES - entries.filter(isIn('sending')).length));

export const isUnderWay = (entries: UploadEntries): boolean =>
  entries.some(({ stage }) => stage === 'waiting' || stage === 'sending' || stage === 'postponed');

export const hasFailed = (entries: UploadEntries): boolean => entries.some(isIn('failed'));

import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { ArchiveExamination } from '../../../contract/import/archive-examination.ts';
import type { ArchiveProblem } from '../../../contract/import/archive-problem.ts';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import type { LoadResult, ResourceContext } from '../ui/resource.types.ts';
import type { PutResult } from '../ui/uploads.entries.ts';
import type { ProgressEstimate } from './progress-estimate.ts';

export interface ImportInput {
  question: ImportQuery;
  /** In ms UTC. */
  now: () => number;
}

export interface ImportQuery {
  /** Id of the store. */
  id: string;
}

/** Store with its last import. */
export interface StoreImport {
  store: PopupStore;
  upload: ProductImport | null;
  /** Upload that was interrupted by leaving the page; null for none, or if this browser has no record of it. */
  left?: InterruptedArchiveUpload | null;
}

/** Record of an interrupted upload: its URL, the file's identity, and the uploaded share from 0 to 1. */
export interface InterruptedArchiveUpload {
  url: string;
  name: string;
  /** In bytes. */
  size: number;
  /** In ms UTC. */
  lastModified: number;
  share: number;
  isReplacing: boolean;
  isTrial: boolean;
  /** Null if the user must choose the file again. */
  file: File | null;
}

export interface ArchiveToExamine {
  file: File;
  /** Pictures of refused rows that the server still has. */
  keptPictures: readonly string[];
}

/** Sheet without pictures, to be packed into a ZIP. */
export interface SheetToPack {
  file: File;
}

export interface ArchiveUploadUrlRequest extends ImportQuery {
  file: File;
  isReplacing: boolean;
  isTrial: boolean;
}

export interface PauseImportInput extends ImportQuery {
  paused: boolean;
}

export interface ArchiveToSend extends ImportQuery {
  file: File;
  url: string;
}

/** Content of an archive, found before the upload. */
export type ExamineResult = Result<ArchiveExamination, KnownFailure<'INTERNAL'>>;

/** ZIP that was made from a sheet alone. */
export type PackResult = Result<File, KnownFailure<'INTERNAL'>>;

export type LoadImportResult = LoadResult<StoreImport>;
export type ArchiveUploadUrlResult = Result<{ url: string }, FailureOf<'updatePopupStore'>>;
/** Import as the calls for polling and for cancelling answer it. */
export type PollImportResult = Result<{ upload: ProductImport | null }, FailureOf<'getProductImport'>>;
export type CancelResult = Result<{ upload: ProductImport | null }, FailureOf<'cancelProductImport'>>;
export type PauseResult = Result<{ upload: ProductImport | null }, FailureOf<'pauseProductImport'>>;

/** Failures of the upload, of cancelling and of pausing. */
export type ImportRefusal =
  | FailureOf<'updatePopupStore'>
  | FailureOf<'cancelProductImport'>
  | FailureOf<'pauseProductImport'>
  | Extract<PutResult, { ok: false }>['failure'];

export interface ImportContext extends ResourceContext<StoreImport, ImportQuery> {
  file: File | null;
  /** Fault of the file chosen last, with the file's name: a problem code, or a complete sentence. */
  fault:
    | { name: string; problem: ArchiveProblem }
    | { name: string; sentence: string }
    /** Another file than that of the interrupted upload; `expected` is the name of the right one. */
    | { name: string; expected: string }
    | null;
  /** Content of the file, once it has been examined. */
  examination: ArchiveExamination | null;
  /** True if the import replaces the products of the store. */
  isReplacing: boolean;
  /** True for a trial: the server reads and reports, and saves nothing. */
  isTrial: boolean;
  url: string;
  /** Uploaded share of the file, from 0 to 1. */
  share: number;
  /** Largest uploaded share so far, from 0 to 1. */
  furthest: number;
  /** Number of interruptions since the last progress. */
  cuts: number;
  /** Progress estimate of the upload or of the reading. */
  pace: ProgressEstimate | null;
  /** In ms UTC. */
  now: () => number;
  refusal: ImportRefusal | null;
  /** Number of polls in the current series. */
  looks: number;
  /** True if the last poll failed. */
  isUnseen: boolean;
}

export type ImportEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'replacing.toggled' }
  | { type: 'trial.requested' }
  | { type: 'sending.requested' }
  | { type: 'archive.progressed'; share: number }
  | { type: 'archive.answered'; result: PutResult }
  | { type: 'line.returned' }
  | { type: 'cancel.requested' }
  | { type: 'pause.requested' }
  | { type: 'resume.requested' }
  | { type: 'watch.resumed' }
  | { type: 'retry.requested' };

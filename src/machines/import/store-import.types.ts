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
  question: ImportQuestion;
  /** In ms UTC. */
  now: () => number;
}

export interface ImportQuestion {
  /** Of the store. */
  id: string;
}

/** A store, and the last archive that was sent for it. */
export interface StoreImport {
  store: PopupStore;
  upload: ProductImport | null;
  /** What was on its way when the page was left; null where nothing was, or nobody remembers it here. */
  left?: LeftArchive | null;
}

/** An archive that was on its way: where it goes, what tells its file from others, and what has come of it, from 0 to 1. */
export interface LeftArchive {
  url: string;
  name: string;
  /** In bytes. */
  size: number;
  /** In ms UTC. */
  lastModified: number;
  share: number;
  isReplacing: boolean;
  isTrial: boolean;
  /** Null where it has to be chosen again. */
  file: File | null;
}

export interface ArchiveToExamine {
  file: File;
  /** Pictures that the server has of rows that were refused. */
  keptPictures: readonly string[];
}

/** A sheet alone, of which an archive is made. */
export interface SheetToPack {
  file: File;
}

export interface ArchiveToAnnounce extends ImportQuestion {
  file: File;
  isReplacing: boolean;
  isTrial: boolean;
}

export interface ImportPause extends ImportQuestion {
  paused: boolean;
}

export interface ArchiveToSend extends ImportQuestion {
  file: File;
  url: string;
}

/** What is found in an archive before it is sent. */
export type ExamineResult = Result<ArchiveExamination, KnownFailure<'INTERNAL'>>;

/** The archive that was made of a sheet alone. */
export type PackResult = Result<File, KnownFailure<'INTERNAL'>>;

export type LoadImportResult = LoadResult<StoreImport>;
export type AnnounceResult = Result<{ url: string }, FailureOf<'updatePopupStore'>>;
/** How an import is told where one only looks, and where one cancels. */
export type LookResult = Result<{ upload: ProductImport | null }, FailureOf<'getProductImport'>>;
export type CancelResult = Result<{ upload: ProductImport | null }, FailureOf<'cancelProductImport'>>;
export type PauseResult = Result<{ upload: ProductImport | null }, FailureOf<'pauseProductImport'>>;

/** Why an archive was not taken, did not arrive, or could not be cancelled or paused. */
export type ImportRefusal =
  | FailureOf<'updatePopupStore'>
  | FailureOf<'cancelProductImport'>
  | FailureOf<'pauseProductImport'>
  | Extract<PutResult, { ok: false }>['failure'];

export interface ImportContext extends ResourceContext<StoreImport, ImportQuestion> {
  file: File | null;
  /** What is wrong with the file that was chosen last, by its name: a problem, or the sentence that says it. */
  fault:
    | { name: string; problem: ArchiveProblem }
    | { name: string; sentence: string }
    /** Another one than what had been on its way, which is named. */
    | { name: string; expected: string }
    | null;
  /** What is in the file, once it has been looked into. */
  examination: ArchiveExamination | null;
  /** Whether what the store sells is to make way for what is in the file. */
  isReplacing: boolean;
  /** Whether it is to be read and told of, and nothing more. */
  isTrial: boolean;
  url: string;
  /** What has gone of the file, from 0 to 1. */
  share: number;
  /** What had gone of it at most, from 0 to 1. */
  furthest: number;
  /** How often the line broke since it last got any further. */
  cuts: number;
  /** How fast it goes, or is read. */
  pace: ProgressEstimate | null;
  /** In ms UTC. */
  now: () => number;
  refusal: ImportRefusal | null;
  /** How often it was looked at in one go. */
  looks: number;
  /** Whether the last look found nobody. */
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

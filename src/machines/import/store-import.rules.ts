import { isImportOver } from '../../../contract/lifecycles/product-import.lifecycle.ts';
import { archiveProblem } from '../../../contract/import/archive-problem.ts';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import { type ProgressEstimate, estimateAfter } from './progress-estimate.ts';
import type { ArchiveUploadUrlRequest, ExamineResult, ImportContext } from './store-import.types.ts';

const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Context without a chosen file. */
export const NO_FILE_CONTEXT = {
  file: null,
  fault: null,
  refusal: null,
  examination: null,
  isTrial: false,
} satisfies Partial<ImportContext>;

/**
 * Call for an upload URL. The guards `isFit` and `canBeSent` make sure that a file is chosen; else it sends
 * an empty one.
 */
export const uploadUrlRequestOf = ({
  file,
  question,
  isReplacing,
  isTrial,
}: ImportContext): ArchiveUploadUrlRequest => ({
  id: question.id,
  file: file ?? new File([], ''),
  isReplacing,
  isTrial,
});

const hasNoGoodRow = ({ examination }: ImportContext): boolean =>
  examination?.verdict === 'readable' && examination.wrongRows === examination.rows;

/** File of an interrupted upload, if this device still has it. */
export const interruptedFileOf = ({ content, file }: ImportContext): File | null =>
  file === null ? (content?.left?.file ?? null) : null;

/** True if this is the file of the interrupted upload, by name, size and modification time. */
export const isInterruptedFile = (
  { content }: ImportContext,
  { name, size, lastModified }: File,
): boolean => {
  const left = content?.left;
  return left?.name === name && left.size === size && left.lastModified === lastModified;
};

/** Context that resumes an interrupted upload with this file and its original options. */
export const contextWithResumedUpload = (
  { content }: ImportContext,
  file: File | null,
): Partial<ImportContext> => {
  const left = content?.left;
  if (!left || !file) return {};
  const { url, share, isReplacing, isTrial } = left;
  return {
    ...NO_FILE_CONTEXT,
    content: { ...content, left: null },
    file,
    url,
    share,
    furthest: share,
    cuts: 0,
    pace: null,
    isReplacing,
    isTrial,
  };
};

/** True if the chosen file had a trial import, and its report is displayed. */
export const hasTrialReport = ({ file, isTrial, content }: ImportContext): boolean => {
  const upload = content?.upload;
  return file !== null && isTrial && upload?.dryRun === true && isImportOver(upload.status);
};

/** True if the chosen file may be sent: not all of its rows are known to be invalid. */
export const canBeSent = (context: ImportContext): boolean => context.file !== null && !hasNoGoodRow(context);

/** True if the file of a trial is worth a real import. */
export const isWorthSending = ({ content }: ImportContext): boolean => content?.upload?.status !== 'failed';

export const isProcessing = (upload: ProductImport | null | undefined): boolean =>
  upload?.status === 'processing';

/** True if an import is paused until a user resumes it. */
export const isPaused = (upload: ProductImport | null | undefined): boolean =>
  isProcessing(upload) && upload?.paused === true;

/**
 * Context after upload progress, `share` from 0 to 1. Progress beyond the previous maximum resets the count
 * of interruptions.
 */
export const withUploadProgress = (
  { pace, now, furthest, cuts }: ImportContext,
  share: number,
): Partial<ImportContext> => ({
  share,
  furthest: Math.max(furthest, share),
  cuts: share > furthest ? 0 : cuts,
  pace: estimateAfter(pace, { at: now(), done: share, total: 1 }),
});

/** Exponential backoff in ms after repeated interruptions at the same point, up to a maximum. */
export const uploadBackoffMs = (cuts: number): number =>
  Math.min(SHORTEST_PAUSE * 2 ** Math.max(0, cuts - 1), LONGEST_PAUSE);

/** Progress estimate of the reading; null while it is paused. */
export const readingEstimate = (
  { pace, now }: ImportContext,
  upload: ProductImport | null,
): ProgressEstimate | null =>
  upload && isProcessing(upload) && !isPaused(upload) && upload.totalProducts > 0
    ? estimateAfter(pace, { at: now(), done: upload.processedProducts, total: upload.totalProducts })
    : null;

/** Context after the examination of a file. For an unusable file, only the reason stays. */
export const contextAfterExamination = (
  { file }: ImportContext,
  result: ExamineResult,
): Partial<ImportContext> =>
  result.ok && result.value.verdict === 'unusable'
    ? { file: null, fault: { name: file?.name ?? '', sentence: result.value.message } }
    : { examination: result.ok ? result.value : { verdict: 'unknown' } };

/** Context for a file that must not be sent: only the reason stays. */
export function contextAfterUnfitFile(file: File): Partial<ImportContext> {
  const problem = archiveProblem(file);
  return { file: null, examination: null, fault: problem && { name: file.name, problem } };
}

import { isImportOver } from '../../../contract/lifecycles/product-import.lifecycle.ts';
import { archiveProblem } from '../../../contract/import/archive-problem.ts';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import { type ProgressEstimate, estimateAfter } from './progress-estimate.ts';
import type { ArchiveToAnnounce, ExamineResult, ImportContext } from './store-import.types.ts';

const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Nothing is known of a file that nobody chose. */
export const NO_FILE = {
  file: null,
  fault: null,
  refusal: null,
  examination: null,
  isTrial: false,
} satisfies Partial<ImportContext>;

/** No file is asked for before there is one: `isFit` or `canBeSent` stands before. */
export const archiveOf = ({ file, question, isReplacing, isTrial }: ImportContext): ArchiveToAnnounce => ({
  id: question.id,
  file: file ?? new File([], ''),
  isReplacing,
  isTrial,
});

const hasNoGoodRow = ({ examination }: ImportContext): boolean =>
  examination?.verdict === 'readable' && examination.wrongRows === examination.rows;

/** The file of what was on its way, where the device has it still. */
export const leftFileOf = ({ content, file }: ImportContext): File | null =>
  file === null ? (content?.left?.file ?? null) : null;

/** Whether this is the file that was on its way, as far as a device can tell. */
export const isLeftFile = ({ content }: ImportContext, { name, size, lastModified }: File): boolean => {
  const left = content?.left;
  return left?.name === name && left.size === size && left.lastModified === lastModified;
};

/** What was on its way goes on with this file, as it had been wished. */
export const goingOnWith = ({ content }: ImportContext, file: File | null): Partial<ImportContext> => {
  const left = content?.left;
  if (!left || !file) return {};
  const { url, share, isReplacing, isTrial } = left;
  return {
    ...NO_FILE,
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

/** Whether the file in hand was tried, and what is told is what became of that. */
export const isTried = ({ file, isTrial, content }: ImportContext): boolean => {
  const upload = content?.upload;
  return file !== null && isTrial && upload?.dryRun === true && isImportOver(upload.status);
};

/** Whether the file in hand may be sent: nobody knows yet that no row of it is good. */
export const canBeSent = (context: ImportContext): boolean => context.file !== null && !hasNoGoodRow(context);

/** Whether what was tried is worth sending in earnest. */
export const isWorthSending = ({ content }: ImportContext): boolean => content?.upload?.status !== 'failed';

export const isProcessing = (upload: ProductImport | null | undefined): boolean =>
  upload?.status === 'processing';

/** Whether an archive that is being read stands still until somebody says otherwise. */
export const isPaused = (upload: ProductImport | null | undefined): boolean =>
  isProcessing(upload) && upload?.paused === true;

/** What is known when such a share of a file has gone; whoever gets further than before begins to count cuts anew. */
export const sharedTo = (
  { pace, now, furthest, cuts }: ImportContext,
  share: number,
): Partial<ImportContext> => ({
  share,
  furthest: Math.max(furthest, share),
  cuts: share > furthest ? 0 : cuts,
  pace: estimateAfter(pace, { at: now(), done: share, total: 1 }),
});

/** How long a line that broke so often in one place is left alone, in ms: each time twice as long, up to the longest. */
export const pauseAfter = (cuts: number): number =>
  Math.min(SHORTEST_PAUSE * 2 ** Math.max(0, cuts - 1), LONGEST_PAUSE);

/** How fast an archive is read; what stands still has no pace. */
export const readingEstimate = (
  { pace, now }: ImportContext,
  upload: ProductImport | null,
): ProgressEstimate | null =>
  upload && isProcessing(upload) && !isPaused(upload) && upload.totalProducts > 0
    ? estimateAfter(pace, { at: now(), done: upload.processedProducts, total: upload.totalProducts })
    : null;

/** What is known of a file that was looked into; of what is of no use only why. */
export const examinedWith = ({ file }: ImportContext, result: ExamineResult): Partial<ImportContext> =>
  result.ok && result.value.verdict === 'unusable'
    ? { file: null, fault: { name: file?.name ?? '', sentence: result.value.message } }
    : { examination: result.ok ? result.value : { verdict: 'unknown' } };

/** Nothing is kept of a file that may not be sent but why. */
export function refusedFile(file: File): Partial<ImportContext> {
  const problem = archiveProblem(file);
  return { file: null, examination: null, fault: problem && { name: file.name, problem } };
}

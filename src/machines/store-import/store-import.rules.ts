import { archiveProblem } from '../../../contract/products/archive-problem.ts';
import type { ProductImport } from '../../../contract/products/product-import.ts';
import type { ArchiveToAnnounce, ExamineResult, ImportContext } from './store-import.types.ts';

/** No file is asked for before there is one: `isFit` or `canBeSent` stands before. */
export const archiveOf = ({ file, question, isReplacing }: ImportContext): ArchiveToAnnounce => ({
  id: question.id,
  file: file ?? new File([], ''),
  isReplacing,
});

export const hasNoGoodRow = ({ examination }: ImportContext): boolean =>
  examination?.verdict === 'readable' && examination.wrongRows === examination.rows;

export const isProcessing = (upload: ProductImport | null | undefined): boolean =>
  upload?.status === 'processing';

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

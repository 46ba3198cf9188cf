import type { ArchiveExamination } from '../../../contract/import/archive-examination.ts';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import type { InterruptedArchiveUpload } from '../../../src/machines/import/store-import.types.ts';
import { photo, sheet } from '../samples/import-answers.ts';
import type { importEvents } from './import-events.ts';
import type { PathStart } from './path-tests.ts';

type ImportStep = (typeof importEvents)[number] | PathStart;

/** Expected state of an import after the events of a path. */
interface ExpectedImport {
  /** Stage of the archive; `stopped` waits to be sent again. */
  stage: 'choosing' | 'asking' | 'sending' | 'stopped' | 'reading';
  file: File | null;
  /** Problem of the last chosen file; `another` means that it is not the interrupted one. */
  fault: { name: string; reason: 'kind' | 'unreadable' | 'unusable' | 'another' } | null;
  examination: ArchiveExamination | { verdict: 'unknown' } | null;
  /** Visible refusal. */
  refusal: { code: string; message?: string } | null;
  isTrial: boolean;
  /** Last import sent by the server. */
  upload: ProductImport | null;
  left: InterruptedArchiveUpload | null;
  /** From 0 to 1. */
  share: number;
  isUnseen: boolean;
}

const NO_FILE = { file: null, fault: null, examination: null, refusal: null, isTrial: false };

const START: ExpectedImport = {
  ...NO_FILE,
  stage: 'choosing',
  upload: null,
  left: null,
  share: 0,
  isUnseen: false,
};

/** A sent file is released, except after a dry run: it can then be imported. */
const sent = (before: ExpectedImport, stage: 'choosing' | 'reading'): ExpectedImport => ({
  ...before,
  ...(before.isTrial ? {} : NO_FILE),
  stage,
});

/** The interrupted file resumes from its offset; any other file does not. */
function goneOn(before: ExpectedImport, file: File, left: InterruptedArchiveUpload): ExpectedImport {
  const isSame = file.name === left.name && file.size === left.size;
  return isSame && file.lastModified === left.lastModified
    ? { ...before, ...NO_FILE, file, left: null, isTrial: left.isTrial, share: left.share, stage: 'sending' }
    : { ...before, ...NO_FILE, fault: { name: file.name, reason: 'another' } };
}

function chosen(before: ExpectedImport, file: File): ExpectedImport {
  if (file !== sheet && before.left) return goneOn(before, file, before.left);
  if (file === photo) return { ...before, ...NO_FILE, fault: { name: file.name, reason: 'kind' } };
  return { ...before, ...NO_FILE, file };
}

/** A running upload resumes in its mode; a new one is an import, not a dry run. */
const sentAgain = (before: ExpectedImport): ExpectedImport => ({
  ...before,
  refusal: null,
  isTrial: before.stage !== 'choosing' && before.isTrial,
  stage: before.stage === 'sending' ? 'sending' : 'asking',
});

function cancelRequested(before: ExpectedImport): ExpectedImport {
  if (before.stage === 'asking') return { ...before, isTrial: false, stage: 'choosing' };
  if (before.stage === 'choosing') return { ...before, fault: null, refusal: null, stage: 'stopped' };
  return { ...before, refusal: null };
}

type AnswerTo<Actor extends string> =
  Extract<ImportStep, { type: `xstate.done.actor.${Actor}` }> extends { output: infer Answer }
    ? Answer
    : never;

function loaded(before: ExpectedImport, answer: AnswerTo<'load'>): ExpectedImport {
  if (!answer.ok) return before;
  const { upload, left = null } = answer.value;
  const now = { ...before, upload, left };
  if (left?.file) return goneOn(now, left.file, left);
  return upload?.status === 'processing' ? { ...now, stage: 'reading' } : now;
}

function packed(before: ExpectedImport, answer: AnswerTo<'pack'>): ExpectedImport {
  if (!answer.ok)
    return { ...before, ...NO_FILE, fault: { name: before.file?.name ?? '', reason: 'unreadable' } };
  const file = answer.value;
  return before.left ? goneOn(before, file, before.left) : { ...before, ...NO_FILE, file };
}

function examined(before: ExpectedImport, answer: AnswerTo<'examine'>): ExpectedImport {
  if (!answer.ok) return { ...before, examination: { verdict: 'unknown' } };
  if (answer.value.verdict !== 'unusable') return { ...before, examination: answer.value };
  return { ...before, file: null, fault: { name: before.file?.name ?? '', reason: 'unusable' } };
}

function announced(before: ExpectedImport, answer: AnswerTo<'announce'>): ExpectedImport {
  if (answer.ok) return { ...before, share: 0, stage: 'sending' };
  const { failure } = answer;
  const isFull = 'errors' in failure && failure.errors.length > 0;
  return failure.code === 'CONFLICT' && !isFull
    ? { ...before, ...NO_FILE, refusal: failure, stage: 'reading' }
    : { ...before, isTrial: false, refusal: failure, stage: 'choosing' };
}

function looked(before: ExpectedImport, answer: AnswerTo<'look'>): ExpectedImport {
  if (!answer.ok) return { ...before, isUnseen: true };
  const { upload } = answer.value;
  const now = { ...before, upload, isUnseen: false };
  return upload?.status === 'processing' ? now : { ...now, refusal: null, stage: 'choosing' };
}

function cancelAnswered(before: ExpectedImport, answer: AnswerTo<'cancel'>): ExpectedImport {
  const isRead = before.stage === 'reading';
  if (answer.ok) {
    const now = { ...before, upload: answer.value.upload, isUnseen: false };
    return isRead ? sent(now, 'choosing') : { ...now, ...NO_FILE, left: null, stage: 'choosing' };
  }
  if (isRead) return { ...before, refusal: answer.failure };
  // It had arrived before it could be cancelled.
  if (answer.failure.code === 'INVALID_TRANSITION') return sent({ ...before, left: null }, 'reading');
  // The interrupted upload still waits, and its file is not available here.
  return { ...before, refusal: answer.failure, stage: before.left ? 'choosing' : 'stopped' };
}

/** Rules by event; other events change nothing. */
const rules: {
  [Type in ImportStep['type']]?: (
    before: ExpectedImport,
    event: Extract<ImportStep, { type: Type }>,
  ) => ExpectedImport;
} = {
  'file.chosen': (before, { file }) => chosen(before, file),
  'trial.requested': (before) => ({ ...before, isTrial: true, refusal: null, stage: 'asking' }),
  'sending.requested': sentAgain,
  'cancel.requested': cancelRequested,
  'archive.progressed': (before, { share }) => ({ ...before, share }),
  'archive.answered': (before, { result }) => {
    if (result.ok) return sent(before, 'reading');
    return result.failure.code === 'UPLOAD_FAILED' ? { ...before, stage: 'stopped' } : before;
  },
  'xstate.done.actor.load': (before, { output }) => loaded(before, output),
  'xstate.done.actor.pack': (before, { output }) => packed(before, output),
  'xstate.done.actor.examine': (before, { output }) => examined(before, output),
  'xstate.done.actor.announce': (before, { output }) => announced(before, output),
  'xstate.done.actor.look': (before, { output }) => looked(before, output),
  'xstate.done.actor.pause': (before, { output }) =>
    output.ok
      ? { ...before, upload: output.value.upload, isUnseen: false }
      : { ...before, refusal: output.failure },
  'xstate.done.actor.cancel': (before, { output }) => cancelAnswered(before, output),
};

function after(before: ExpectedImport, event: ImportStep): ExpectedImport {
  // Cast: the compiler does not relate an event's type to its rule.
  const rule = rules[event.type] as
    | ((before: ExpectedImport, event: ImportStep) => ExpectedImport)
    | undefined;
  return rule ? rule(before, event) : before;
}

/**
 * Expected import after the events of a path: the chosen file, the last server answer, and the progress.
 * It uses only the events, so a chart that ignores one of them differs.
 */
export const importAfter = (past: readonly ImportStep[]): ExpectedImport => past.reduce(after, START);

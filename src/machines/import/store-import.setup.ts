import { assign, setup } from 'xstate';
import { archiveConflictOf } from '../../../contract/import/archive-conflict.ts';
import { archiveProblem, isBareSheet } from '../../../contract/import/archive-problem.ts';
import { IMPORT_LIMITS } from '../../../contract/import/import-limits.ts';
import { isFinalPutFailure } from '../../../contract/uploads/put-failure.ts';
import { callbackPort, port } from '../port.ts';
import { isLoaded, isMissing, contextAfterLoad } from '../ui/resource.states.ts';
import type { ResourceTag } from '../ui/resource.types.ts';
import {
  canBeSent,
  contextAfterExamination,
  contextWithResumedUpload,
  isInterruptedFile,
  isPaused,
  isProcessing,
  hasTrialReport,
  isWorthSending,
  interruptedFileOf,
  NO_FILE_CONTEXT,
  uploadBackoffMs,
  readingEstimate,
  contextAfterUnfitFile,
  withUploadProgress,
} from './store-import.rules.ts';
import type {
  ArchiveUploadUrlResult,
  ArchiveUploadUrlRequest,
  ArchiveToExamine,
  ArchiveToSend,
  CancelResult,
  ExamineResult,
  ImportContext,
  ImportEvent,
  ImportInput,
  PauseImportInput,
  ImportQuery,
  ImportRefusal,
  LoadImportResult,
  PollImportResult,
  PackResult,
  PauseResult,
  SheetToPack,
} from './store-import.types.ts';
import type { PutResult } from '../ui/uploads.entries.ts';

export const storeImportSetup = setup({
  types: {} as {
    input: ImportInput;
    context: ImportContext;
    events: ImportEvent;
    tags: ResourceTag | 'sending' | 'reading' | 'cancelling' | 'pausing';
  },
  actors: {
    load: port<LoadImportResult, ImportQuery>('load'),
    examine: port<ExamineResult, ArchiveToExamine>('examine'),
    pack: port<PackResult, SheetToPack>('pack'),
    announce: port<ArchiveUploadUrlResult, ArchiveUploadUrlRequest>('announce'),
    sendArchive: callbackPort<ArchiveToSend>(),
    watchLine: callbackPort(),
    look: port<PollImportResult, ImportQuery>('look'),
    cancel: port<CancelResult, ImportQuery>('cancel'),
    pause: port<PauseResult, PauseImportInput>('pause'),
  },
  guards: {
    isLoaded,
    isMissing,
    isRead: ({ context }) => isProcessing(context.content?.upload),
    isSheet: (_, file: File) => isBareSheet(file) && archiveProblem(file) === null,
    isPacked: (_, file: File | null) => file !== null,
    isOtherSheet: ({ context }, file: File | null) => file !== null && Boolean(context.content?.left),
    isFit: (_, file: File) => archiveProblem(file) === null,
    canBeSent: ({ context }) => canBeSent(context),
    isTried: ({ context }) => hasTrialReport(context),
    isWorthSending: ({ context }) => isWorthSending(context),
    isGood: (_, { ok }: { ok: boolean }) => ok,
    isLeft: ({ context }) => context.file === null && Boolean(context.content?.left),
    isLeftReadable: ({ context }) => interruptedFileOf(context) !== null,
    isLeftFile: ({ context }, file: File | null) => file !== null && isInterruptedFile(context, file),
    isCut: (_, result: PutResult) => !result.ok && !isFinalPutFailure(result.failure.code),
    isReadAlready: (_, result: ArchiveUploadUrlResult) =>
      !result.ok && result.failure.code === 'CONFLICT' && archiveConflictOf(result.failure) === 'BEING_READ',
    isOver: (_, result: CancelResult) => !result.ok && result.failure.code === 'INVALID_TRANSITION',
    isStillRead: (_, result: PollImportResult) => result.ok && isProcessing(result.value.upload),
    isStanding: (_, result: PollImportResult) => result.ok && isPaused(result.value.upload),
    isLookedAtEnough: ({ context }) => context.looks >= IMPORT_LIMITS.maxPolls,
  },
  actions: {
    recordAnswer: assign((_, result: LoadImportResult) => contextAfterLoad(result)),
    forgetFailure: assign({ failure: null }),
    recordFile: assign((_, file: File | null) => ({ ...NO_FILE_CONTEXT, file })),
    recordExamination: assign(({ context }, result: ExamineResult) =>
      contextAfterExamination(context, result),
    ),
    recordFault: assign((_, file: File) => contextAfterUnfitFile(file)),
    goOnWith: assign(({ context }, file: File | null) => contextWithResumedUpload(context, file)),
    recordUnreadable: assign(({ context: { file } }) => ({
      file: null,
      fault: { name: file?.name ?? '', problem: 'UNREADABLE' as const },
    })),
    recordOther: assign(({ context }, file: File | null) => ({
      file: null,
      refusal: null,
      fault: { name: file?.name ?? '', expected: context.content?.left?.name ?? '' },
    })),
    forgetLeft: assign(({ context: { content } }) => ({ content: content && { ...content, left: null } })),
    forgetFaults: assign({ fault: null, refusal: null }),
    forgetFile: assign({ ...NO_FILE_CONTEXT, isReplacing: false }),
    /** After a trial the file stays, so that it can be imported for real. */
    forgetSent: assign(({ context }) => (context.isTrial ? {} : { ...NO_FILE_CONTEXT, isReplacing: false })),
    toggleReplacing: assign(({ context }) => ({ isReplacing: !context.isReplacing })),
    beginTrial: assign({ isTrial: true }),
    endTrial: assign({ isTrial: false }),
    recordPlace: assign((_, result: ArchiveUploadUrlResult) => ({
      url: result.ok ? result.value.url : '',
      share: 0,
      furthest: 0,
      cuts: 0,
      pace: null,
    })),
    recordShare: assign(({ context }, share: number) => withUploadProgress(context, share)),
    /** An interruption resets the estimate: the time until the upload resumes is no measure of its speed. */
    countCut: assign(({ context }) => ({ cuts: context.cuts + 1, pace: null })),
    recordRefusal: assign((_, result: { ok: true } | { ok: false; failure: ImportRefusal }) => ({
      refusal: result.ok ? null : result.failure,
    })),
    forgetRefusal: assign({ refusal: null }),
    recordUpload: assign(({ context }, result: CancelResult) => ({
      isUnseen: !result.ok,
      looks: context.looks + 1,
      ...(result.ok && {
        pace: readingEstimate(context, result.value.upload),
        ...(context.content && { content: { ...context.content, upload: result.value.upload } }),
      }),
    })),
    beginLooking: assign({ looks: 0, pace: null }),
  },
  delays: {
    pollInterval: IMPORT_LIMITS.pollInterval,
    pausedInterval: IMPORT_LIMITS.pausedInterval,
    linePause: ({ context }) => uploadBackoffMs(context.cuts),
  },
});

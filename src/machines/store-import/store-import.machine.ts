import { type ActorRefFrom, assign, setup } from 'xstate';
import { archiveProblem } from '../../../contract/products/archive-problem.ts';
import { IMPORTS } from '../../../contract/products/import-limits.ts';
import { listeningPort, port } from '../port.ts';
import { isLoaded, isMissing, recorded, resourceStates } from '../resource/resource.states.ts';
import type { ResourceTag } from '../resource/resource.types.ts';
import { archiveOf, examinedWith, hasNoGoodRow, isProcessing, refusedFile } from './store-import.rules.ts';
import type {
  AnnounceResult,
  ArchiveToAnnounce,
  ArchiveToSend,
  CancelResult,
  ExamineResult,
  ImportContext,
  ImportEvent,
  ImportQuestion,
  ImportRefusal,
  LoadImportResult,
  LookResult,
  StoreImport,
} from './store-import.types.ts';

const { loading, notFound, failed } = resourceStates<StoreImport, ImportQuestion>();

/**
 * Products from an archive (R3.9, R4.11): chosen, looked into, sent, read by the server and looked at until it has been, 300 times in one go
 * (R9.8). Who comes back while it is read goes on looking; of what is over the report stays.
 */
export const storeImportMachine = setup({
  types: {} as {
    input: { question: ImportQuestion };
    context: ImportContext;
    events: ImportEvent;
    tags: ResourceTag | 'sending' | 'reading' | 'busy';
  },
  actors: {
    load: port<LoadImportResult, ImportQuestion>('load'),
    examine: port<ExamineResult, Pick<ArchiveToSend, 'file'>>('examine'),
    announce: port<AnnounceResult, ArchiveToAnnounce>('announce'),
    sendArchive: listeningPort<ArchiveToSend>(),
    look: port<LookResult, ImportQuestion>('look'),
    cancel: port<CancelResult, ImportQuestion>('cancel'),
  },
  guards: {
    isLoaded,
    isMissing,
    isRead: ({ context }) => isProcessing(context.content?.upload),
    isFit: (_, file: File) => archiveProblem(file) === null,
    canBeSent: ({ context }) => context.file !== null && !hasNoGoodRow(context),
    isGood: (_, { ok }: { ok: boolean }) => ok,
    isReadAlready: (_, result: AnnounceResult) => !result.ok && result.failure.code === 'CONFLICT',
    isOver: (_, result: CancelResult) => !result.ok && result.failure.code === 'INVALID_TRANSITION',
    isStillRead: (_, result: LookResult) => result.ok && isProcessing(result.value.upload),
    isLookedAtEnough: ({ context }) => context.looks >= IMPORTS.maxPolls,
  },
  actions: {
    recordAnswer: assign((_, result: LoadImportResult) => recorded(result)),
    forgetFailure: assign({ failure: null }),
    recordFile: assign((_, file: File) => ({
      file,
      fault: null,
      refusal: null,
      examination: null,
    })),
    recordExamination: assign(({ context }, result: ExamineResult) => examinedWith(context, result)),
    recordFault: assign((_, file: File) => refusedFile(file)),
    forgetFile: assign({
      file: null,
      fault: null,
      refusal: null,
      examination: null,
      isReplacing: false,
    }),
    toggleReplacing: assign(({ context }) => ({ isReplacing: !context.isReplacing })),
    recordPlace: assign((_, result: AnnounceResult) => ({
      url: result.ok ? result.value.url : '',
      share: 0,
    })),
    recordShare: assign((_, share: number) => ({ share })),
    recordRefusal: assign((_, result: { ok: true } | { ok: false; failure: ImportRefusal }) => ({
      refusal: result.ok ? null : result.failure,
    })),
    forgetRefusal: assign({ refusal: null }),
    recordUpload: assign(({ context }, result: CancelResult) => ({
      isUnseen: !result.ok,
      looks: context.looks + 1,
      ...(result.ok && context.content && { content: { ...context.content, upload: result.value.upload } }),
    })),
    beginLooking: assign({ looks: 0 }),
  },
  delays: { pollInterval: IMPORTS.pollInterval },
}).createMachine({
  id: 'storeImport',
  context: ({ input: { question } }) => ({
    question,
    content: null,
    failure: null,
    file: null,
    fault: null,
    examination: null,
    isReplacing: false,
    url: '',
    share: 0,
    refusal: null,
    looks: 0,
    isUnseen: false,
  }),
  initial: 'loading',
  states: {
    loading,
    notFound,
    failed,
    ready: {
      always: { guard: 'isRead', target: 'reading' },
      on: {
        'file.chosen': [
          {
            guard: { type: 'isFit', params: ({ event }) => event.file },
            target: 'examining',
            actions: { type: 'recordFile', params: ({ event }) => event.file },
          },
          { actions: { type: 'recordFault', params: ({ event }) => event.file } },
        ],
        'replacing.toggled': { actions: 'toggleReplacing' },
        'sending.requested': { guard: 'canBeSent', target: 'announcing', actions: 'forgetRefusal' },
      },
    },
    examining: {
      invoke: {
        id: 'examine',
        src: 'examine',
        input: ({ context }) => ({ file: archiveOf(context).file }),
        onDone: {
          target: 'ready',
          actions: { type: 'recordExamination', params: ({ event }) => event.output },
        },
      },
      on: {
        'file.chosen': [
          {
            guard: { type: 'isFit', params: ({ event }) => event.file },
            target: 'examining',
            reenter: true,
            actions: { type: 'recordFile', params: ({ event }) => event.file },
          },
          {
            target: 'ready',
            actions: { type: 'recordFault', params: ({ event }) => event.file },
          },
        ],
      },
    },
    announcing: {
      tags: 'sending',
      invoke: {
        id: 'announce',
        src: 'announce',
        input: ({ context }) => archiveOf(context),
        onDone: [
          {
            guard: { type: 'isGood', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'recordPlace', params: ({ event }) => event.output },
          },
          {
            // It had arrived after all, or somebody else sent one: that is what is to be seen now.
            guard: { type: 'isReadAlready', params: ({ event }) => event.output },
            target: 'reading',
            actions: ['forgetFile', { type: 'recordRefusal', params: ({ event }) => event.output }],
          },
          { target: 'ready', actions: { type: 'recordRefusal', params: ({ event }) => event.output } },
        ],
      },
      on: { 'cancel.requested': 'ready' },
    },
    sending: {
      tags: 'sending',
      invoke: {
        id: 'sendArchive',
        src: 'sendArchive',
        input: ({ context }) => ({ file: archiveOf(context).file, url: context.url }),
      },
      on: {
        'archive.progressed': {
          actions: { type: 'recordShare', params: ({ event }) => event.share },
        },
        'archive.answered': [
          {
            guard: { type: 'isGood', params: ({ event }) => event.result },
            target: 'reading',
            actions: 'forgetFile',
          },
          {
            target: 'interrupted',
            actions: { type: 'recordRefusal', params: ({ event }) => event.result },
          },
        ],
        'cancel.requested': 'withdrawing',
      },
    },
    interrupted: {
      on: {
        'sending.requested': { target: 'announcing', actions: 'forgetRefusal' },
        'cancel.requested': { target: 'withdrawing', actions: 'forgetRefusal' },
      },
    },
    withdrawing: {
      tags: ['sending', 'busy'],
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => context.question,
        onDone: [
          {
            guard: { type: 'isGood', params: ({ event }) => event.output },
            target: 'ready',
            actions: [{ type: 'recordUpload', params: ({ event }) => event.output }, 'forgetFile'],
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'reading',
            actions: 'forgetFile',
          },
          {
            target: 'interrupted',
            actions: { type: 'recordRefusal', params: ({ event }) => event.output },
          },
        ],
      },
    },
    reading: {
      tags: 'reading',
      initial: 'looking',
      entry: 'beginLooking',
      on: { 'cancel.requested': { target: 'cancelling', actions: 'forgetRefusal' } },
      states: {
        looking: {
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context }) => context.question,
            onDone: [
              {
                guard: { type: 'isStillRead', params: ({ event }) => event.output },
                target: 'waiting',
                actions: { type: 'recordUpload', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isGood', params: ({ event }) => event.output },
                target: '#storeImport.ready',
                actions: [{ type: 'recordUpload', params: ({ event }) => event.output }, 'forgetRefusal'],
              },
              {
                target: 'waiting',
                actions: { type: 'recordUpload', params: ({ event }) => event.output },
              },
            ],
          },
        },
        waiting: {
          always: { guard: 'isLookedAtEnough', target: 'resting' },
          after: { pollInterval: 'looking' },
        },
        resting: { on: { 'watch.resumed': { target: 'looking', actions: 'beginLooking' } } },
      },
    },
    cancelling: {
      tags: ['reading', 'busy'],
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => context.question,
        onDone: [
          {
            guard: { type: 'isGood', params: ({ event }) => event.output },
            target: 'ready',
            actions: [{ type: 'recordUpload', params: ({ event }) => event.output }, 'forgetFile'],
          },
          {
            target: 'reading',
            actions: { type: 'recordRefusal', params: ({ event }) => event.output },
          },
        ],
      },
    },
  },
});

export type StoreImportActorRef = ActorRefFrom<typeof storeImportMachine>;

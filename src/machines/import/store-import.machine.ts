import type { ActorRefFrom } from 'xstate';
import { resourceStates } from '../ui/resource.states.ts';
import {
  examiningState,
  packingState,
  chosenFileTransitions,
  trialResultState,
} from './file-choice.states.ts';
import { cancellingState, pausingState, readingState, resumingState } from './reading.states.ts';
import {
  requestingUrlState,
  connectionLostState,
  pausedUploadState,
  failedUploadState,
  abandonedUploadState,
  sendingState,
  cancellingUploadState,
} from './upload.states.ts';
import { interruptedFileOf } from './store-import.rules.ts';
import { storeImportSetup } from './store-import.setup.ts';
import type { ImportQuery, StoreImport } from './store-import.types.ts';

const { loading, notFound, failed } = resourceStates<StoreImport, ImportQuery>();

/**
 * Import of products from a ZIP or from a sheet alone (R3.9, R4.11): choose, examine, upload. Then it polls
 * while the server reads the file, at most 300 times in a row (R9.8). An interrupted upload resumes at its
 * offset. A trial only reports; the same file can then be imported for real. A user who returns during the
 * import sees its progress; of a finished one, the report remains.
 */
export const storeImportMachine = storeImportSetup.createMachine({
  id: 'storeImport',
  context: ({ input: { question, now } }) => ({
    question,
    now,
    content: null,
    failure: null,
    file: null,
    fault: null,
    examination: null,
    isReplacing: false,
    isTrial: false,
    url: '',
    share: 0,
    furthest: 0,
    cuts: 0,
    pace: null,
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
      always: [
        { guard: 'isRead', target: 'reading' },
        { guard: 'isTried', target: 'tried' },
        {
          guard: 'isLeftReadable',
          target: 'sending',
          actions: { type: 'goOnWith', params: ({ context }) => interruptedFileOf(context) },
        },
        { guard: 'isLeft', target: 'left' },
      ],
      on: {
        'file.chosen': chosenFileTransitions,
        'replacing.toggled': { actions: 'toggleReplacing' },
        'trial.requested': {
          guard: 'canBeSent',
          target: 'announcing',
          actions: ['forgetRefusal', 'beginTrial'],
        },
        'sending.requested': {
          guard: 'canBeSent',
          target: 'announcing',
          actions: ['forgetRefusal', 'endTrial'],
        },
      },
    },
    left: abandonedUploadState,
    tried: trialResultState,
    packing: packingState,
    examining: examiningState,
    announcing: requestingUrlState,
    sending: sendingState,
    cut: connectionLostState,
    held: pausedUploadState,
    interrupted: failedUploadState,
    withdrawing: cancellingUploadState,
    reading: readingState,
    pausing: pausingState,
    resuming: resumingState,
    cancelling: cancellingState,
  },
});

export type StoreImportActorRef = ActorRefFrom<typeof storeImportMachine>;

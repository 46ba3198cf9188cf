import type { ActorRefFrom } from 'xstate';
import { resourceStates } from '../ui/resource.states.ts';
import { examiningState, packingState, takeChosen, triedState } from './choosing.states.ts';
import { cancellingState, pausingState, readingState, resumingState } from './reading.states.ts';
import {
  announcingState,
  cutState,
  heldState,
  interruptedState,
  leftState,
  sendingState,
  withdrawingState,
} from './sending.states.ts';
import { leftFileOf } from './store-import.rules.ts';
import { storeImportSetup } from './store-import.setup.ts';
import type { ImportQuestion, StoreImport } from './store-import.types.ts';

const { loading, notFound, failed } = resourceStates<StoreImport, ImportQuestion>();

/**
 * Products from an archive (R3.9, R4.11): chosen, or made of a sheet alone, looked into, sent, read by the server and looked at until it has been, 300 times in one go
 * (R9.8). A line that breaks on the way goes on from where it was. A trial is read and told of, and what was sent goes again in earnest. Who comes back while it is read goes on looking; of what is
 * over the report stays.
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
          actions: { type: 'goOnWith', params: ({ context }) => leftFileOf(context) },
        },
        { guard: 'isLeft', target: 'left' },
      ],
      on: {
        'file.chosen': takeChosen,
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
    left: leftState,
    tried: triedState,
    packing: packingState,
    examining: examiningState,
    announcing: announcingState,
    sending: sendingState,
    cut: cutState,
    held: heldState,
    interrupted: interruptedState,
    withdrawing: withdrawingState,
    reading: readingState,
    pausing: pausingState,
    resuming: resumingState,
    cancelling: cancellingState,
  },
});

export type StoreImportActorRef = ActorRefFrom<typeof storeImportMachine>;

import { type ActorRefFrom, assign, setup } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/calls/failure.ts';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { effect, port } from '../port.ts';
import type { FileToSend } from '../uploads/uploads.entries.ts';
import { uploadsMachine } from '../uploads/uploads.machine.ts';
import { storeFormMachine, type StoreSaved } from './store-form.machine.ts';
import { FIRST_STEP, stepOf, type StoreStep } from '../../../contract/popup-stores/store-steps.ts';
import { type StoreValues, storeValuesOf } from '../../../contract/popup-stores/store-values.ts';

export type LoadStoreResult = Result<PopupStore, KnownFailure>;

/** Which step an address asks for; the first one unless said. */
export interface StepQuery {
  step?: StoreStep | undefined;
}

interface StoreEditorContext {
  /** The store that is to be changed; null for a new one. */
  of: string | null;
  step: StoreStep;
  /** What the form begins with. */
  values: StoreValues;
  store: PopupStore | null;
  files: readonly FileToSend[];
  /** Why the store did not come. */
  failure: KnownFailure | null;
}

type StoreEditorEvent =
  | { type: 'address.changed'; query: StepQuery }
  | { type: 'fault.found'; field: string }
  | { type: 'store.saved'; saved: StoreSaved }
  | { type: 'retry.requested' };

/**
 * A store is made or changed, in steps that its address names and that can be left and come back to. What keeps it from being saved
 * leads to its step. Once saved its pictures are sent, each by itself, and what was there is looked at again with what has come; from a
 * new store its producer is led to where it is changed (R7.11, R7.12).
 */
export const storeEditorMachine = setup({
  types: {} as {
    input: { of: string | null; blank: StoreValues };
    context: StoreEditorContext;
    events: StoreEditorEvent;
    children: { storeForm: 'storeForm'; uploads: 'uploads' };
    tags: 'loading' | 'notFound';
  },
  actors: {
    loadStore: port<LoadStoreResult, { id: string }>('loadStore'),
    storeForm: storeFormMachine,
    uploads: uploadsMachine,
  },
  guards: {
    isNew: ({ context }) => context.of === null,
    isLoaded: (_, result: LoadStoreResult) => result.ok,
    isMissing: (_, result: LoadStoreResult) => !result.ok && result.failure.code === 'NOT_FOUND',
    hasFiles: (_, { files }: StoreSaved) => files.length > 0,
    isElsewhere: ({ context: { step } }, field: string) => (stepOf(field) ?? step) !== step,
  },
  actions: {
    recordStore: assign(({ context: { values } }, result: LoadStoreResult) =>
      result.ok ? { values: storeValuesOf(result.value, values) } : { failure: result.failure },
    ),
    forgetFailure: assign({ failure: null }),
    recordStep: assign({ step: (_, { step = FIRST_STEP }: StepQuery) => step }),
    goToFault: assign({ step: ({ context: { step } }, field: string) => stepOf(field) ?? step }),
    recordSaved: assign((_, { store, files }: StoreSaved) => ({ store, files })),
    announceSaved: effect<PopupStore | null>('announceSaved'),
    showStep: effect<StoreStep>('showStep'),
    goToStore: effect<{ store: PopupStore | null; step: StoreStep }>('goToStore'),
  },
}).createMachine({
  id: 'storeEditor',
  context: ({ input: { of, blank } }) => ({
    of,
    step: FIRST_STEP,
    values: blank,
    store: null,
    files: [],
    failure: null,
  }),
  on: { 'address.changed': { actions: { type: 'recordStep', params: ({ event }) => event.query } } },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'describing' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadStore',
        src: 'loadStore',
        input: ({ context: { of } }) => ({ id: of ?? '' }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'describing',
            actions: { type: 'recordStore', params: ({ event }) => event.output },
          },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'notFound' },
          {
            target: 'failed',
            actions: { type: 'recordStore', params: ({ event }) => event.output },
          },
        ],
      },
    },
    notFound: { tags: 'notFound' },
    failed: { exit: 'forgetFailure', on: { 'retry.requested': 'loading' } },
    describing: {
      invoke: {
        id: 'storeForm',
        src: 'storeForm',
        input: ({ context: { values } }) => ({ values }),
      },
      on: {
        'fault.found': {
          guard: { type: 'isElsewhere', params: ({ event }) => event.field },
          actions: [
            { type: 'goToFault', params: ({ event }) => event.field },
            { type: 'showStep', params: ({ context }) => context.step },
          ],
        },
        'store.saved': [
          {
            guard: { type: 'hasFiles', params: ({ event }) => event.saved },
            target: 'sendingPictures',
            actions: { type: 'recordSaved', params: ({ event }) => event.saved },
          },
          {
            guard: 'isNew',
            target: 'saved',
            actions: { type: 'recordSaved', params: ({ event }) => event.saved },
          },
          { actions: { type: 'announceSaved', params: ({ event }) => event.saved.store } },
        ],
      },
    },
    sendingPictures: {
      invoke: {
        id: 'uploads',
        src: 'uploads',
        input: ({ context: { files } }) => ({ files }),
        onDone: 'saved',
      },
    },
    saved: {
      entry: { type: 'announceSaved', params: ({ context }) => context.store },
      always: [{ guard: 'isNew', target: 'made' }, { target: 'loading' }],
    },
    made: { entry: { type: 'goToStore', params: ({ context: { store, step } }) => ({ store, step }) } },
  },
});

export type StoreEditorActorRef = ActorRefFrom<typeof storeEditorMachine>;

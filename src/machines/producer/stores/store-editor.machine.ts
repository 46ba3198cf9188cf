import { type ActorRefFrom, assign, setup } from 'xstate';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { initialEditorContext, editorGuards, editorStates } from '../../ui/editor.states.ts';
import type {
  EditorContext,
  EditorEvent,
  EditorInput,
  EditorTag,
  SavedEntity,
} from '../../ui/editor.types.ts';
import type { LoadResult } from '../../ui/resource.types.ts';
import { effect, port } from '../../port.ts';
import { uploadsMachine } from '../../ui/uploads.machine.ts';
import { storeFormMachine } from './store-form.machine.ts';
import { FIRST_STEP, stepOf, type StoreStep } from '../../../../contract/stores/store-form-steps.ts';
import { type StoreValues, storeValuesOf } from '../../../../contract/stores/store-form-values.ts';

/** Step of the editor in the address; defaults to the first one. */
export interface StepQuery {
  step?: StoreStep | undefined;
}

interface StoreEditorContext extends EditorContext<PopupStore, StoreValues> {
  step: StoreStep;
}

type StoreEditorEvent =
  | EditorEvent<PopupStore>
  | { type: 'address.changed'; query: StepQuery }
  | { type: 'fault.found'; field: string };

const { opening, loading, notFound, failed, form, withFiles, recordSaved, sendingPictures } = editorStates<
  PopupStore,
  StoreValues
>();

/**
 * Editor of a store, in steps that the address names and that can be visited in any order. An invalid field
 * leads to its step. After saving, the pictures upload one by one and the store reloads. A new store then
 * continues at its edit page (R7.11, R7.12).
 */
export const storeEditorMachine = setup({
  types: {} as {
    input: EditorInput<StoreValues>;
    context: StoreEditorContext;
    events: StoreEditorEvent;
    children: { form: 'form'; uploads: 'uploads' };
    tags: EditorTag;
  },
  actors: {
    load: port<LoadResult<PopupStore>, { id: string }>('load'),
    form: storeFormMachine,
    uploads: uploadsMachine,
  },
  guards: {
    ...editorGuards,
    isElsewhere: ({ context: { step } }, field: string) => (stepOf(field) ?? step) !== step,
  },
  actions: {
    recordAnswer: assign(({ context: { values } }, result: LoadResult<PopupStore>) =>
      result.ok ? { values: storeValuesOf(result.value, values) } : { failure: result.failure },
    ),
    forgetFailure: assign({ failure: null }),
    recordStep: assign({ step: (_, { step = FIRST_STEP }: StepQuery) => step }),
    goToFault: assign({ step: ({ context: { step } }, field: string) => stepOf(field) ?? step }),
    recordSaved: assign((_, saved: SavedEntity<PopupStore>) => saved),
    announceSaved: effect<PopupStore | null>('announceSaved'),
    showStep: effect<StoreStep>('showStep'),
    goToStore: effect<{ store: PopupStore | null; step: StoreStep }>('goToStore'),
  },
}).createMachine({
  id: 'storeEditor',
  context: ({ input }) => ({ ...initialEditorContext(input), step: FIRST_STEP }),
  on: { 'address.changed': { actions: { type: 'recordStep', params: ({ event }) => event.query } } },
  initial: 'opening',
  states: {
    opening,
    loading,
    notFound,
    failed,
    describing: {
      invoke: form,
      on: {
        'fault.found': {
          guard: { type: 'isElsewhere', params: ({ event }) => event.field },
          actions: [
            { type: 'goToFault', params: ({ event }) => event.field },
            { type: 'showStep', params: ({ context }) => context.step },
          ],
        },
        'form.saved': [
          withFiles,
          { guard: 'isNew', target: 'saved', actions: recordSaved },
          { actions: { type: 'announceSaved', params: ({ event }) => event.saved.content } },
        ],
      },
    },
    sendingPictures,
    saved: {
      entry: { type: 'announceSaved', params: ({ context }) => context.content },
      always: [{ guard: 'isNew', target: 'made' }, { target: 'loading' }],
    },
    made: {
      entry: { type: 'goToStore', params: ({ context: { content, step } }) => ({ store: content, step }) },
    },
  },
});

export type StoreEditorActorRef = ActorRefFrom<typeof storeEditorMachine>;

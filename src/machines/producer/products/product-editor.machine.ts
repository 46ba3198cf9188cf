import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { initialEditorContext, editorGuards, editorStates } from '../../ui/editor.states.ts';
import type {
  EditorContext,
  EditorEvent,
  EditorInput,
  EditorTag,
  SavedEntity,
} from '../../ui/editor.types.ts';
import type { LoadResult } from '../../ui/resource.types.ts';
import { nameCheckMachine } from './name-check.machine.ts';
import { effect, callbackPort, port } from '../../port.ts';
import { uploadsMachine } from '../../ui/uploads.machine.ts';
import { productFormMachine } from './product-form.machine.ts';
import { copyOf, type ProductValues, productValuesOf } from './product-values.ts';

/** Identity of a saved draft. `copiedOver` are the baseline values of a copy; null for any other form. */
export interface UnsavedProductFormKey {
  of: string | null;
  copiedOver: ProductValues | null;
}

/** Action after saving: leave the editor, or start another product. */
export type AfterSaveAction = 'leave' | 'another';

interface ProductEditorContext extends EditorContext<Product, ProductValues> {
  /** Initial values of the next form, for "save and create another". */
  blank: ProductValues;
  after: AfterSaveAction;
  isCopy: boolean;
  /** Draft that was restored from an earlier page; `missing` pictures must be chosen again. */
  restored: { missing: number } | null;
}

type ProductEditorEvent =
  | EditorEvent<Product>
  | { type: 'ending.chosen'; after: AfterSaveAction }
  | { type: 'copy.requested'; values: ProductValues }
  | { type: 'draft.restored'; missing: number }
  | { type: 'draft.dismissed' };

const { opening, loading, notFound, failed, form, withFiles, recordSaved, sendingPictures } = editorStates<
  Product,
  ProductValues
>();

/**
 * Editor of a product: fill in a form, then upload its pictures one by one. Once all are uploaded or given
 * up, it leaves or starts the next product (R7.15). Unsaved values are stored until then, and restored after
 * a reload, a crash or a closed tab.
 */
export const productEditorMachine = setup({
  types: {} as {
    input: EditorInput<ProductValues>;
    context: ProductEditorContext;
    events: ProductEditorEvent;
    children: { form: 'form'; nameCheck: 'nameCheck'; uploads: 'uploads' };
    tags: EditorTag;
  },
  actors: {
    load: port<LoadResult<Product>, { id: string }>('load'),
    form: productFormMachine,
    keepDraft: callbackPort<UnsavedProductFormKey>(),
    nameCheck: nameCheckMachine,
    uploads: uploadsMachine,
  },
  guards: { ...editorGuards, isMakingAnother: ({ context }) => context.after === 'another' },
  actions: {
    recordAnswer: assign((_, result: LoadResult<Product>) =>
      result.ok ? { values: productValuesOf(result.value) } : { failure: result.failure },
    ),
    forgetFailure: assign({ failure: null }),
    recordEnding: assign({ after: (_, after: AfterSaveAction) => after }),
    recordSaved: assign((_, saved: SavedEntity<Product>) => saved),
    beginAnew: assign(({ context: { blank } }) => ({
      values: blank,
      content: null,
      files: [],
      isCopy: false,
    })),
    beginCopy: assign((_, values: ProductValues) => ({ of: null, values: copyOf(values), isCopy: true })),
    recordRestored: assign((_, { missing }: { missing: number }) => ({ restored: { missing } })),
    forgetRestored: assign({ restored: null }),
    announceSaved: effect<Product | null>('announceSaved'),
    leave: effect<void>('leave'),
  },
}).createMachine({
  id: 'productEditor',
  context: ({ input }) => ({
    ...initialEditorContext(input),
    blank: input.blank,
    after: 'leave',
    isCopy: false,
    restored: null,
  }),
  initial: 'opening',
  states: {
    opening,
    loading,
    notFound,
    failed,
    describing: {
      // The form starts first: the draft storage and the name check look it up.
      invoke: [
        form,
        {
          id: 'keepDraft',
          src: 'keepDraft',
          input: ({ context: { of, isCopy, blank } }) => ({ of, copiedOver: isCopy ? blank : null }),
        },
        { id: 'nameCheck', src: 'nameCheck', input: ({ context: { of } }) => ({ of }) },
      ],
      exit: 'forgetRestored',
      on: {
        'draft.restored': { actions: { type: 'recordRestored', params: ({ event }) => event } },
        'draft.dismissed': { actions: 'forgetRestored' },
        'ending.chosen': { actions: { type: 'recordEnding', params: ({ event }) => event.after } },
        'copy.requested': {
          target: 'describing',
          reenter: true,
          actions: { type: 'beginCopy', params: ({ event }) => event.values },
        },
        'form.saved': [withFiles, { target: 'saved', actions: recordSaved }],
      },
    },
    sendingPictures,
    saved: {
      entry: { type: 'announceSaved', params: ({ context }) => context.content },
      always: [{ guard: 'isMakingAnother', target: 'describing', actions: 'beginAnew' }, { target: 'left' }],
    },
    left: { entry: 'leave' },
  },
});

export type ProductEditorActorRef = ActorRefFrom<typeof productEditorMachine>;

import { type ActorRefFrom, assign, setup } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/calls/failure.ts';
import type { Product } from '../../../contract/products/product.ts';
import { effect, listeningPort, port } from '../port.ts';
import type { FileToSend } from '../uploads/uploads.entries.ts';
import { uploadsMachine } from '../uploads/uploads.machine.ts';
import { productFormMachine, type ProductSaved } from './product-form.machine.ts';
import { copyOf, type ProductValues, productValuesOf } from './product-values.ts';

/** What is done once a product is saved. */
export type AfterSaving = 'leave' | 'another';

export type LoadProductResult = Result<Product, KnownFailure>;

interface ProductEditorContext {
  /** The product that is to be changed; null for a new one. */
  of: string | null;
  /** What the form begins with. */
  values: ProductValues;
  /** What a form begins with that follows this one. */
  blank: ProductValues;
  after: AfterSaving;
  product: Product | null;
  files: readonly FileToSend[];
  /** What was taken up that another page had begun; `missing` pictures have to be chosen again. */
  restored: { missing: number } | null;
  /** Why the product did not come. */
  failure: KnownFailure | null;
}

type ProductEditorEvent =
  | { type: 'ending.chosen'; after: AfterSaving }
  | { type: 'product.saved'; saved: ProductSaved }
  | { type: 'copy.requested'; values: ProductValues }
  | { type: 'draft.restored'; missing: number }
  | { type: 'draft.dismissed' }
  | { type: 'retry.requested' };

/**
 * A product is made or changed: described in a form, then its pictures are sent, each by itself. When all have arrived or
 * were let go of, its producer is led on: away, or to the next one (R7.15). What is typed is kept until then, and taken up again
 * after a reload, a crash or a closed tab.
 */
export const productEditorMachine = setup({
  types: {} as {
    input: { of: string | null; blank: ProductValues };
    context: ProductEditorContext;
    events: ProductEditorEvent;
    children: { productForm: 'productForm'; uploads: 'uploads' };
    tags: 'loading' | 'notFound';
  },
  actors: {
    loadProduct: port<LoadProductResult, { id: string }>('loadProduct'),
    productForm: productFormMachine,
    keepDraft: listeningPort<{ of: string | null }>(),
    uploads: uploadsMachine,
  },
  guards: {
    isNew: ({ context }) => context.of === null,
    isLoaded: (_, result: LoadProductResult) => result.ok,
    isMissing: (_, result: LoadProductResult) => !result.ok && result.failure.code === 'NOT_FOUND',
    hasFiles: (_, { files }: ProductSaved) => files.length > 0,
    isMakingAnother: ({ context }) => context.after === 'another',
  },
  actions: {
    recordProduct: assign((_, result: LoadProductResult) =>
      result.ok ? { values: productValuesOf(result.value) } : { failure: result.failure },
    ),
    forgetFailure: assign({ failure: null }),
    recordEnding: assign({ after: (_, after: AfterSaving) => after }),
    recordSaved: assign((_, { product, files }: ProductSaved) => ({ product, files })),
    beginAnew: assign(({ context: { blank } }) => ({ values: blank, product: null, files: [] })),
    beginCopy: assign((_, values: ProductValues) => ({ of: null, values: copyOf(values) })),
    recordRestored: assign((_, { missing }: { missing: number }) => ({ restored: { missing } })),
    forgetRestored: assign({ restored: null }),
    announceSaved: effect<Product | null>('announceSaved'),
    leave: effect<void>('leave'),
  },
}).createMachine({
  id: 'productEditor',
  context: ({ input: { of, blank } }) => ({
    of,
    blank,
    values: blank,
    after: 'leave',
    product: null,
    files: [],
    restored: null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'describing' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadProduct',
        src: 'loadProduct',
        input: ({ context: { of } }) => ({ id: of ?? '' }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'describing',
            actions: { type: 'recordProduct', params: ({ event }) => event.output },
          },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'notFound' },
          {
            target: 'failed',
            actions: { type: 'recordProduct', params: ({ event }) => event.output },
          },
        ],
      },
    },
    notFound: { tags: 'notFound' },
    failed: { exit: 'forgetFailure', on: { 'retry.requested': 'loading' } },
    describing: {
      // The form comes first: what keeps its draft looks for it.
      invoke: [
        {
          id: 'productForm',
          src: 'productForm',
          input: ({ context: { values } }) => ({ values }),
        },
        { id: 'keepDraft', src: 'keepDraft', input: ({ context: { of } }) => ({ of }) },
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
        'product.saved': [
          {
            guard: { type: 'hasFiles', params: ({ event }) => event.saved },
            target: 'sendingPictures',
            actions: { type: 'recordSaved', params: ({ event }) => event.saved },
          },
          { target: 'saved', actions: { type: 'recordSaved', params: ({ event }) => event.saved } },
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
      entry: { type: 'announceSaved', params: ({ context }) => context.product },
      always: [{ guard: 'isMakingAnother', target: 'describing', actions: 'beginAnew' }, { target: 'left' }],
    },
    left: { entry: 'leave' },
  },
});

export type ProductEditorActorRef = ActorRefFrom<typeof productEditorMachine>;

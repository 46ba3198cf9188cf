import { type ActorRefFrom, assign, setup } from 'xstate';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { ProductPlaceholder } from '../../../contract/catalogue/product-placeholder.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { picturesOf } from '../../../contract/uploads/picture.ts';
import { port } from '../port.ts';
import { isLoaded, isMissing, contextAfterLoad, resourceStates } from '../ui/resource.states.ts';
import type {
  ClockTicked,
  LoadResult,
  ResourceContext,
  ResourceInput,
  ResourceTag,
} from '../ui/resource.types.ts';

/** Content of a product's page: its store, if there is a visible one, and up to four similar products. */
export interface ProductPage {
  product: Product;
  store: PopupStore | null;
  related: Product[];
}

interface ProductInput extends ResourceInput<ProductQuestion> {
  /** Placeholder from the card that was pressed. */
  glimpse?: ProductPlaceholder | undefined;
}

interface ProductQuestion {
  id: string;
}

const { loading, notFound, failed } = resourceStates<ProductPage, ProductQuestion>();

export const productMachine = setup({
  types: {} as {
    input: ProductInput;
    context: ProductInput & ResourceContext<ProductPage, ProductQuestion> & { picture: number };
    events:
      | { type: 'picture.chosen'; index: number }
      | { type: 'picture.enlarged' }
      | { type: 'picture.reduced' }
      | { type: 'retry.requested' }
      | ClockTicked;
    tags: ResourceTag;
  },
  actors: { load: port<LoadResult<ProductPage>, ProductQuestion>('load') },
  guards: {
    isLoaded,
    isMissing,
    hasPicture: ({ context: { content } }, index: number) =>
      content !== null && Number.isInteger(index) && index >= 0 && index < picturesOf(content.product).length,
  },
  actions: {
    recordAnswer: assign((_, result: LoadResult<ProductPage>) => contextAfterLoad(result)),
    forgetFailure: assign({ failure: null }),
    choosePicture: assign((_, index: number) => ({ picture: index })),
    recordNow: assign((_, { now }: { now: number }) => ({ now })),
  },
}).createMachine({
  id: 'product',
  context: ({ input }) => ({ ...input, content: null, picture: 0, failure: null }),
  initial: 'loading',
  on: { 'clock.ticked': { actions: { type: 'recordNow', params: ({ event }) => event } } },
  states: {
    loading,
    ready: {
      initial: 'seen',
      on: {
        'picture.chosen': {
          guard: { type: 'hasPicture', params: ({ event }) => event.index },
          actions: { type: 'choosePicture', params: ({ event }) => event.index },
        },
      },
      states: {
        seen: { on: { 'picture.enlarged': 'enlarged' } },
        enlarged: { on: { 'picture.reduced': 'seen' } },
      },
    },
    notFound,
    failed,
  },
});

export type ProductActorRef = ActorRefFrom<typeof productMachine>;

import { type ActorRefFrom, assign, setup } from 'xstate';
import { validateInput, type ValidationResult } from '../../../contract/api/validate-input.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import { PriceRange } from '../../../contract/catalogue/price-range.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { amountToText } from '../../../contract/values/amount-to-text.ts';
import { errorsByField, type FieldErrors, firstInvalidField } from '../ui/field-errors.ts';
import { effect, callbackPort, port } from '../port.ts';
import type { QueryChanged } from './product-facets.machine.ts';

/** Debounce between typing a price and counting its products, in ms. */
const TYPING_PAUSE = 400;

export type ProductCountResult = Result<number | null, KnownFailure>;

/** Raw text of the minimum and maximum field. */
type PriceTexts = Record<keyof PriceRange, string>;

interface PriceFilterContext {
  /** Query of the list, with the price range that was submitted last. */
  query: ProductsQuery;
  texts: PriceTexts;
  /** Price range parsed from the texts, or its errors. */
  typed: ValidationResult<PriceRange>;
  /** Displayed errors: those of the last submit, until the texts change. */
  errors: FieldErrors;
  /** Field to focus; a new object for each request. */
  focus: { field: string } | null;
  /** Number of products in the typed price range; null while unknown. */
  total: number | null;
}

type PriceFilterEvent =
  | { type: 'price.typed'; field: keyof PriceRange; text: string }
  | { type: 'prices.submitted' }
  | QueryChanged;

const textsOf = ({ minPrice, maxPrice }: ProductsQuery): PriceTexts => ({
  minPrice: amountToText(minPrice),
  maxPrice: amountToText(maxPrice),
});

const checkTexts = (texts: PriceTexts) => ({ texts, typed: validateInput(texts, PriceRange) });

/** Fields after the list's query changed. A price that the query did not change keeps its typed text. */
function adopted({ query, texts }: PriceFilterContext, next: ProductsQuery) {
  const shown = textsOf(next);
  return checkTexts({
    minPrice: next.minPrice === query.minPrice ? texts.minPrice : shown.minPrice,
    maxPrice: next.maxPrice === query.maxPrice ? texts.maxPrice : shown.maxPrice,
  });
}

const isShownBy = (query: ProductsQuery, typed: ValidationResult<PriceRange>) =>
  typed.ok && typed.value.minPrice === query.minPrice && typed.value.maxPrice === query.maxPrice;

/** Query of the list with the typed price range. */
const queryOfTyped = ({ query, typed }: PriceFilterContext): ProductsQuery => ({
  ...query,
  ...(typed.ok && typed.value),
});

/**
 * Price range of a list's filters (R7.14): it counts the products after a debounce, and applies the range on
 * submit. Errors are shown at their fields; typed text is never lost.
 */
export const priceFilterMachine = setup({
  types: {} as {
    input: { query: ProductsQuery };
    context: PriceFilterContext;
    events: PriceFilterEvent;
  },
  actors: {
    watchQuery: callbackPort(),
    count: port<ProductCountResult, { query: ProductsQuery }>('count'),
  },
  delays: { typingPause: TYPING_PAUSE },
  guards: {
    isWrong: ({ context: { typed } }) => !typed.ok,
    isShown: ({ context: { query, typed } }) => isShownBy(query, typed),
    isShownThen: ({ context }, query: ProductsQuery) => isShownBy(query, adopted(context, query).typed),
    isCounted: (_, result: ProductCountResult) => result.ok && result.value !== null,
  },
  actions: {
    recordText: assign(({ context }, { field, text }: { field: keyof PriceRange; text: string }) => ({
      ...checkTexts({ ...context.texts, [field]: text }),
      // Either price may be wrong because of the other, so all errors are cleared.
      errors: {},
    })),
    recordQuery: assign(({ context }, query: ProductsQuery) => {
      const fields = adopted(context, query);
      return { query, ...fields, errors: isShownBy(query, fields.typed) ? {} : context.errors };
    }),
    recordTotal: assign((_, result: ProductCountResult) => ({ total: result.ok ? result.value : null })),
    forgetTotal: assign({ total: null }),
    // The list reports its new query only after its page has changed; prices may be typed until then.
    recordPrices: assign(({ context }) => {
      const query = queryOfTyped(context);
      return { query, texts: textsOf(query) };
    }),
    showErrors: assign(({ context: { texts, typed } }) => {
      const errors = typed.ok ? {} : errorsByField(typed.errors);
      return { errors, focus: firstInvalidField(errors, texts) };
    }),
    choosePrices: effect<PriceRange>('choosePrices'),
    leaveFilters: effect<void>('leaveFilters'),
  },
}).createMachine({
  id: 'priceFilter',
  context: ({ input: { query } }) => ({
    query,
    ...checkTexts(textsOf(query)),
    errors: {},
    focus: null,
    total: null,
  }),
  invoke: { id: 'watchQuery', src: 'watchQuery' },
  on: {
    'price.typed': {
      target: '.pausing',
      reenter: true,
      actions: { type: 'recordText', params: ({ event }) => event },
    },
    'prices.submitted': [
      { guard: 'isWrong', actions: 'showErrors' },
      { guard: 'isShown', target: '.resting', actions: 'leaveFilters' },
      {
        target: '.resting',
        actions: [
          'recordPrices',
          {
            type: 'choosePrices',
            params: ({
              context: {
                query: { minPrice, maxPrice },
              },
            }) => ({ minPrice, maxPrice }),
          },
          'leaveFilters',
        ],
      },
    ],
    'query.changed': [
      {
        guard: { type: 'isShownThen', params: ({ event }) => event.query },
        target: '.resting',
        actions: { type: 'recordQuery', params: ({ event }) => event.query },
      },
      {
        target: '.pausing',
        reenter: true,
        actions: { type: 'recordQuery', params: ({ event }) => event.query },
      },
    ],
  },
  initial: 'resting',
  states: {
    /** The list already shows the typed range, so it needs no count of its own. */
    resting: { entry: 'forgetTotal' },
    pausing: {
      entry: 'forgetTotal',
      after: { typingPause: [{ guard: 'isWrong', target: 'uncounted' }, { target: 'counting' }] },
    },
    counting: {
      invoke: {
        id: 'count',
        src: 'count',
        input: ({ context }) => ({ query: queryOfTyped(context) }),
        onDone: [
          {
            guard: { type: 'isCounted', params: ({ event }) => event.output },
            target: 'counted',
            actions: { type: 'recordTotal', params: ({ event }) => event.output },
          },
          { target: 'uncounted' },
        ],
      },
    },
    counted: {},
    uncounted: {},
  },
});

export type PriceFilterActorRef = ActorRefFrom<typeof priceFilterMachine>;

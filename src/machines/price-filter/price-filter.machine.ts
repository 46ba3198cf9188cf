import { type ActorRefFrom, assign, setup } from 'xstate';
import { check } from '../../../contract/calls/checking.ts';
import type { KnownFailure, Result } from '../../../contract/calls/failure.ts';
import { PriceRange } from '../../../contract/products/price-range.ts';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';
import { byField, type FieldErrors, firstInvalid } from '../form/field-errors.ts';
import { effect, listeningPort, port } from '../port.ts';
import type { QueryChanged } from '../product-facets/product-facets.machine.ts';

/** How long the typing of a price rests before it is counted, in ms. */
const TYPING_PAUSE = 400;

export type CountResult = Result<number | null, KnownFailure>;

/** What stands in the fields, as it is typed. */
export type PriceTexts = Record<keyof PriceRange, string>;

export interface PriceFilterContext {
  /** What the list is asked for. */
  query: ProductsQuery;
  texts: PriceTexts;
  errors: FieldErrors;
  /** The field to put the focus on; a new object each time. */
  focus: { field: string } | null;
  /** How many products the prices in the fields would bring; null while that is not known. */
  total: number | null;
}

export type PriceFilterEvent =
  | { type: 'price.typed'; field: keyof PriceRange; text: string }
  | { type: 'prices.submitted' }
  | QueryChanged;

const written = (amount: number | undefined) =>
  amount === undefined ? '' : String(amount).replace('.', ',');

const textsOf = ({ minPrice, maxPrice }: ProductsQuery): PriceTexts => ({
  minPrice: written(minPrice),
  maxPrice: written(maxPrice),
});

/** The fields after the list is asked for something else: an end that it leaves as it was keeps what is typed there. */
function adopted({ query, texts }: PriceFilterContext, next: ProductsQuery): PriceTexts {
  const shown = textsOf(next);
  return {
    minPrice: next.minPrice === query.minPrice ? texts.minPrice : shown.minPrice,
    maxPrice: next.maxPrice === query.maxPrice ? texts.maxPrice : shown.maxPrice,
  };
}

const isSame = (one: PriceRange, other: PriceRange) =>
  one.minPrice === other.minPrice && one.maxPrice === other.maxPrice;

/** The range that is typed; null where something is wrong with it. */
function rangeIn(texts: PriceTexts): PriceRange | null {
  const checked = check(texts, PriceRange);
  return checked.ok ? checked.value : null;
}

const isShownBy = (query: ProductsQuery, texts: PriceTexts) => {
  const range = rangeIn(texts);
  return range !== null && isSame(range, query);
};

/**
 * The prices of a list's filters (R7.14): what is typed is counted once the typing rests, and sent when it is submitted. What is
 * wrong is said at its field, and nothing that was typed is lost.
 */
export const priceFilterMachine = setup({
  types: {} as {
    input: { query: ProductsQuery };
    context: PriceFilterContext;
    events: PriceFilterEvent;
  },
  actors: {
    watchQuery: listeningPort(),
    count: port<CountResult, { query: ProductsQuery }>('count'),
  },
  delays: { typingPause: TYPING_PAUSE },
  guards: {
    isWrong: ({ context: { texts } }) => rangeIn(texts) === null,
    isShown: ({ context: { query, texts } }) => isShownBy(query, texts),
    isShownThen: ({ context }, query: ProductsQuery) => isShownBy(query, adopted(context, query)),
    isCounted: (_, result: CountResult) => result.ok && result.value !== null,
  },
  actions: {
    recordText: assign(({ context }, { field, text }: { field: keyof PriceRange; text: string }) => ({
      texts: { ...context.texts, [field]: text },
      // An end may be wrong because of the other one.
      errors: {},
    })),
    recordQuery: assign(({ context }, query: ProductsQuery) => {
      const texts = adopted(context, query);
      return { query, texts, errors: isShownBy(query, texts) ? {} : context.errors };
    }),
    recordTotal: assign((_, result: CountResult) => ({ total: result.ok ? result.value : null })),
    forgetTotal: assign({ total: null }),
    showErrors: assign(({ context: { texts } }) => {
      const checked = check(texts, PriceRange);
      const errors = checked.ok ? {} : byField(checked.errors);
      return { errors, focus: firstInvalid(errors, texts) };
    }),
    choosePrices: effect<PriceRange>('choosePrices'),
    leaveFilters: effect<void>('leaveFilters'),
  },
}).createMachine({
  id: 'priceFilter',
  context: ({ input: { query } }) => ({
    query,
    texts: textsOf(query),
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
          {
            type: 'choosePrices',
            params: ({ context: { texts } }) => rangeIn(texts) ?? {},
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
    /** The list shows what stands in the fields, and knows how many that are. */
    resting: { entry: 'forgetTotal' },
    pausing: {
      entry: 'forgetTotal',
      after: { typingPause: [{ guard: 'isWrong', target: 'uncounted' }, { target: 'counting' }] },
    },
    counting: {
      invoke: {
        id: 'count',
        src: 'count',
        input: ({ context: { query, texts } }) => ({ query: { ...query, ...rangeIn(texts) } }),
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

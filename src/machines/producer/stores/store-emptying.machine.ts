import { type ActorRefFrom, assign, setup } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../../contract/api/failure.ts';
import { effect, port } from '../../port.ts';

/** Number of products in a store, and how many of them belong to other producers and stay. */
export interface ProductsCount {
  found: number;
  foreign: number;
}

/** Result of the deletion (R3.15): number of deleted products and pictures, and the products that were not deleted. */
export interface EmptyingResult {
  deleted: number;
  pictures: number;
  kept: { name: string; message: string }[];
}

export type EmptyingFailure = KnownFailure<FailureOf<'deleteAllProducts'>['code'] | 'INTERNAL'>;

type CountAnswer = Result<ProductsCount, EmptyingFailure>;
type EmptyingAnswer = Result<EmptyingResult, EmptyingFailure>;

interface StoreId {
  id: string;
}

interface StoreEmptyingContext extends StoreId {
  /** Number of products from the last dry run, before the confirmation. */
  counted: ProductsCount | null;
  result: EmptyingResult | null;
  failure: EmptyingFailure | null;
}

type StoreEmptyingEvent =
  | { type: 'emptying.requested' }
  | { type: 'emptying.confirmed' }
  | { type: 'emptying.dismissed' };

const deletableIn = (answer: CountAnswer) => (answer.ok ? answer.value.found - answer.value.foreign : 0);

/**
 * Deletion of all products of a store: a dry count first, then a confirmation with the number. The result
 * stays until the next request (R3.15, R5.13, R7.16).
 */
export const storeEmptyingMachine = setup({
  types: {} as {
    input: StoreId;
    context: StoreEmptyingContext;
    events: StoreEmptyingEvent;
    tags: 'busy';
  },
  actors: {
    countGoods: port<CountAnswer, StoreId>('countGoods'),
    emptyStore: port<EmptyingAnswer, StoreId>('emptyStore'),
  },
  guards: { hasGoods: (_, answer: CountAnswer) => deletableIn(answer) > 0 },
  actions: {
    forgetOutcome: assign({ counted: null, result: null, failure: null }),
    recordCount: assign((_, answer: CountAnswer) =>
      answer.ok ? { counted: answer.value } : { failure: answer.failure },
    ),
    recordResult: assign((_, answer: EmptyingAnswer) =>
      answer.ok ? { result: answer.value } : { failure: answer.failure },
    ),
    askToEmpty: effect<ProductsCount | null>('askToEmpty'),
    announceSettled: effect<undefined>('announceSettled'),
  },
}).createMachine({
  id: 'storeEmptying',
  context: ({ input }) => ({ ...input, counted: null, result: null, failure: null }),
  initial: 'resting',
  states: {
    resting: { on: { 'emptying.requested': { target: 'counting', actions: 'forgetOutcome' } } },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'countGoods',
        src: 'countGoods',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'hasGoods', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'recordCount', params: ({ event }) => event.output },
          },
          {
            target: 'resting',
            actions: { type: 'recordCount', params: ({ event }) => event.output },
          },
        ],
      },
    },
    asking: {
      entry: { type: 'askToEmpty', params: ({ context }) => context.counted },
      on: {
        'emptying.confirmed': 'emptying',
        'emptying.dismissed': { target: 'resting', actions: 'forgetOutcome' },
      },
    },
    emptying: {
      tags: 'busy',
      invoke: {
        id: 'emptyStore',
        src: 'emptyStore',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'recordResult', params: ({ event }) => event.output },
            { type: 'announceSettled', params: undefined },
          ],
        },
      },
    },
  },
});

export type StoreEmptyingActorRef = ActorRefFrom<typeof storeEmptyingMachine>;

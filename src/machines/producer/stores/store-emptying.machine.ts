import { type ActorRefFrom, assign, setup } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../../contract/api/failure.ts';
import { effect, port } from '../../port.ts';

/** How many products a store has, and how many of those are somebody else's and stay. */
export interface ProductsCount {
  found: number;
  foreign: number;
}

/** What became of them (R3.15): how many went, with how many pictures, and those that did not. */
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
  /** What was counted last, before it was asked. */
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
 * All products of a store are deleted at once: counted first, with nothing changed, then confirmed with their number; what
 * became of them stays until it is begun again (R3.15, R5.13, R7.16).
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

import { type ActorRefFrom, assign, setup } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { ProductOrder } from '../../../contract/orders/order.ts';
import { effect, port } from '../port.ts';
import type { Repurchase } from './repurchase.rules.ts';

export interface FindAvailableInput {
  lines: ProductOrder[];
}
export type FindAvailableResult = Result<Repurchase, FailureOf<'getProduct'>>;

/** Services of the repurchase: the lookup of products, and the cart. */
export interface RepurchaseServices {
  /** Checks which of these lines are available now. */
  gatherGoods(input: FindAvailableInput, signal: AbortSignal): Promise<FindAvailableResult>;
  putIntoCart(found: Repurchase['found']): void;
}

/** Repurchase of an earlier order: available products go into the cart; the others are reported with their reason. */
export const repurchaseMachine = setup({
  types: {} as {
    context: { lines: ProductOrder[]; outcome: Repurchase | null; failure: FailureOf<'getProduct'> | null };
    events: { type: 'repurchase.requested'; lines: ProductOrder[] };
    tags: 'busy';
  },
  actors: { gatherGoods: port<FindAvailableResult, FindAvailableInput>('gatherGoods') },
  guards: { isGathered: (_, result: FindAvailableResult) => result.ok },
  actions: {
    recordLines: assign((_, lines: ProductOrder[]) => ({ lines, outcome: null, failure: null })),
    recordResult: assign((_, result: FindAvailableResult) =>
      result.ok ? { outcome: result.value } : { failure: result.failure },
    ),
    putIntoCart: effect<Repurchase['found']>('putIntoCart'),
  },
}).createMachine({
  id: 'repurchase',
  context: { lines: [], outcome: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'repurchase.requested': {
          target: 'gathering',
          actions: { type: 'recordLines', params: ({ event }) => event.lines },
        },
      },
    },
    gathering: {
      tags: 'busy',
      invoke: {
        id: 'gatherGoods',
        src: 'gatherGoods',
        input: ({ context: { lines } }) => ({ lines }),
        onDone: [
          {
            guard: { type: 'isGathered', params: ({ event }) => event.output },
            target: 'gathered',
            actions: [
              { type: 'recordResult', params: ({ event }) => event.output },
              {
                type: 'putIntoCart',
                params: ({ event }) => (event.output.ok ? event.output.value.found : []),
              },
            ],
          },
          { target: 'failed', actions: { type: 'recordResult', params: ({ event }) => event.output } },
        ],
      },
    },
    gathered: {
      on: {
        'repurchase.requested': {
          target: 'gathering',
          actions: { type: 'recordLines', params: ({ event }) => event.lines },
        },
      },
    },
    failed: {
      on: {
        'repurchase.requested': {
          target: 'gathering',
          actions: { type: 'recordLines', params: ({ event }) => event.lines },
        },
      },
    },
  },
});

export type RepurchaseActorRef = ActorRefFrom<typeof repurchaseMachine>;

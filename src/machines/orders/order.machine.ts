import { type ActorRefFrom, assign, setup } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import { canConsumerCancelOrder } from '../../../contract/lifecycles/order.lifecycle.ts';
import type { Order } from '../../../contract/orders/order.ts';
import type { Role } from '../../../contract/account/role.ts';
import { effect, callbackPort, port } from '../port.ts';
import { isLoaded, isMissing, resourceStates } from '../ui/resource.states.ts';
import type { LoadResult, ResourceContext, ResourceEvent, ResourceTag } from '../ui/resource.types.ts';

type LoadFailure = FailureOf<'getConsumerOrder' | 'getOrder'>;
export type OrderFailure = LoadFailure | FailureOf<'cancelOrder'>;

export interface OrderQuery {
  id: string;
  role: Role;
}

export interface OrderInput {
  question: OrderQuery;
}

export type LoadOrderResult = LoadResult<Order, LoadFailure>;
/** Cancelled order, or null if the server only confirms. */
export type CancelOrderResult = Result<Order | null, FailureOf<'cancelOrder'>>;

interface OrderId {
  id: string;
}

const isCancelled = (result: LoadOrderResult | CancelOrderResult) =>
  result.ok && result.value?.status === 'cancelled';

const { loading, refreshing, notFound, failed } = resourceStates<Order, OrderQuery, LoadFailure>();

/**
 * One order. The shopper may cancel it while the lifecycle allows (R4.13, R5.14); afterwards it is loaded
 * again. Since producers change it, it also reloads when the shopper returns, and every few seconds while
 * visible, without a loading state.
 */
export const orderMachine = setup({
  types: {} as {
    input: OrderInput;
    context: ResourceContext<Order, OrderQuery, OrderFailure>;
    events:
      | { type: 'cancel.requested' }
      | { type: 'cancel.confirmed' }
      | { type: 'cancel.dismissed' }
      | { type: 'order.outdated' }
      | ResourceEvent;
    tags: ResourceTag | 'busy';
  },
  actors: {
    load: port<LoadOrderResult, OrderQuery>('load'),
    cancelOrder: port<CancelOrderResult, OrderId>('cancelOrder'),
    watchReturns: callbackPort(),
  },
  guards: {
    isLoaded,
    isMissing,
    isAnsweredWithOrder: (_, result: CancelOrderResult) => result.ok && result.value !== null,
    isDone: (_, result: CancelOrderResult) => result.ok,
    canCancel: ({ context: { question, content } }) =>
      content !== null && question.role === 'consumer' && canConsumerCancelOrder(content),
  },
  actions: {
    // The reason of a failed cancellation stays visible beside the reloaded order.
    recordAnswer: assign(({ context }, result: LoadOrderResult | CancelOrderResult) => {
      if (!result.ok) return { failure: context.failure ?? result.failure };
      return {
        content: result.value ?? context.content,
        failure: isCancelled(result) ? null : context.failure,
      };
    }),
    recordFailure: assign((_, result: CancelOrderResult) => ({ failure: result.ok ? null : result.failure })),
    forgetFailure: assign({ failure: null }),
    askToCancel: effect<OrderId>('askToCancel'),
    announceCancelled: effect<OrderId>('announceCancelled'),
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ ...input, content: null, failure: null }),
  initial: 'loading',
  states: {
    loading,
    ready: {
      invoke: { id: 'watchReturns', src: 'watchReturns' },
      on: {
        'cancel.requested': { guard: 'canCancel', target: 'confirmingCancel', actions: 'forgetFailure' },
        'refresh.requested': { target: 'refreshing', actions: 'forgetFailure' },
        'order.outdated': 'glancing',
      },
    },
    confirmingCancel: {
      entry: { type: 'askToCancel', params: ({ context }) => ({ id: context.question.id }) },
      on: { 'cancel.confirmed': 'cancelling', 'cancel.dismissed': 'ready' },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ id: context.question.id }),
        onDone: [
          {
            guard: { type: 'isAnsweredWithOrder', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              { type: 'recordAnswer', params: ({ event }) => event.output },
              { type: 'announceCancelled', params: ({ context }) => ({ id: context.question.id }) },
            ],
          },
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'announceCancelled', params: ({ context }) => ({ id: context.question.id }) },
          },
          { target: 'refreshing', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    refreshing,
    // Background refresh: it shows no loading state and no failure.
    glancing: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => context.question,
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'recordAnswer', params: ({ event }) => event.output },
          },
          { target: 'ready' },
        ],
      },
      on: {
        'cancel.requested': { guard: 'canCancel', target: 'confirmingCancel', actions: 'forgetFailure' },
      },
    },
    notFound,
    failed,
  },
});

export type OrderActorRef = ActorRefFrom<typeof orderMachine>;

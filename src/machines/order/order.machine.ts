import { type ActorRefFrom, assign, setup } from 'xstate';
import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { Result } from '../../../contract/calls/failure.ts';
import { canConsumerCancelOrder } from '../../../contract/lifecycles/order.lifecycle.ts';
import type { Order } from '../../../contract/orders/order.ts';
import type { Role } from '../../../contract/users/role.ts';
import { effect, listeningPort, port } from '../port.ts';
import { UNEXPECTED } from '../unexpected.ts';

export type OrderFailure = FailureOf<'getConsumerOrder' | 'getOrder' | 'cancelOrder'>;

export interface OrderInput {
  id: string;
  role: Role;
}

export type LoadOrderResult = Result<Order, FailureOf<'getConsumerOrder' | 'getOrder'>>;
/** The cancelled order, or null from a server that says only that it is done. */
export type CancelOrderResult = Result<Order | null, FailureOf<'cancelOrder'>>;

/**
 * What an order's page needs from outside. `askToCancel` leads to cancel.confirmed or cancel.dismissed; `watchReturns` sends
 * order.refreshed when its reader comes back to the page.
 */
export interface OrderServices {
  loadOrder(input: OrderInput, signal: AbortSignal): Promise<LoadOrderResult>;
  cancelOrder(input: { id: string }, signal: AbortSignal): Promise<CancelOrderResult>;
  askToCancel(input: { id: string }): void;
  announceCancelled(input: { id: string }): void;
}

const isCancelled = (result: LoadOrderResult | CancelOrderResult) =>
  result.ok && result.value?.status === 'cancelled';

/**
 * One order. The shopper may cancel it while the lifecycle allows (R4.13, R5.14); whatever comes of that, the server is asked.
 * It is looked at again when its reader comes back, for its producers move it meanwhile.
 */
export const orderMachine = setup({
  types: {} as {
    input: OrderInput;
    context: OrderInput & { order: Order | null; failure: OrderFailure | null };
    events:
      | { type: 'cancel.requested' }
      | { type: 'cancel.confirmed' }
      | { type: 'cancel.dismissed' }
      | { type: 'order.refreshed' }
      | { type: 'retry.requested' };
    tags: 'loading' | 'refreshing' | 'busy' | 'notFound';
  },
  actors: {
    loadOrder: port<LoadOrderResult, OrderInput>('loadOrder'),
    cancelOrder: port<CancelOrderResult, { id: string }>('cancelOrder'),
    watchReturns: listeningPort(),
  },
  guards: {
    isLoaded: (_, result: LoadOrderResult) => result.ok,
    isNotFound: (_, result: LoadOrderResult) => !result.ok && result.failure.code === 'NOT_FOUND',
    isAnsweredWithOrder: (_, result: CancelOrderResult) => result.ok && result.value !== null,
    isDone: (_, result: CancelOrderResult) => result.ok,
    canCancel: ({ context: { order, role } }) =>
      order !== null && role === 'consumer' && canConsumerCancelOrder(order),
  },
  actions: {
    recordOrder: assign(({ context }, result: LoadOrderResult | CancelOrderResult) => {
      if (!result.ok) return { failure: context.failure ?? result.failure };
      return { order: result.value ?? context.order, failure: isCancelled(result) ? null : context.failure };
    }),
    recordFailure: assign((_, result: CancelOrderResult) => ({ failure: result.ok ? null : result.failure })),
    forgetFailure: assign({ failure: null }),
    askToCancel: effect<{ id: string }>('askToCancel'),
    announceCancelled: effect<{ id: string }>('announceCancelled'),
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ ...input, order: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context: { id, role } }) => ({ id, role }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'recordOrder', params: ({ event }) => event.output },
          },
          { guard: { type: 'isNotFound', params: ({ event }) => event.output }, target: 'notFound' },
          { target: 'failed', actions: { type: 'recordOrder', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'recordOrder', params: { ok: false, failure: UNEXPECTED } },
        },
      },
    },
    ready: {
      invoke: { id: 'watchReturns', src: 'watchReturns' },
      on: {
        'cancel.requested': { guard: 'canCancel', target: 'confirmingCancel', actions: 'forgetFailure' },
        'order.refreshed': { target: 'refreshing', actions: 'forgetFailure' },
      },
    },
    confirmingCancel: {
      entry: { type: 'askToCancel', params: ({ context: { id } }) => ({ id }) },
      on: { 'cancel.confirmed': 'cancelling', 'cancel.dismissed': 'ready' },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isAnsweredWithOrder', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              { type: 'recordOrder', params: ({ event }) => event.output },
              { type: 'announceCancelled', params: ({ context: { id } }) => ({ id }) },
            ],
          },
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'announceCancelled', params: ({ context: { id } }) => ({ id }) },
          },
          { target: 'refreshing', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'refreshing',
          actions: { type: 'recordFailure', params: { ok: false, failure: UNEXPECTED } },
        },
      },
    },
    refreshing: {
      tags: 'refreshing',
      invoke: {
        id: 'reloadOrder',
        src: 'loadOrder',
        input: ({ context: { id, role } }) => ({ id, role }),
        onDone: { target: 'ready', actions: { type: 'recordOrder', params: ({ event }) => event.output } },
        onError: {
          target: 'ready',
          actions: { type: 'recordOrder', params: { ok: false, failure: UNEXPECTED } },
        },
      },
    },
    notFound: { tags: 'notFound' },
    failed: { on: { 'retry.requested': { target: 'loading', actions: 'forgetFailure' } } },
  },
});

export type OrderActorRef = ActorRefFrom<typeof orderMachine>;

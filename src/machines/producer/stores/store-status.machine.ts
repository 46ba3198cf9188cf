import { type ActorRefFrom, assign, setup } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../../contract/api/failure.ts';
import type { PopupStore, PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import { effect, port } from '../../port.ts';

/** Requested status of a store. */
export interface RequestedStatus {
  store: Pick<PopupStore, 'id' | 'name' | 'status'>;
  status: PopupStoreStatus;
}

type StatusFailure = KnownFailure<FailureOf<'changePopupStoreStatus'>['code'] | 'INTERNAL'>;

export type StatusResult = Result<PopupStore, StatusFailure>;

interface StoreStatusContext {
  wish: RequestedStatus | null;
  /** Reason of the last refusal, until the next request. */
  failure: StatusFailure | null;
}

type StoreStatusEvent =
  | { type: 'status.chosen'; wish: RequestedStatus }
  | { type: 'change.confirmed' }
  | { type: 'change.dismissed' };

/**
 * Change of a store's status by its owner, after a confirmation (R4.8). Any status may be requested; the
 * server checks the lifecycle, and its refusal stays visible at the store (R4.9).
 */
export const storeStatusMachine = setup({
  types: {} as { context: StoreStatusContext; events: StoreStatusEvent; tags: 'busy' },
  actors: {
    changeStatus: port<StatusResult, { id: string; status: PopupStoreStatus }>('changeStatus'),
  },
  guards: { isGranted: (_, result: StatusResult) => result.ok },
  actions: {
    recordWish: assign((_, wish: RequestedStatus) => ({ wish, failure: null })),
    forgetWish: assign({ wish: null }),
    recordFailure: assign((_, result: StatusResult) => ({ failure: result.ok ? null : result.failure })),
    askToChange: effect<RequestedStatus | null>('askToChange'),
    /**
     * Receives the store as the server answered it: its status may differ from the requested one, because
     * time has passed.
     */
    announceChanged: effect<StatusResult>('announceChanged'),
  },
}).createMachine({
  id: 'storeStatus',
  context: { wish: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'status.chosen': {
          target: 'asking',
          actions: { type: 'recordWish', params: ({ event }) => event.wish },
        },
      },
    },
    asking: {
      entry: { type: 'askToChange', params: ({ context }) => context.wish },
      on: {
        'change.confirmed': 'changing',
        'change.dismissed': { target: 'resting', actions: 'forgetWish' },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeStatus',
        src: 'changeStatus',
        input: ({ context: { wish } }) => {
          if (!wish) throw new Error('storeStatus: nothing is wished for');
          return { id: wish.store.id, status: wish.status };
        },
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => event.output },
            target: 'resting',
            actions: [{ type: 'announceChanged', params: ({ event }) => event.output }, 'forgetWish'],
          },
          {
            target: 'resting',
            actions: { type: 'recordFailure', params: ({ event }) => event.output },
          },
        ],
      },
    },
  },
});

export type StoreStatusActorRef = ActorRefFrom<typeof storeStatusMachine>;

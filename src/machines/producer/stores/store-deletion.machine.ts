import { type ActorRefFrom, assign, setup } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../../contract/api/failure.ts';
import { effect, port } from '../../port.ts';

/** Store to delete. */
export interface StoreToDelete {
  id: string;
  name: string;
}

export type DeletionFailure = KnownFailure<FailureOf<'deletePopupStore'>['code'] | 'INTERNAL'>;
export type DeletionAnswer = Result<{ isArchived: boolean }, DeletionFailure>;

/** Deleted store. With orders it is archived instead (`isArchived`). */
export interface StoreDeleted extends StoreToDelete {
  isArchived: boolean;
}

interface StoreDeletionContext {
  store: StoreToDelete | null;
  /** Reason of the last failure, until the next request. */
  failure: DeletionFailure | null;
}

type StoreDeletionEvent =
  | { type: 'deletion.requested'; store: StoreToDelete }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.dismissed' };

/** Deletion of a store by its owner, after a confirmation. A store with orders is archived instead (R7.12). */
export const storeDeletionMachine = setup({
  types: {} as { context: StoreDeletionContext; events: StoreDeletionEvent; tags: 'busy' },
  actors: { deleteStore: port<DeletionAnswer, { id: string }>('deleteStore') },
  guards: { isDeleted: (_, answer: DeletionAnswer) => answer.ok },
  actions: {
    recordStore: assign((_, store: StoreToDelete) => ({ store, failure: null })),
    forgetStore: assign({ store: null }),
    recordFailure: assign((_, answer: DeletionAnswer) => ({ failure: answer.ok ? null : answer.failure })),
    askToDelete: effect<StoreToDelete | null>('askToDelete'),
    announceGone: effect<StoreDeleted | null>('announceGone'),
  },
}).createMachine({
  id: 'storeDeletion',
  context: { store: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'deletion.requested': {
          target: 'asking',
          actions: { type: 'recordStore', params: ({ event }) => event.store },
        },
      },
    },
    asking: {
      entry: { type: 'askToDelete', params: ({ context }) => context.store },
      on: {
        'deletion.confirmed': 'deleting',
        'deletion.dismissed': { target: 'resting', actions: 'forgetStore' },
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteStore',
        src: 'deleteStore',
        input: ({ context: { store } }) => {
          if (!store) throw new Error('storeDeletion: no store is to go');
          return { id: store.id };
        },
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event.output },
            target: 'gone',
            actions: {
              type: 'announceGone',
              params: ({ context: { store }, event: { output } }) =>
                store && output.ok ? { ...store, isArchived: output.value.isArchived } : null,
            },
          },
          { target: 'resting', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    gone: {},
  },
});

export type StoreDeletionActorRef = ActorRefFrom<typeof storeDeletionMachine>;

import { type ActorRefFrom, assign, setup } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import { port } from '../port.ts';

/** `isSaved` is false if the list exceeds the size limit of a file; then no file is saved. */
export type ListExportResult = Result<{ isSaved: boolean }, KnownFailure>;

/** Number of loaded rows, and the total. */
export interface ExportProgress {
  done: number;
  total: number;
}

type ListFileEvent<Query> =
  | { type: 'file.requested'; query: Query }
  | ({ type: 'file.progressed' } & ExportProgress)
  | { type: 'file.cancelled' };

interface Asked<Query> {
  query: Query;
}

/**
 * Export of a whole list as a file on this device. It loads all pages one by one and can be cancelled.
 * `query` is the initial value, before the first request.
 */
export const createListExportMachine = <Query>(id: string, query: Query) =>
  setup({
    types: {} as {
      context: { query: Query; progress: ExportProgress | null; failure: KnownFailure | null };
      events: ListFileEvent<Query>;
      tags: 'busy';
    },
    actors: { saveFile: port<ListExportResult, Asked<Query>>('saveFile') },
    guards: {
      isSaved: (_, result: ListExportResult) => result.ok && result.value.isSaved,
      isTooMuch: (_, result: ListExportResult) => result.ok && !result.value.isSaved,
    },
    actions: {
      recordQuery: assign((_, asked: Asked<Query>) => ({
        query: asked.query,
        progress: null,
        failure: null,
      })),
      recordProgress: assign((_, { done, total }: ExportProgress) => ({ progress: { done, total } })),
      recordFailure: assign((_, result: ListExportResult) => ({
        failure: result.ok ? null : result.failure,
      })),
    },
  }).createMachine({
    id,
    context: { query, progress: null, failure: null },
    initial: 'resting',
    on: {
      'file.requested': {
        target: '.saving',
        actions: { type: 'recordQuery', params: ({ event }) => event },
      },
    },
    states: {
      resting: {},
      saving: {
        tags: 'busy',
        on: {
          'file.requested': {},
          'file.progressed': { actions: { type: 'recordProgress', params: ({ event }) => event } },
          'file.cancelled': 'resting',
        },
        invoke: {
          id: 'saveFile',
          src: 'saveFile',
          input: ({ context }) => ({ query: context.query }),
          onDone: [
            { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'resting' },
            { guard: { type: 'isTooMuch', params: ({ event }) => event.output }, target: 'tooMuch' },
            { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      tooMuch: {},
      failed: {},
    },
  });

export type ListExportMachine<Query> = ReturnType<typeof createListExportMachine<Query>>;
export type ListExportActorRef<Query> = ActorRefFrom<ListExportMachine<Query>>;

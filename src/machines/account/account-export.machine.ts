import { type ActorRefFrom, assign, setup } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import { port } from '../port.ts';

/** Failures of the export of the user's own data. */
export type ExportFailure = FailureOf<'exportAccount'>;

export type ExportResult = Result<null, ExportFailure>;

/** Download of the signed-in user's personal data as a file on this device. Each press requests it anew (R7.23). */
export const accountExportMachine = setup({
  types: {} as {
    context: { failure: ExportFailure | null };
    events: { type: 'export.requested' };
  },
  actors: { saveExport: port<ExportResult, undefined>('saveExport') },
  guards: { isSaved: (_, { ok }: ExportResult) => ok },
  actions: {
    recordFailure: assign((_, result: ExportResult) => ({ failure: result.ok ? null : result.failure })),
  },
}).createMachine({
  id: 'accountExport',
  context: { failure: null },
  initial: 'resting',
  states: {
    resting: { on: { 'export.requested': 'saving' } },
    saving: {
      invoke: {
        id: 'saveExport',
        src: 'saveExport',
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'recordFailure', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    saved: { on: { 'export.requested': 'saving' } },
    failed: { on: { 'export.requested': 'saving' } },
  },
});

export type AccountExportActorRef = ActorRefFrom<typeof accountExportMachine>;

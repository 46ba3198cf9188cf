import { type ActorRefFrom, assign, setup } from 'xstate';
import { port } from '../../port.ts';

/** Content of a spreadsheet file, row by row. */
export interface SpreadsheetContent {
  name: string;
  rows: readonly (readonly (string | number)[])[];
}

/** Download of figures as a file on this device. Its code loads on first use; if that fails, the user can retry. */
export const spreadsheetDownloadMachine = setup({
  types: {} as {
    context: { file: SpreadsheetContent | null };
    events: { type: 'file.requested'; file: SpreadsheetContent };
    tags: 'busy';
  },
  actors: { saveFile: port<void, SpreadsheetContent | null>('saveFile') },
  actions: {
    recordFile: assign((_, file: SpreadsheetContent) => ({ file })),
    forgetFile: assign({ file: null }),
  },
}).createMachine({
  id: 'figuresFile',
  context: { file: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'file.requested': {
          target: 'saving',
          actions: { type: 'recordFile', params: ({ event: { file } }) => file },
        },
      },
    },
    saving: {
      tags: 'busy',
      exit: 'forgetFile',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context: { file } }) => file,
        onDone: 'resting',
        onError: 'failed',
      },
    },
    failed: {
      on: {
        'file.requested': {
          target: 'saving',
          actions: { type: 'recordFile', params: ({ event: { file } }) => file },
        },
      },
    },
  },
});

export type SpreadsheetDownloadActorRef = ActorRefFrom<typeof spreadsheetDownloadMachine>;

import { type ActorRefFrom, assign, setup } from 'xstate';
import { port } from '../../port.ts';

/** A file to be written, row by row: texts as they are, numbers as numbers. */
export interface FiguresFile {
  name: string;
  rows: readonly (readonly (string | number)[])[];
}

/**
 * Figures are saved as a file on this device. What writes it comes when it is first asked for, so that it may not come: then it can
 * be asked for again.
 */
export const figuresFileMachine = setup({
  types: {} as {
    context: { file: FiguresFile | null };
    events: { type: 'file.requested'; file: FiguresFile };
    tags: 'busy';
  },
  actors: { saveFile: port<void, FiguresFile | null>('saveFile') },
  actions: { recordFile: assign((_, file: FiguresFile) => ({ file })), forgetFile: assign({ file: null }) },
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

export type FiguresFileActorRef = ActorRefFrom<typeof figuresFileMachine>;

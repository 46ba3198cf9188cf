import { archiveOf } from './store-import.rules.ts';
import { storeImportSetup } from './store-import.setup.ts';
import type { PackResult } from './store-import.types.ts';

const chosen = ({ event }: { event: { file: File } }) => event.file;
const packed = ({ event: { output } }: { event: { output: PackResult } }) =>
  output.ok ? output.value : null;

/** What is done with a file that is chosen: a sheet alone is packed, an archive looked into, and of what is neither is said why. */
export const takeChosen = [
  {
    guard: { type: 'isSheet', params: chosen },
    target: '#storeImport.packing',
    actions: { type: 'recordFile', params: chosen },
  },
  {
    guard: { type: 'isFit', params: chosen },
    target: '#storeImport.examining',
    reenter: true,
    actions: { type: 'recordFile', params: chosen },
  },
  { target: '#storeImport.ready', actions: { type: 'recordFault', params: chosen } },
] as const;

/** A sheet alone goes into an archive, which is then taken as if it had been chosen: to be looked into, or to go on with what was left. */
export const packingState = storeImportSetup.createStateConfig({
  invoke: {
    id: 'pack',
    src: 'pack',
    input: ({ context }) => ({ file: archiveOf(context).file }),
    onDone: [
      {
        guard: { type: 'isLeftFile', params: packed },
        target: '#storeImport.sending',
        actions: { type: 'goOnWith', params: packed },
      },
      {
        guard: { type: 'isOtherSheet', params: packed },
        target: '#storeImport.left',
        actions: { type: 'recordOther', params: packed },
      },
      {
        guard: { type: 'isPacked', params: packed },
        target: '#storeImport.examining',
        actions: { type: 'recordFile', params: packed },
      },
      { target: '#storeImport.ready', actions: 'recordUnreadable' },
    ],
  },
});

export const examiningState = storeImportSetup.createStateConfig({
  invoke: {
    id: 'examine',
    src: 'examine',
    input: ({ context }) => ({
      file: archiveOf(context).file,
      keptPictures: context.content?.upload?.keptPictures ?? [],
    }),
    onDone: {
      target: '#storeImport.ready',
      actions: { type: 'recordExamination', params: ({ event }) => event.output },
    },
  },
  on: { 'file.chosen': takeChosen },
});

/** What was tried is told of; the same goes in earnest, or another file is chosen. */
export const triedState = storeImportSetup.createStateConfig({
  on: {
    'file.chosen': takeChosen,
    'sending.requested': {
      guard: 'isWorthSending',
      target: '#storeImport.announcing',
      actions: ['forgetRefusal', 'endTrial'],
    },
  },
});

import { uploadUrlRequestOf } from './store-import.rules.ts';
import { storeImportSetup } from './store-import.setup.ts';
import type { PackResult } from './store-import.types.ts';

const chosen = ({ event }: { event: { file: File } }) => event.file;
const packed = ({ event: { output } }: { event: { output: PackResult } }) =>
  output.ok ? output.value : null;

/**
 * Transitions of a chosen file: a sheet alone is packed, a ZIP is examined, any other file is refused with a
 * reason.
 */
export const chosenFileTransitions = [
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

/** Packing of a sheet without pictures into a ZIP. The ZIP is then examined, or it resumes an interrupted upload. */
export const packingState = storeImportSetup.createStateConfig({
  invoke: {
    id: 'pack',
    src: 'pack',
    input: ({ context }) => ({ file: uploadUrlRequestOf(context).file }),
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
      file: uploadUrlRequestOf(context).file,
      keptPictures: context.content?.upload?.keptPictures ?? [],
    }),
    onDone: {
      target: '#storeImport.ready',
      actions: { type: 'recordExamination', params: ({ event }) => event.output },
    },
  },
  on: { 'file.chosen': chosenFileTransitions },
});

/** Result of a trial import (`dryRun`). The same file can now be imported for real, or another one chosen. */
export const trialResultState = storeImportSetup.createStateConfig({
  on: {
    'file.chosen': chosenFileTransitions,
    'sending.requested': {
      guard: 'isWorthSending',
      target: '#storeImport.announcing',
      actions: ['forgetRefusal', 'endTrial'],
    },
  },
});

import { storeImportSetup } from './store-import.setup.ts';
import type { CancelResult, PollImportResult, PauseResult } from './store-import.types.ts';

const look = ({ event }: { event: { output: PollImportResult } }) => event.output;
const answer = ({ event }: { event: { output: CancelResult | PauseResult } }) => event.output;
const recordLook = { type: 'recordUpload', params: look } as const;
const recordUpload = { type: 'recordUpload', params: answer } as const;
const recordRefusal = { type: 'recordRefusal', params: answer } as const;

/**
 * Polling while the server reads the archive: at most 300 requests in a row (R9.8), at longer intervals while
 * it is paused.
 */
export const readingState = storeImportSetup.createStateConfig({
  tags: 'reading',
  initial: 'looking',
  entry: 'beginLooking',
  on: {
    'cancel.requested': { target: '#storeImport.cancelling', actions: 'forgetRefusal' },
    'pause.requested': { target: '#storeImport.pausing', actions: 'forgetRefusal' },
    'resume.requested': { target: '#storeImport.resuming', actions: 'forgetRefusal' },
  },
  states: {
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => context.question,
        onDone: [
          { guard: { type: 'isStanding', params: look }, target: 'paused', actions: recordLook },
          { guard: { type: 'isStillRead', params: look }, target: 'waiting', actions: recordLook },
          {
            guard: { type: 'isGood', params: look },
            target: '#storeImport.ready',
            actions: [recordLook, 'forgetRefusal'],
          },
          { target: 'waiting', actions: recordLook },
        ],
      },
    },
    waiting: {
      always: { guard: 'isLookedAtEnough', target: 'resting' },
      after: { pollInterval: 'looking' },
    },
    paused: {
      always: { guard: 'isLookedAtEnough', target: 'resting' },
      after: { pausedInterval: 'looking' },
    },
    resting: { on: { 'watch.resumed': { target: 'looking', actions: 'beginLooking' } } },
  },
});

/** A refused pause or resume also returns to polling, which shows the import's real status. */
const switched = [
  {
    guard: { type: 'isGood', params: answer },
    target: '#storeImport.reading',
    actions: recordUpload,
  },
  { target: '#storeImport.reading', actions: recordRefusal },
] as const;

export const pausingState = storeImportSetup.createStateConfig({
  tags: ['reading', 'pausing'],
  invoke: {
    id: 'pause',
    src: 'pause',
    input: ({ context }) => ({ ...context.question, paused: true }),
    onDone: switched,
  },
});

export const resumingState = storeImportSetup.createStateConfig({
  tags: ['reading', 'pausing'],
  invoke: {
    id: 'pause',
    src: 'pause',
    input: ({ context }) => ({ ...context.question, paused: false }),
    onDone: switched,
  },
});

export const cancellingState = storeImportSetup.createStateConfig({
  tags: ['reading', 'cancelling'],
  invoke: {
    id: 'cancel',
    src: 'cancel',
    input: ({ context }) => context.question,
    onDone: [
      {
        guard: { type: 'isGood', params: answer },
        target: '#storeImport.ready',
        actions: [recordUpload, 'forgetSent'],
      },
      { target: '#storeImport.reading', actions: recordRefusal },
    ],
  },
});

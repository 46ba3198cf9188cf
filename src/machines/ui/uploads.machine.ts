import { type ActorRefFrom, assign, enqueueActions, raise, setup } from 'xstate';
import { callbackPort } from '../port.ts';
import {
  withUploadChange,
  entriesOf,
  type FileToSend,
  hasFailed,
  isPostponedBy,
  isUploadInProgress,
  uploadsToStart,
  type PutResult,
  uploadStageOf,
  type UploadEntries,
} from './uploads.entries.ts';

type UploadsEvent =
  | { type: 'file.progressed'; key: string; share: number }
  | { type: 'file.answered'; key: string; result: PutResult }
  | { type: 'file.due'; key: string }
  | { type: 'retry.requested'; key: string }
  | { type: 'cancel.requested'; key: string }
  | { type: 'rest.abandoned' };

/**
 * Upload of files, three at a time. A failed one does not affect the others, and can be retried or given up
 * (R3.8, R7.15). If the server is busy, the file is retried once automatically. The chart ends when each file
 * is uploaded or given up.
 */
export const uploadsMachine = setup({
  types: {} as {
    input: { files: readonly FileToSend[] };
    context: { entries: UploadEntries };
    events: UploadsEvent;
  },
  actors: { putFile: callbackPort<FileToSend>() },
  guards: {
    hasNext: ({ context }) => uploadsToStart(context.entries).length > 0,
    isSettled: ({ context }) => !isUploadInProgress(context.entries),
    isIncomplete: ({ context }) => hasFailed(context.entries) && !isUploadInProgress(context.entries),
    isWhole: ({ context }) => !hasFailed(context.entries),
    isPutOff: ({ context }, { key, result }: { key: string; result: PutResult }) =>
      isPostponedBy(context.entries, key, result),
    isPostponed: ({ context }, key: string) => uploadStageOf(context.entries, key) === 'postponed',
    isSending: ({ context }, key: string) => uploadStageOf(context.entries, key) === 'sending',
    isOpen: ({ context }, key: string) =>
      ['waiting', 'sending', 'postponed', 'failed'].includes(uploadStageOf(context.entries, key) ?? ''),
    isEnded: ({ context }, key: string) =>
      ['failed', 'cancelled'].includes(uploadStageOf(context.entries, key) ?? ''),
  },
  actions: {
    beginNext: enqueueActions(({ context: { entries }, enqueue }) => {
      const next = uploadsToStart(entries);
      for (const { key, name, file, url } of next)
        enqueue.spawnChild('putFile', { id: `putFile:${key}`, input: { key, name, file, url } });
      enqueue.assign({
        entries: next.reduce<UploadEntries>(
          (all, { key }) => withUploadChange(all, key, { stage: 'sending' }),
          entries,
        ),
      });
    }),
    recordShare: assign(({ context }, { key, share }: { key: string; share: number }) => ({
      entries: withUploadChange(context.entries, key, { share }),
    })),
    recordAnswer: assign(({ context }, { key, result }: { key: string; result: PutResult }) => ({
      entries: withUploadChange(
        context.entries,
        key,
        result.ok ? { stage: 'sent', share: 1 } : { stage: 'failed', failure: result.failure },
      ),
    })),
    postpone: assign(({ context }, key: string) => ({
      entries: withUploadChange(context.entries, key, { stage: 'postponed', share: 0, wasPostponed: true }),
    })),
    awaitTurn: raise(({ event }) => ({ type: 'file.due' as const, key: 'key' in event ? event.key : '' }), {
      delay: 'busyPause',
    }),
    queueAgain: assign(({ context }, key: string) => ({
      entries: withUploadChange(context.entries, key, { stage: 'waiting', share: 0, failure: null }),
    })),
    letGo: assign(({ context }, key: string) => ({
      entries: withUploadChange(context.entries, key, { stage: 'cancelled', share: 0 }),
    })),
    stopSending: enqueueActions(({ enqueue }, key: string) => enqueue.stopChild(`putFile:${key}`)),
  },
  delays: { busyPause: 10_000 },
}).createMachine({
  id: 'uploads',
  context: ({ input: { files } }) => ({ entries: entriesOf(files) }),
  initial: 'open',
  states: {
    open: {
      initial: 'sending',
      on: {
        'cancel.requested': {
          guard: { type: 'isOpen', params: ({ event }) => event.key },
          actions: [
            { type: 'stopSending', params: ({ event }) => event.key },
            { type: 'letGo', params: ({ event }) => event.key },
          ],
        },
        'retry.requested': {
          guard: { type: 'isEnded', params: ({ event }) => event.key },
          target: '.sending',
          actions: { type: 'queueAgain', params: ({ event }) => event.key },
        },
      },
      states: {
        sending: {
          always: [
            { guard: 'hasNext', actions: 'beginNext' },
            { guard: 'isIncomplete', target: 'incomplete' },
            { guard: 'isSettled', target: '#uploads.done' },
          ],
          on: {
            'file.progressed': {
              guard: { type: 'isSending', params: ({ event }) => event.key },
              actions: { type: 'recordShare', params: ({ event }) => event },
            },
            'file.answered': [
              {
                guard: { type: 'isPutOff', params: ({ event }) => event },
                actions: [
                  { type: 'stopSending', params: ({ event }) => event.key },
                  { type: 'postpone', params: ({ event }) => event.key },
                  'awaitTurn',
                ],
              },
              {
                guard: { type: 'isSending', params: ({ event }) => event.key },
                actions: [
                  { type: 'stopSending', params: ({ event }) => event.key },
                  { type: 'recordAnswer', params: ({ event }) => event },
                ],
              },
            ],
            'file.due': {
              guard: { type: 'isPostponed', params: ({ event }) => event.key },
              actions: { type: 'queueAgain', params: ({ event }) => event.key },
            },
          },
        },
        incomplete: {
          always: { guard: 'isWhole', target: '#uploads.done' },
          on: { 'rest.abandoned': '#uploads.done' },
        },
      },
    },
    done: { type: 'final' },
  },
  output: ({ context: { entries } }) => ({ sent: entries.filter(({ stage }) => stage === 'sent').length }),
});

export type UploadsActorRef = ActorRefFrom<typeof uploadsMachine>;

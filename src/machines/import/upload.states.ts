import { uploadUrlRequestOf } from './store-import.rules.ts';
import { storeImportSetup } from './store-import.setup.ts';

/** Request for the archive's upload URL. */
export const requestingUrlState = storeImportSetup.createStateConfig({
  tags: 'sending',
  invoke: {
    id: 'announce',
    src: 'announce',
    input: ({ context }) => uploadUrlRequestOf(context),
    onDone: [
      {
        guard: { type: 'isGood', params: ({ event }) => event.output },
        target: '#storeImport.sending',
        actions: { type: 'recordPlace', params: ({ event }) => event.output },
      },
      {
        // The server already reads an archive: an earlier upload had arrived, or somebody else sent one. Show
        // that one.
        guard: { type: 'isReadAlready', params: ({ event }) => event.output },
        target: '#storeImport.reading',
        actions: ['forgetFile', { type: 'recordRefusal', params: ({ event }) => event.output }],
      },
      {
        target: '#storeImport.ready',
        actions: ['endTrial', { type: 'recordRefusal', params: ({ event }) => event.output }],
      },
    ],
  },
  on: { 'cancel.requested': { target: '#storeImport.ready', actions: 'endTrial' } },
});

export const sendingState = storeImportSetup.createStateConfig({
  tags: 'sending',
  invoke: {
    id: 'sendArchive',
    src: 'sendArchive',
    input: ({ context }) => ({
      ...context.question,
      file: uploadUrlRequestOf(context).file,
      url: context.url,
    }),
  },
  on: {
    'archive.progressed': {
      actions: { type: 'recordShare', params: ({ event }) => event.share },
    },
    'archive.answered': [
      {
        guard: { type: 'isGood', params: ({ event }) => event.result },
        target: '#storeImport.reading',
        actions: 'forgetSent',
      },
      {
        guard: { type: 'isCut', params: ({ event }) => event.result },
        target: '#storeImport.cut',
        actions: [{ type: 'recordRefusal', params: ({ event }) => event.result }, 'countCut'],
      },
      {
        target: '#storeImport.interrupted',
        actions: { type: 'recordRefusal', params: ({ event }) => event.result },
      },
    ],
    'pause.requested': '#storeImport.held',
    'cancel.requested': '#storeImport.withdrawing',
  },
});

/**
 * Upload interrupted by a lost connection. It retries automatically with backoff, or at once when the browser
 * is online again.
 */
export const connectionLostState = storeImportSetup.createStateConfig({
  tags: 'sending',
  invoke: { id: 'watchLine', src: 'watchLine' },
  after: { linePause: { target: '#storeImport.sending', actions: 'forgetRefusal' } },
  on: {
    'line.returned': { target: '#storeImport.sending', actions: 'forgetRefusal' },
    'sending.requested': { target: '#storeImport.sending', actions: 'forgetRefusal' },
    'pause.requested': { target: '#storeImport.held', actions: 'forgetRefusal' },
    'cancel.requested': { target: '#storeImport.withdrawing', actions: 'forgetRefusal' },
  },
});

/** Upload paused by the user. The uploaded part stays on the server. */
export const pausedUploadState = storeImportSetup.createStateConfig({
  tags: 'sending',
  on: {
    'resume.requested': '#storeImport.sending',
    'cancel.requested': '#storeImport.withdrawing',
  },
});

/** Upload interrupted because the page was left. The user must choose the same file again. */
export const abandonedUploadState = storeImportSetup.createStateConfig({
  on: {
    'file.chosen': [
      {
        guard: { type: 'isSheet', params: ({ event }) => event.file },
        target: '#storeImport.packing',
        actions: { type: 'recordFile', params: ({ event }) => event.file },
      },
      {
        guard: { type: 'isLeftFile', params: ({ event }) => event.file },
        target: '#storeImport.sending',
        actions: { type: 'goOnWith', params: ({ event }) => event.file },
      },
      { actions: { type: 'recordOther', params: ({ event }) => event.file } },
    ],
    'cancel.requested': { target: '#storeImport.withdrawing', actions: 'forgetFaults' },
  },
});

export const failedUploadState = storeImportSetup.createStateConfig({
  on: {
    'sending.requested': { target: '#storeImport.announcing', actions: 'forgetRefusal' },
    'cancel.requested': { target: '#storeImport.withdrawing', actions: 'forgetRefusal' },
  },
});

export const cancellingUploadState = storeImportSetup.createStateConfig({
  tags: ['sending', 'cancelling'],
  invoke: {
    id: 'cancel',
    src: 'cancel',
    input: ({ context }) => context.question,
    onDone: [
      {
        guard: { type: 'isGood', params: ({ event }) => event.output },
        target: '#storeImport.ready',
        actions: [{ type: 'recordUpload', params: ({ event }) => event.output }, 'forgetLeft', 'forgetFile'],
      },
      {
        guard: { type: 'isOver', params: ({ event }) => event.output },
        target: '#storeImport.reading',
        actions: ['forgetLeft', 'forgetSent'],
      },
      {
        // Nothing can be sent again without the file.
        guard: 'isLeft',
        target: '#storeImport.left',
        actions: { type: 'recordRefusal', params: ({ event }) => event.output },
      },
      {
        target: '#storeImport.interrupted',
        actions: { type: 'recordRefusal', params: ({ event }) => event.output },
      },
    ],
  },
});

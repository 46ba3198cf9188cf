import { archiveOf } from './store-import.rules.ts';
import { storeImportSetup } from './store-import.setup.ts';

/** Where the archive goes is asked for. */
export const announcingState = storeImportSetup.createStateConfig({
  tags: 'sending',
  invoke: {
    id: 'announce',
    src: 'announce',
    input: ({ context }) => archiveOf(context),
    onDone: [
      {
        guard: { type: 'isGood', params: ({ event }) => event.output },
        target: '#storeImport.sending',
        actions: { type: 'recordPlace', params: ({ event }) => event.output },
      },
      {
        // It had arrived after all, or somebody else sent one: that is what is to be seen now.
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
    input: ({ context }) => ({ ...context.question, file: archiveOf(context).file, url: context.url }),
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

/** The line broke: it goes on by itself, each time after a longer pause, or when the browser is on the line again. */
export const cutState = storeImportSetup.createStateConfig({
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

/** Stands still until somebody says otherwise: what has come stays where it is. */
export const heldState = storeImportSetup.createStateConfig({
  tags: 'sending',
  on: {
    'resume.requested': '#storeImport.sending',
    'cancel.requested': '#storeImport.withdrawing',
  },
});

/** It was on its way when the page was left, and its file has to be chosen again: that one, and no other. */
export const leftState = storeImportSetup.createStateConfig({
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

export const interruptedState = storeImportSetup.createStateConfig({
  on: {
    'sending.requested': { target: '#storeImport.announcing', actions: 'forgetRefusal' },
    'cancel.requested': { target: '#storeImport.withdrawing', actions: 'forgetRefusal' },
  },
});

export const withdrawingState = storeImportSetup.createStateConfig({
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
        // Without its file there is nothing to send again.
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

import { type ActorRefFrom, assign, setup } from 'xstate';
import type { SharedPage, ShareSheetResult } from '../../../contract/shell/shared-page.ts';
import { port } from '../port.ts';

type ShareEvent =
  | { type: 'share.requested'; page: SharedPage; hasSheet: boolean }
  | { type: 'copy.requested' }
  | { type: 'dialog.closed' };

/** Sharing of a page (R2.26): by the share sheet of the device, otherwise by a dialog with links and the address to copy. */
export const shareMachine = setup({
  types: {} as {
    context: { page: SharedPage | null };
    events: ShareEvent;
  },
  actors: {
    openShareSheet: port<ShareSheetResult, SharedPage | null>('openShareSheet'),
    copyAddress: port<boolean, SharedPage | null>('copyAddress'),
  },
  guards: {
    hasSheet: (_, { hasSheet }: { hasSheet: boolean }) => hasSheet,
    isUnavailable: (_, result: ShareSheetResult) => result === 'unavailable',
    isCopied: (_, isCopied: boolean) => isCopied,
  },
  actions: {
    recordPage: assign((_, { page }: { page: SharedPage }) => ({ page })),
  },
}).createMachine({
  id: 'share',
  context: { page: null },
  initial: 'closed',
  states: {
    // Nothing is being shared.
    closed: {
      on: {
        'share.requested': [
          {
            guard: { type: 'hasSheet', params: ({ event }) => event },
            target: 'sheet',
            actions: { type: 'recordPage', params: ({ event }) => event },
          },
          { target: 'dialog', actions: { type: 'recordPage', params: ({ event }) => event } },
        ],
      },
    },
    // The share sheet of the device is open.
    sheet: {
      invoke: {
        id: 'openShareSheet',
        src: 'openShareSheet',
        input: ({ context }) => context.page,
        onDone: [
          { guard: { type: 'isUnavailable', params: ({ event }) => event.output }, target: 'dialog' },
          { target: 'closed' },
        ],
      },
    },
    // A dialog offers the address, WhatsApp and e-mail.
    dialog: {
      initial: 'offered',
      on: { 'dialog.closed': 'closed' },
      states: {
        // The address has not been copied.
        offered: {
          on: { 'copy.requested': 'copying' },
        },
        // The browser copies the address.
        copying: {
          invoke: {
            id: 'copyAddress',
            src: 'copyAddress',
            input: ({ context }) => context.page,
            onDone: [
              { guard: { type: 'isCopied', params: ({ event }) => event.output }, target: 'copied' },
              { target: 'notCopied' },
            ],
          },
        },
        // The address is in the clipboard.
        copied: {
          on: { 'copy.requested': 'copying' },
        },
        // The browser did not permit it: the address can be selected and copied by hand.
        notCopied: {
          on: { 'copy.requested': 'copying' },
        },
      },
    },
  },
});

export type ShareActorRef = ActorRefFrom<typeof shareMachine>;

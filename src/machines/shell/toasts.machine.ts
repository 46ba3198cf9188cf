import { assign, raise, setup } from 'xstate';
import {
  TOAST_POSITIONS,
  TOAST_TITLES,
  type ToastKind,
  type ToastPosition,
} from '../../../contract/shell/toast.ts';
import { FEEDBACK_TIMING } from '../../../contract/limits.ts';

export interface Toast {
  id: string;
  kind: ToastKind;
  title: string;
  message: string;
  position: ToastPosition;
}

/** Request for a toast. Those about stores have a shorter duration (R2.14). */
export interface ToastRequest {
  kind: ToastKind;
  message: string;
  title?: string;
  position?: ToastPosition;
  topic?: 'store';
}

export type ToastShown = { type: 'toast.shown' } & ToastRequest;
type ToastsEvent =
  | ToastShown
  | { type: 'toast.dismissed'; id: string }
  | { type: 'toast.expired'; id: string };
type ToastsContext = { toasts: Toast[]; shown: number };

const toastId = (count: number) => `toast-${count}`;

export const toastsMachine = setup({
  types: {} as { context: ToastsContext; events: ToastsEvent },
  guards: {
    isOnlyToast: ({ context }, { id }: { id: string }) => context.toasts.every((toast) => toast.id === id),
  },
  actions: {
    addToast: assign(({ context }, { kind, message, title, position }: ToastRequest) => ({
      shown: context.shown + 1,
      toasts: [
        ...context.toasts,
        {
          id: toastId(context.shown + 1),
          kind,
          title: title ?? TOAST_TITLES[kind],
          message,
          position: position ?? TOAST_POSITIONS[0],
        },
      ].slice(-FEEDBACK_TIMING.maxToasts),
    })),
    scheduleExpiry: raise(({ context }) => ({ type: 'toast.expired' as const, id: toastId(context.shown) }), {
      delay: (_, { topic }: ToastRequest) =>
        topic === 'store' ? FEEDBACK_TIMING.storeToastTime : FEEDBACK_TIMING.toastTime,
    }),
    removeToast: assign({
      toasts: ({ context }, { id }: { id: string }) => context.toasts.filter((toast) => toast.id !== id),
    }),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], shown: 0 },
  initial: 'quiet',
  states: {
    quiet: {},
    showing: {
      on: {
        'toast.dismissed': [
          {
            guard: { type: 'isOnlyToast', params: ({ event }) => event },
            target: 'quiet',
            actions: { type: 'removeToast', params: ({ event }) => event },
          },
          { actions: { type: 'removeToast', params: ({ event }) => event } },
        ],
        'toast.expired': [
          {
            guard: { type: 'isOnlyToast', params: ({ event }) => event },
            target: 'quiet',
            actions: { type: 'removeToast', params: ({ event }) => event },
          },
          { actions: { type: 'removeToast', params: ({ event }) => event } },
        ],
      },
    },
  },
  on: {
    'toast.shown': {
      target: '.showing',
      actions: [
        { type: 'addToast', params: ({ event }) => event },
        { type: 'scheduleExpiry', params: ({ event }) => event },
      ],
    },
  },
});

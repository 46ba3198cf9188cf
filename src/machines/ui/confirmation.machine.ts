import { type AnyActorRef, assign, sendTo, setup } from 'xstate';
import { CONFIRMATION_LABELS, type ConfirmationKind } from '../../../contract/shell/toast.ts';

/** Request for a confirmation dialog. `topic` is returned with the reply, so that the requester can match the two. */
export interface ConfirmationRequest {
  topic: string;
  kind: ConfirmationKind;
  title: string;
  message: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Actor that receives `confirmation.confirmed` or `confirmation.cancelled`. */
  replyTo: AnyActorRef;
}

export type ConfirmationAsked = { type: 'confirmation.asked' } & ConfirmationRequest;
/** Reply to the requester. */
export type ConfirmationReply =
  | { type: 'confirmation.confirmed'; topic: string }
  | { type: 'confirmation.cancelled'; topic: string };

export interface ConfirmationQuestion {
  topic: string;
  kind: ConfirmationKind;
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel: string;
}

type ConfirmationEvent =
  | ConfirmationAsked
  | { type: 'confirmation.confirmed' }
  | { type: 'confirmation.cancelled' };

export const confirmationMachine = setup({
  types: {} as {
    context: { question: ConfirmationQuestion | null; asker: AnyActorRef | null };
    events: ConfirmationEvent;
  },
  actions: {
    recordQuestion: assign(
      (_, { topic, kind, title, message, confirmLabel, cancelLabel, replyTo }: ConfirmationRequest) => ({
        asker: replyTo,
        question: {
          topic,
          kind,
          title,
          message,
          confirmLabel: confirmLabel ?? CONFIRMATION_LABELS.confirm,
          cancelLabel: cancelLabel ?? CONFIRMATION_LABELS.cancel,
        },
      }),
    ),
    forgetQuestion: assign({ question: null, asker: null }),
    reply: sendTo(
      ({ context, self }): AnyActorRef => context.asker ?? self,
      ({ context }, type: ConfirmationReply['type']) => ({ type, topic: context.question?.topic ?? '' }),
    ),
  },
}).createMachine({
  id: 'confirmation',
  context: { question: null, asker: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'confirmation.asked': {
          target: 'asking',
          actions: { type: 'recordQuestion', params: ({ event }) => event },
        },
      },
    },
    asking: {
      on: {
        'confirmation.confirmed': {
          target: 'closed',
          actions: [{ type: 'reply', params: 'confirmation.confirmed' }, 'forgetQuestion'],
        },
        'confirmation.cancelled': {
          target: 'closed',
          actions: [{ type: 'reply', params: 'confirmation.cancelled' }, 'forgetQuestion'],
        },
        'confirmation.asked': {
          actions: [
            { type: 'reply', params: 'confirmation.cancelled' },
            { type: 'recordQuestion', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

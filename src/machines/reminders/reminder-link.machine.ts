import { type ActorRefFrom, assign, setup } from 'xstate';
import type { AnswerOf, FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { ReminderToken } from '../../../contract/reminders/reminder.ts';
import { port } from '../port.ts';

type Broken = KnownFailure<'INTERNAL'>;
export type ConfirmReminderResult = Result<
  AnswerOf<'confirmReminder'>,
  FailureOf<'confirmReminder'> | Broken
>;
export type CancelReminderResult = Result<unknown, FailureOf<'cancelReminder'> | Broken>;
type Failed = Extract<ConfirmReminderResult | CancelReminderResult, { ok: false }>;

interface Context extends ReminderToken {
  /** Store of the reminder, once it is confirmed. */
  popupStore: AnswerOf<'confirmReminder'>['popupStore'] | null;
  failure: Failed['failure'] | null;
}

/**
 * Landing page of a reminder e-mail (R2.24): confirms or cancels the reminder. Opening the page confirms
 * nothing, because link scanners of mail programs open it too.
 */
export const reminderLinkMachine = setup({
  types: {} as {
    input: ReminderToken;
    context: Context;
    events: { type: 'confirmation.requested' } | { type: 'cancellation.requested' };
  },
  actors: {
    confirmReminder: port<ConfirmReminderResult, ReminderToken>('confirmReminder'),
    cancelReminder: port<CancelReminderResult, ReminderToken>('cancelReminder'),
  },
  guards: {
    isAnswered: (_, { ok }: ConfirmReminderResult | CancelReminderResult) => ok,
    isGone: (_, result: ConfirmReminderResult | CancelReminderResult) =>
      !result.ok && result.failure.code === 'NOT_FOUND',
  },
  actions: {
    recordConfirmation: assign((_, result: ConfirmReminderResult) =>
      result.ok ? { popupStore: result.value.popupStore } : { failure: result.failure },
    ),
    recordFailure: assign((_, result: ConfirmReminderResult | CancelReminderResult) =>
      result.ok ? {} : { failure: result.failure },
    ),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'reminderAnswer',
  context: ({ input: { token } }) => ({ token, popupStore: null, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      on: { 'confirmation.requested': 'confirming', 'cancellation.requested': 'cancelling' },
    },
    confirming: {
      entry: 'forgetFailure',
      invoke: {
        id: 'confirmReminder',
        src: 'confirmReminder',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: { type: 'recordConfirmation', params: ({ event }) => event.output },
          },
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'gone' },
          { target: 'asking', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    confirmed: { on: { 'cancellation.requested': 'cancelling' } },
    cancelling: {
      entry: 'forgetFailure',
      invoke: {
        id: 'cancelReminder',
        src: 'cancelReminder',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          { guard: { type: 'isAnswered', params: ({ event }) => event.output }, target: 'cancelled' },
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'gone' },
          { target: 'asking', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    cancelled: {},
    /** Reminder already sent, cancelled or never requested. The answer does not reveal which. */
    gone: {},
  },
});

export type ReminderLinkActorRef = ActorRefFrom<typeof reminderLinkMachine>;

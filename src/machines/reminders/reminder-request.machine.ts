import type { ActorRefFrom } from 'xstate';
import type { AnswerOf, FailureOf } from '../../../contract/api/call-types.ts';
import { check } from '../../../contract/api/checking.ts';
import { ReminderInput } from '../../../contract/reminders/reminder.ts';
import { createFormMachine } from '../ui/form.machine.ts';

/** Why nobody was noted. */
export type ReminderRequestFailure = FailureOf<'askForReminder'>['code'];

/** Whoever wants to be told when a store opens (R2.24): an address, and nothing else. */
export const reminderRequestMachine = createFormMachine<
  ReminderInput,
  ReminderInput,
  AnswerOf<'askForReminder'>,
  ReminderRequestFailure
>('reminderRequest', (values) => check(values, ReminderInput));

export type ReminderRequestActorRef = ActorRefFrom<typeof reminderRequestMachine>;

export const NO_ADDRESS: ReminderInput = { email: '' };

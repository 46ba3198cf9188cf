import type { ActorRefFrom } from 'xstate';
import type { AnswerOf, FailureOf } from '../../../contract/api/call-types.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import { ReminderInput } from '../../../contract/reminders/reminder.ts';
import { createFormMachine } from '../ui/form.machine.ts';

/** Failure codes of a reminder request. */
export type ReminderRequestFailure = FailureOf<'askForReminder'>['code'];

/** Form that requests a reminder of a store's opening, with an e-mail address only (R2.24). */
export const reminderRequestMachine = createFormMachine<
  ReminderInput,
  ReminderInput,
  AnswerOf<'askForReminder'>,
  ReminderRequestFailure
>('reminderRequest', (values) => validateInput(values, ReminderInput));

export type ReminderRequestActorRef = ActorRefFrom<typeof reminderRequestMachine>;

export const BLANK_REMINDER_REQUEST: ReminderInput = { email: '' };

import { type ActorRefFrom, assign, setup } from 'xstate';
import { emailChangeMachine, BLANK_EMAIL_CHANGE } from './email-change.machine.ts';
import { emailConfirmationMachine, BLANK_EMAIL_CONFIRMATION } from './email-confirmation.machine.ts';

/** Success events of the two forms. */
export type EmailChangeSuccess = { type: 'code.mailed'; email: string } | { type: 'email.confirmed' };

/** Two-step change of an account's e-mail address: request the change, then confirm it with the mailed code (R7.23). */
export const emailAddressChangeMachine = setup({
  types: {} as {
    context: { pendingEmail: string | null };
    children: { emailChange: 'emailChange'; emailConfirmation: 'emailConfirmation' };
    events: EmailChangeSuccess | { type: 'code.atHand' } | { type: 'address.reopened' };
  },
  actors: { emailChange: emailChangeMachine, emailConfirmation: emailConfirmationMachine },
  actions: {
    recordAddress: assign({ pendingEmail: (_, email: string) => email }),
    forgetAddress: assign({ pendingEmail: null }),
  },
}).createMachine({
  id: 'emailMove',
  context: { pendingEmail: null },
  initial: 'asking',
  states: {
    // Each step starts with blank values, so a typed password does not outlive its step.
    asking: {
      invoke: { id: 'emailChange', src: 'emailChange', input: { values: BLANK_EMAIL_CHANGE } },
      on: {
        'code.mailed': {
          target: 'confirming',
          actions: { type: 'recordAddress', params: ({ event }) => event.email },
        },
        'code.atHand': 'confirming',
      },
    },
    confirming: {
      invoke: {
        id: 'emailConfirmation',
        src: 'emailConfirmation',
        input: { values: BLANK_EMAIL_CONFIRMATION, focus: 'confirmationCode' },
      },
      exit: 'forgetAddress',
      on: { 'address.reopened': 'asking', 'email.confirmed': 'asking' },
    },
  },
});

export type EmailAddressChangeActorRef = ActorRefFrom<typeof emailAddressChangeMachine>;

import { assign, setup } from 'xstate';
import { effect, callbackPort } from '../port.ts';

/** Change of the session. `person` identifies the user to the route guards: role and id. */
export type SessionChange =
  | { type: 'person.arrived'; person: string }
  | { type: 'person.gone' }
  | { type: 'signOut.started' };

/**
 * Reaction of the page to another user or to a sign-out (R2.9–R2.11): the route guards run again. After a
 * sign-out the page goes home only once the tokens are gone, so no call carries them.
 */
export const sessionChangeMachine = setup({
  types: {} as { context: { person: string | null }; events: SessionChange },
  actors: { watchSession: callbackPort() },
  guards: { isSame: ({ context }, { person }: { person: string }) => person === context.person },
  actions: {
    recordPerson: assign((_, { person }: { person: string }) => ({ person })),
    askGuards: effect<void>('askGuards'),
    goHome: effect<void>('goHome'),
  },
}).createMachine({
  id: 'presence',
  context: { person: null },
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'absent',
  on: {
    'person.arrived': [
      { guard: { type: 'isSame', params: ({ event }) => event }, target: '.present' },
      { target: '.present', actions: [{ type: 'recordPerson', params: ({ event }) => event }, 'askGuards'] },
    ],
  },
  states: {
    absent: {
      on: {
        'person.arrived': {
          target: 'present',
          actions: { type: 'recordPerson', params: ({ event }) => event },
        },
      },
    },
    present: {
      on: { 'person.gone': { target: 'absent', actions: 'askGuards' }, 'signOut.started': 'leaving' },
    },
    leaving: { on: { 'person.gone': { target: 'absent', actions: 'goHome' } } },
  },
});

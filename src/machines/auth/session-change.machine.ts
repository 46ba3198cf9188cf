import { assign, setup } from 'xstate';
import { effect, listeningPort } from '../port.ts';

/** What the session tells of who is here, as far as it is known. `person` is who that is to the guards: role and id. */
export type SessionChange =
  | { type: 'person.arrived'; person: string }
  | { type: 'person.gone' }
  | { type: 'signOut.started' };

/**
 * What happens to the page when the one who was here has gone, or another has come in the place (R2.9–R2.11): the guards
 * are asked again. Who signs out goes home, once the tokens are gone: no call may carry them any more.
 */
export const sessionChangeMachine = setup({
  types: {} as { context: { person: string | null }; events: SessionChange },
  actors: { watchSession: listeningPort() },
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

import { type ActorRefFrom, assign, setup } from 'xstate';
import type { KnownFailure, Result } from '../../../../contract/api/failure.ts';
import { PRODUCTS, TIMEOUTS } from '../../../../contract/limits.ts';
import { listeningPort, port } from '../../port.ts';

/** Another product of the same producer that is called so. */
export interface Namesake {
  id: string;
  name: string;
}

export type NamesakeResult = Result<Namesake | null, KnownFailure>;

interface NameCheckContext {
  /** The product that is changed, which has its own name; null for a new one. */
  of: string | null;
  name: string;
  namesake: Namesake | null;
}

/**
 * Whether a producer has another product of the name that is being typed: asked once the typing rests, waited for no longer than R9.1
 * says, and dropped when it is typed on. It is a hint: one that does not come is not missed (R9.9).
 */
export const nameCheckMachine = setup({
  types: {} as {
    input: { of: string | null };
    context: NameCheckContext;
    events: { type: 'name.typed'; name: string };
  },
  actors: {
    watchName: listeningPort<{ of: string | null }>(),
    findNamesake: port<NamesakeResult, { name: string; of: string | null }>('findNamesake'),
  },
  delays: { typingPause: PRODUCTS.nameCheckPause, answerPatience: TIMEOUTS.productNameCheck },
  guards: { hasName: (_, name: string) => name.trim() !== '' },
  actions: {
    recordName: assign((_, name: string) => ({ name: name.trim(), namesake: null })),
    recordNamesake: assign((_, result: NamesakeResult) => ({ namesake: result.ok ? result.value : null })),
  },
}).createMachine({
  id: 'nameCheck',
  context: ({ input: { of } }) => ({ of, name: '', namesake: null }),
  invoke: { id: 'watchName', src: 'watchName', input: ({ context: { of } }) => ({ of }) },
  on: {
    'name.typed': [
      {
        guard: { type: 'hasName', params: ({ event }) => event.name },
        target: '.pausing',
        actions: { type: 'recordName', params: ({ event }) => event.name },
      },
      { target: '.resting', actions: { type: 'recordName', params: ({ event }) => event.name } },
    ],
  },
  initial: 'resting',
  states: {
    resting: {},
    pausing: { after: { typingPause: 'asking' } },
    asking: {
      invoke: {
        id: 'findNamesake',
        src: 'findNamesake',
        input: ({ context: { name, of } }) => ({ name, of }),
        onDone: {
          target: 'resting',
          actions: { type: 'recordNamesake', params: ({ event }) => event.output },
        },
      },
      after: { answerPatience: 'resting' },
    },
  },
});

export type NameCheckActorRef = ActorRefFrom<typeof nameCheckMachine>;

import { type ActorRefFrom, assign, setup } from 'xstate';
import type { KnownFailure, Result } from '../../../../contract/api/failure.ts';
import { PRODUCT_LIMITS, TIMEOUTS } from '../../../../contract/limits.ts';
import { callbackPort, port } from '../../port.ts';

/** Another product of the same producer with the same name. */
export interface Namesake {
  id: string;
  name: string;
}

export type NamesakeResult = Result<Namesake | null, KnownFailure>;

interface NameCheckContext {
  /** Id of the edited product, whose own name is allowed; null for a new one. */
  of: string | null;
  name: string;
  namesake: Namesake | null;
}

/**
 * Check for a duplicate product name while the producer types. Debounced, limited by the timeout of R9.1, and
 * aborted by further typing. It is only a hint: a missing answer is ignored (R9.9).
 */
export const nameCheckMachine = setup({
  types: {} as {
    input: { of: string | null };
    context: NameCheckContext;
    events: { type: 'name.typed'; name: string };
  },
  actors: {
    watchName: callbackPort<{ of: string | null }>(),
    findNamesake: port<NamesakeResult, { name: string; of: string | null }>('findNamesake'),
  },
  delays: { typingPause: PRODUCT_LIMITS.nameCheckPause, answerPatience: TIMEOUTS.productNameCheck },
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

import { type ActorRefFrom, assign, setup } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { OpenSession } from '../../../contract/account/open-session.ts';
import { effect, port } from '../port.ts';

/** Sessions to end: one by its id, or all except the current one. */
export type SessionsToEnd = { id: string } | 'others';

export type OpenSessionsResult = Result<OpenSession[], FailureOf<'listSessions'>>;
export type EndSessionsResult = Result<null, FailureOf<'endSession' | 'endOtherSessions'>>;

interface OpenSessionsContext {
  sessions: OpenSession[];
  /** Request in progress: the sessions that are being ended; null for none. */
  ending: SessionsToEnd | null;
  failure: FailureOf<'listSessions' | 'endSession' | 'endOtherSessions'> | null;
}

const isLeft = ({ id, isCurrent }: OpenSession, ending: SessionsToEnd | null) =>
  ending === 'others' ? isCurrent : id !== ending?.id;

/** Sessions of the signed-in account. The user ends one session or all others; one request at a time (R7.22). */
export const openSessionsMachine = setup({
  types: {} as {
    context: OpenSessionsContext;
    events: { type: 'retry.requested' } | { type: 'end.requested'; ending: SessionsToEnd };
  },
  actors: {
    readSessions: port<OpenSessionsResult, undefined>('readSessions'),
    endSessions: port<EndSessionsResult, SessionsToEnd>('endSessions'),
  },
  guards: { isDone: (_, { ok }: { ok: boolean }) => ok },
  actions: {
    recordSessions: assign((_, result: OpenSessionsResult) => (result.ok ? { sessions: result.value } : {})),
    recordEnding: assign((_, ending: SessionsToEnd) => ({ ending, failure: null })),
    recordFailure: assign((_, result: OpenSessionsResult | EndSessionsResult) => ({
      failure: result.ok ? null : result.failure,
    })),
    forgetFailure: assign({ failure: null }),
    forgetEnding: assign({ ending: null }),
    dropEnded: assign(({ context: { sessions, ending } }) => ({
      sessions: sessions.filter((session) => isLeft(session, ending)),
    })),
    announceEnded: effect<SessionsToEnd | null>('announceEnded'),
  },
}).createMachine({
  id: 'openSessions',
  context: { sessions: [], ending: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readSessions',
        src: 'readSessions',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'recordSessions', params: ({ event }) => event.output },
          },
          { target: 'unread', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    unread: { on: { 'retry.requested': { target: 'reading', actions: 'forgetFailure' } } },
    resting: {
      on: {
        'end.requested': {
          target: 'ending',
          actions: { type: 'recordEnding', params: ({ event }) => event.ending },
        },
      },
    },
    ending: {
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context: { ending } }) => {
          if (!ending) throw new Error('openSessions: nothing to end');
          return ending;
        },
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'resting',
            actions: [
              'dropEnded',
              { type: 'announceEnded', params: ({ context }) => context.ending },
              'forgetEnding',
            ],
          },
          {
            target: 'resting',
            actions: [{ type: 'recordFailure', params: ({ event }) => event.output }, 'forgetEnding'],
          },
        ],
      },
    },
  },
});

export type OpenSessionsActorRef = ActorRefFrom<typeof openSessionsMachine>;

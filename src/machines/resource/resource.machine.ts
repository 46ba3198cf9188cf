import { assign, setup } from 'xstate';
import type { KnownFailure } from '../../../contract/calls/failure.ts';
import { listeningPort, port } from '../port.ts';
import { isLoaded, isMissing, recorded, resourceStates } from './resource.states.ts';
import type {
  ClockTicked,
  LoadResult,
  ResourceContext,
  ResourceEvent,
  ResourceInput,
  ResourceTag,
} from './resource.types.ts';

interface ResourceTraits {
  /** Whether it changes under its reader, who comes back to see that. */
  isWatched?: boolean;
  /** Whether what is shown of it depends on the time. */
  hasClock?: boolean;
}

/**
 * One thing that is loaded, shown and looked at again; what is shown stays, also when it is looked at again in vain. Where it
 * is watched, its port watchReturns sends refresh.requested when its reader comes back.
 */
export const createResourceMachine = <Content, Question, Failure extends KnownFailure<string> = KnownFailure>(
  id: string,
  { isWatched = false, hasClock = false }: ResourceTraits = {},
) => {
  const { loading, refreshing, notFound, failed } = resourceStates<Content, Question, Failure>();
  return setup({
    types: {} as {
      input: ResourceInput<Question>;
      context: ResourceInput<Question> & ResourceContext<Content, Question, Failure>;
      events: ResourceEvent | ClockTicked;
      tags: ResourceTag;
    },
    actors: { load: port<LoadResult<Content, Failure>, Question>('load'), watchReturns: listeningPort() },
    guards: { isLoaded, isMissing },
    actions: {
      recordAnswer: assign((_, result: LoadResult<Content, Failure>) => recorded(result)),
      forgetFailure: assign({ failure: null }),
      recordNow: assign((_, { now }: { now: number }) => ({ now })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, content: null, failure: null }),
    invoke: isWatched ? [{ id: 'watchReturns', src: 'watchReturns' }] : [],
    initial: 'loading',
    on: hasClock
      ? { 'clock.ticked': { actions: { type: 'recordNow', params: ({ event: { now } }) => ({ now }) } } }
      : {},
    states: {
      // XState cannot tell whether the input of a port may be left out while its type is a parameter.
      loading: { ...loading, invoke: loading.invoke as never },
      ready: { on: { 'refresh.requested': { target: 'refreshing', actions: 'forgetFailure' } } },
      refreshing: { ...refreshing, invoke: refreshing.invoke as never },
      notFound,
      failed,
    },
  });
};

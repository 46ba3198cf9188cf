import { assign, setup } from 'xstate';
import type { KnownFailure } from '../../../contract/api/failure.ts';
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
  /** Whether who opens it may know it already, so that it is not loaded to be shown. */
  mayBeKnown?: boolean;
  /** Whether it is there for everybody: NOT_FOUND is then a failure like any other. */
  isAlwaysThere?: boolean;
}

const opening = { always: [{ guard: 'isKnown', target: 'ready' }, { target: 'loading' }] } as const;

/**
 * One thing that is loaded, shown and looked at again; what is shown stays, also when it is looked at again in vain. Where it
 * is watched, its port onPageVisible sends refresh.requested when its reader comes back. Where it may be known, `known` is shown
 * and not loaded.
 */
export const createResourceMachine = <Content, Question, Failure extends KnownFailure<string> = KnownFailure>(
  id: string,
  { isWatched = false, hasClock = false, mayBeKnown = false, isAlwaysThere = false }: ResourceTraits = {},
) => {
  const { loading, loadingForSure, refreshing, notFound, failed } = resourceStates<
    Content,
    Question,
    Failure
  >();
  const looking = isAlwaysThere ? loadingForSure : loading;
  return setup({
    types: {} as {
      input: ResourceInput<Question> & { known?: Content };
      context: ResourceInput<Question> & ResourceContext<Content, Question, Failure>;
      events: ResourceEvent | ClockTicked;
      tags: ResourceTag;
    },
    actors: { load: port<LoadResult<Content, Failure>, Question>('load'), watchReturns: listeningPort() },
    guards: { isLoaded, isMissing, isKnown: ({ context: { content } }) => content !== null },
    actions: {
      recordAnswer: assign((_, result: LoadResult<Content, Failure>) => recorded(result)),
      forgetFailure: assign({ failure: null }),
      recordNow: assign((_, { now }: { now: number }) => ({ now })),
    },
  }).createMachine({
    id,
    context: ({ input: { known = null, ...input } }) => ({ ...input, content: known, failure: null }),
    invoke: isWatched ? [{ id: 'watchReturns', src: 'watchReturns' }] : [],
    initial: mayBeKnown ? 'opening' : 'loading',
    on: hasClock
      ? { 'clock.ticked': { actions: { type: 'recordNow', params: ({ event: { now } }) => ({ now }) } } }
      : {},
    states: {
      // A state that may be missing takes the names of all others from XState's types.
      ...((mayBeKnown ? { opening } : {}) as { opening: typeof opening }),
      // XState cannot tell whether the input of a port may be left out while its type is a parameter.
      loading: { ...looking, invoke: looking.invoke as never },
      ready: { on: { 'refresh.requested': { target: 'refreshing', actions: 'forgetFailure' } } },
      refreshing: { ...refreshing, invoke: refreshing.invoke as never },
      notFound,
      failed,
    },
  });
};

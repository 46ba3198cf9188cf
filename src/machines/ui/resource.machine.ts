import { assign, setup } from 'xstate';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import { callbackPort, port } from '../port.ts';
import { isLoaded, isMissing, contextAfterLoad, resourceStates } from './resource.states.ts';
import type {
  ClockTicked,
  LoadResult,
  ResourceContext,
  ResourceEvent,
  ResourceInput,
  ResourceTag,
} from './resource.types.ts';

interface ResourceTraits {
  /** True if the content changes on its own, so that it reloads when the user returns. */
  isWatched?: boolean;
  /** True if the view depends on the current time. */
  hasClock?: boolean;
  /** True if the opener may already have the content, so that it need not be loaded. */
  mayBeKnown?: boolean;
  /** True if the content always exists. NOT_FOUND is then a failure like any other. */
  isAlwaysThere?: boolean;
}

const opening = { always: [{ guard: 'isKnown', target: 'ready' }, { target: 'loading' }] } as const;

/**
 * Resource that is loaded, shown and refreshed; its content stays visible after a failed refresh. If it is
 * watched, its port watchReturns sends refresh.requested when the user returns. If it may be known, the
 * content in `known` is shown without loading.
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
    actors: { load: port<LoadResult<Content, Failure>, Question>('load'), watchReturns: callbackPort() },
    guards: { isLoaded, isMissing, isKnown: ({ context: { content } }) => content !== null },
    actions: {
      recordAnswer: assign((_, result: LoadResult<Content, Failure>) => contextAfterLoad(result)),
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
      // A conditional state would remove the names of all other states from XState's types.
      ...((mayBeKnown ? { opening } : {}) as { opening: typeof opening }),
      // XState cannot infer whether a port's input is optional while its type is a parameter.
      loading: { ...looking, invoke: looking.invoke as never },
      ready: { on: { 'refresh.requested': { target: 'refreshing', actions: 'forgetFailure' } } },
      refreshing: { ...refreshing, invoke: refreshing.invoke as never },
      notFound,
      failed,
    },
  });
};

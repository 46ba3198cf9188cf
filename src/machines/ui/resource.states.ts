import type { KnownFailure } from '../../../contract/api/failure.ts';
import type { LoadResult } from './resource.types.ts';

type AnyResult = LoadResult<unknown, { code: string }>;

export const isLoaded = (_: unknown, result: AnyResult) => result.ok;

export const isMissing = (_: unknown, result: AnyResult) => !result.ok && result.failure.code === 'NOT_FOUND';

/** Context after an answer. On a failure the old content stays. */
export const contextAfterLoad = <Content, Failure>(result: LoadResult<Content, Failure>) =>
  result.ok ? { content: result.value, failure: null } : { failure: result.failure };

/**
 * Loading states of a resource, for charts that add `ready` and more. They refer to the port `load`, the
 * guards isLoaded and isMissing, and the actions recordAnswer and forgetFailure.
 */
export const resourceStates = <Content, Question, Failure = KnownFailure>() => {
  const answer = ({ event }: { event: { output: LoadResult<Content, Failure> } }) => event.output;
  const recordAnswer = { type: 'recordAnswer', params: answer } as const;
  const load = {
    id: 'load',
    src: 'load',
    input: ({ context }: { context: { question: Question } }) => context.question,
  } as const;
  const found = {
    guard: { type: 'isLoaded', params: answer },
    target: 'ready',
    actions: recordAnswer,
  } as const;
  const missing = { guard: { type: 'isMissing', params: answer }, target: 'notFound' } as const;
  const failed = { target: 'failed', actions: recordAnswer } as const;
  return {
    loading: { tags: 'loading', invoke: { ...load, onDone: [found, missing, failed] } },
    /** Variant for content that always exists: NOT_FOUND is a failure like any other. */
    loadingForSure: { tags: 'loading', invoke: { ...load, onDone: [found, failed] } },
    refreshing: {
      tags: 'refreshing',
      invoke: {
        ...load,
        onDone: { target: 'ready', actions: recordAnswer },
      },
    },
    notFound: { tags: 'notFound' },
    failed: { on: { 'retry.requested': { target: 'loading', actions: 'forgetFailure' } } },
  } as const;
};

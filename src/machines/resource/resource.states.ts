import { UNEXPECTED } from '../unexpected.ts';
import type { LoadResult } from './resource.types.ts';

export const isLoaded = (_: unknown, result: LoadResult<unknown>) => result.ok;

export const isMissing = (_: unknown, result: LoadResult<unknown>) =>
  !result.ok && result.failure.code === 'NOT_FOUND';

/** What came of looking: what was found before stays where nothing is found now. */
export const recorded = <Content>(result: LoadResult<Content>) =>
  result.ok ? { content: result.value, failure: null } : { failure: result.failure };

interface ResourceTraits {
  /** Whether it is there for everybody, so that NOT_FOUND is a failure like any other. */
  isAlwaysThere?: boolean;
}

/**
 * The states in which one thing is looked for, for charts that add what is `ready` and what else happens there. They name
 * the port `load`, the guards isLoaded and isMissing, and the actions recordAnswer and forgetFailure.
 */
export const resourceStates = <Content, Question>({ isAlwaysThere = false }: ResourceTraits = {}) => {
  const answer = ({ event }: { event: { output: LoadResult<Content> } }) => event.output;
  const recordAnswer = { type: 'recordAnswer', params: answer } as const;
  const recordUnexpected = {
    type: 'recordAnswer',
    params: { ok: false, failure: UNEXPECTED },
  } as const;
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
    loading: {
      tags: 'loading',
      invoke: {
        ...load,
        onDone: isAlwaysThere ? [found, failed] : [found, missing, failed],
        onError: { target: 'failed', actions: recordUnexpected },
      },
    },
    refreshing: {
      tags: 'refreshing',
      invoke: {
        ...load,
        onDone: { target: 'ready', actions: recordAnswer },
        onError: { target: 'ready', actions: recordUnexpected },
      },
    },
    notFound: { tags: 'notFound' },
    failed: { on: { 'retry.requested': { target: 'loading', actions: 'forgetFailure' } } },
  } as const;
};

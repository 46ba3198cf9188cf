import type { KnownFailure, Result } from '../../../contract/api/failure.ts';

/** `Failure` names more codes than every call has, where the call's row refuses in ways of its own. */
export type LoadResult<Content, Failure = KnownFailure> = Result<Content, Failure>;

/** `now` is the moment at which it is looked at, in ms UTC; it goes on for what has a clock. */
export interface ResourceInput<Question> {
  question: Question;
  now: number;
}

/** One thing: what it is asked for by, what was found last, and why nothing was when it was last looked for. */
export interface ResourceContext<Content, Question, Failure = KnownFailure> {
  question: Question;
  content: Content | null;
  failure: Failure | null;
}

export type ResourceEvent = { type: 'refresh.requested' } | { type: 'retry.requested' };

export interface ClockTicked {
  type: 'clock.ticked';
  now: number;
}

export type ResourceTag = 'loading' | 'refreshing' | 'notFound';

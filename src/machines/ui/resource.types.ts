import type { KnownFailure, Result } from '../../../contract/api/failure.ts';

/** `Failure` adds the codes of a call's own refusals to the codes that all calls share. */
export type LoadResult<Content, Failure = KnownFailure> = Result<Content, Failure>;

/** `now` is the time of opening, in ms UTC. It advances only for resources with a clock. */
export interface ResourceInput<Question> {
  question: Question;
  now: number;
}

/** Resource: its query, the content loaded last, and the failure of the last request. */
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

import { type ActorRefFrom, assign, setup } from 'xstate';
import type { DayRange } from '../../../../contract/values/day-range.ts';
import {
  dayRangeFault,
  isSameChoice,
  type PeriodChoice,
} from '../../../../contract/producer/period-choice.ts';
import { effect, callbackPort, port } from '../../port.ts';
import { isLoaded, isMissing, contextAfterLoad, resourceStates } from '../../ui/resource.states.ts';
import type { ResourceEvent, ResourceTag } from '../../ui/resource.types.ts';
import type {
  StoreAnalyticsContext,
  StoreAnalyticsFailure,
  StoreAnalyticsInput,
  StoreAnalyticsPageQuery,
  LoadStoreAnalyticsResult,
  StoreAnalyticsContent,
} from './store-analytics.types.ts';

interface Asked {
  period: PeriodChoice;
}

const { loading, refreshing, notFound, failed } = resourceStates<
  StoreAnalyticsContent,
  StoreAnalyticsPageQuery,
  StoreAnalyticsFailure
>();

const daysIn = (period: PeriodChoice, otherwise: DayRange) =>
  typeof period === 'object' ? period : otherwise;

/**
 * Figures of a store for a period; they reload when the producer returns. A new period, from the page or the
 * address, loads at once, and the old figures stay until then. Typed days load as soon as they form a valid
 * period.
 */
export const storeAnalyticsMachine = setup({
  types: {} as {
    input: StoreAnalyticsInput;
    context: StoreAnalyticsContext;
    events:
      | { type: 'address.changed'; query: PeriodChoice }
      | { type: 'period.chosen'; period: PeriodChoice }
      | { type: 'days.typed'; days: DayRange }
      | ResourceEvent;
    tags: ResourceTag;
  },
  actors: {
    load: port<LoadStoreAnalyticsResult, StoreAnalyticsPageQuery>('load'),
    watchReturns: callbackPort(),
  },
  guards: {
    isLoaded,
    isMissing,
    isAnother: ({ context }, { period }: Asked) => !isSameChoice(context.question.period, period),
    arePeriod: ({ context }, { period }: Asked) =>
      typeof period === 'object' &&
      dayRangeFault(period) === null &&
      !isSameChoice(context.question.period, period),
  },
  actions: {
    recordAnswer: assign((_, result: LoadStoreAnalyticsResult) => contextAfterLoad(result)),
    forgetFailure: assign({ failure: null }),
    recordPeriod: assign(({ context: { question, typed } }, { period }: Asked) => ({
      question: { ...question, period },
      typed: daysIn(period, typed),
      failure: null,
    })),
    recordDays: assign((_, typed: DayRange) => ({ typed })),
    showPeriod: effect<Asked>('showPeriod'),
  },
}).createMachine({
  id: 'storeAnalytics',
  context: ({ input: { question } }) => ({
    question,
    typed: daysIn(question.period, { from: '', to: '' }),
    content: null,
    failure: null,
  }),
  invoke: { id: 'watchReturns', src: 'watchReturns' },
  initial: 'loading',
  on: {
    'address.changed': {
      guard: { type: 'isAnother', params: ({ event: { query } }) => ({ period: query }) },
      target: '.changing',
      actions: { type: 'recordPeriod', params: ({ event: { query } }) => ({ period: query }) },
    },
    'period.chosen': {
      guard: { type: 'isAnother', params: ({ event: { period } }) => ({ period }) },
      target: '.changing',
      actions: [
        { type: 'recordPeriod', params: ({ event: { period } }) => ({ period }) },
        { type: 'showPeriod', params: ({ event: { period } }) => ({ period }) },
      ],
    },
    'days.typed': [
      {
        guard: { type: 'arePeriod', params: ({ event: { days } }) => ({ period: days }) },
        target: '.changing',
        actions: [
          { type: 'recordPeriod', params: ({ event: { days } }) => ({ period: days }) },
          { type: 'showPeriod', params: ({ event: { days } }) => ({ period: days }) },
        ],
      },
      { actions: { type: 'recordDays', params: ({ event: { days } }) => days } },
    ],
  },
  states: {
    loading,
    ready: { on: { 'refresh.requested': { target: 'refreshing', actions: 'forgetFailure' } } },
    changing: { ...loading, tags: 'refreshing' },
    refreshing,
    notFound,
    failed,
  },
});

export type StoreAnalyticsActorRef = ActorRefFrom<typeof storeAnalyticsMachine>;

import { type ActorRefFrom, assign, setup } from 'xstate';
import { effect, callbackPort } from '../machines/port.ts';
import {
  withTabAddress,
  withEntry,
  withHeldEntries,
  withoutEndedActors,
  withoutTab,
  withReport,
  withActorState,
  withStartedActor,
} from './live-charts.reducers.ts';
import type { LiveChartsContext, LiveChartsEvent, LiveUpdateOf, ChosenActor } from './live-charts.types.ts';

/** State of the page of live charts: the market's tabs, the displayed actor, and the event log. */
export const liveChartsMachine = setup({
  types: {} as { context: LiveChartsContext; events: LiveChartsEvent },
  actors: { watchMarket: callbackPort() },
  guards: {
    isLastTab: ({ context }, { tab }: { tab: string }) => context.tabs.every((one) => one.tab === tab),
  },
  actions: {
    requestReports: effect<undefined>('requestReports'),
    recordReport: assign(({ context }, news: LiveUpdateOf<'tab.reported'>) => withReport(context, news)),
    recordAddress: assign(({ context }, { tab, address }: { tab: string; address: string }) => ({
      tabs: withTabAddress(context.tabs, tab, address),
    })),
    recordStart: assign(({ context }, news: LiveUpdateOf<'actor.started'>) => ({
      actors: withStartedActor(context.actors, news),
    })),
    recordStanding: assign(({ context }, news: LiveUpdateOf<'actor.moved' | 'actor.ended'>) => ({
      actors: withActorState(context.actors, news),
    })),
    dropEnded: assign(({ context }) => ({ actors: withoutEndedActors(context) })),
    dropTab: assign(({ context }, { tab }: { tab: string }) => withoutTab(context, tab)),
    recordWanted: assign((_, { actor }: { actor: ChosenActor }) => ({ wanted: actor })),
    writeEntry: assign(({ context: { entries, passed } }, news: LiveUpdateOf<'event.passed'>) => ({
      entries: withEntry(entries, passed, news),
      passed: passed + 1,
    })),
    holdEntry: assign(({ context: { held, passed } }, news: LiveUpdateOf<'event.passed'>) => ({
      held: withEntry(held, passed, news),
      passed: passed + 1,
    })),
    writeHeld: assign(({ context }) => ({ entries: withHeldEntries(context), held: [] })),
    clearLog: assign({ entries: [], held: [] }),
  },
}).createMachine({
  id: 'flows',
  context: { tabs: [], actors: [], wanted: null, entries: [], held: [], passed: 0 },
  type: 'parallel',
  invoke: { id: 'watchMarket', src: 'watchMarket' },
  on: { 'actor.chosen': { actions: [{ type: 'recordWanted', params: ({ event }) => event }, 'dropEnded'] } },
  states: {
    market: {
      initial: 'closed',
      entry: 'requestReports',
      on: {
        'tab.opened': { actions: 'requestReports' },
        'tab.reported': {
          target: '.watched',
          actions: { type: 'recordReport', params: ({ event }) => event },
        },
      },
      states: {
        closed: {},
        watched: {
          on: {
            'actor.started': {
              actions: [
                { type: 'recordStart', params: ({ event }) => event },
                { type: 'recordAddress', params: ({ event }) => event },
              ],
            },
            'actor.moved': { actions: { type: 'recordStanding', params: ({ event }) => event } },
            'actor.ended': {
              actions: [
                { type: 'recordStanding', params: ({ event }) => event },
                { type: 'recordAddress', params: ({ event }) => event },
                'dropEnded',
              ],
            },
            'tab.left': [
              {
                guard: { type: 'isLastTab', params: ({ event }) => event },
                target: 'closed',
                actions: { type: 'dropTab', params: ({ event }) => event },
              },
              { actions: { type: 'dropTab', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    log: {
      initial: 'running',
      on: { 'log.cleared': { actions: 'clearLog' } },
      states: {
        running: {
          on: {
            'event.passed': { actions: { type: 'writeEntry', params: ({ event }) => event } },
            'log.paused': 'held',
          },
        },
        held: {
          exit: 'writeHeld',
          on: {
            'event.passed': { actions: { type: 'holdEntry', params: ({ event }) => event } },
            'log.resumed': 'running',
          },
        },
      },
    },
    scope: {
      initial: 'whole',
      states: {
        whole: { on: { 'scope.narrowed': 'narrow' } },
        narrow: { on: { 'scope.widened': 'whole' } },
      },
    },
  },
});

export type LiveChartsActorRef = ActorRefFrom<typeof liveChartsMachine>;

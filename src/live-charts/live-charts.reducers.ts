import type { LiveEvent } from './live-charts-channel.ts';
import type { LiveChartsContext, LogEntry, LiveUpdateOf, TabActor } from './live-charts.types.ts';
import { shownActor } from './live-charts.selectors.ts';

/** Maximum number of entries of the log, and of those held back while it is paused. */
export const MAX_ENTRIES = 300;

const kept = (entries: LogEntry[]) => entries.slice(-MAX_ENTRIES);

const entriesOf = (passed: number, tab: string, events: readonly LiveEvent[]): LogEntry[] =>
  events.map((event, index) => ({ ...event, id: passed + index + 1, tab }));

/** Context after a full report of a tab. Its past events are added only for a new tab. */
export function withReport(
  { tabs, actors, entries, passed }: LiveChartsContext,
  { tab, address, actors: reported, events }: LiveUpdateOf<'tab.reported'>,
) {
  const isNew = tabs.every((one) => one.tab !== tab);
  const remembered = entriesOf(passed, tab, isNew ? events : []);
  return {
    tabs: isNew ? [...tabs, { tab, address }] : withTabAddress(tabs, tab, address),
    actors: [...actors.filter((actor) => actor.tab !== tab), ...reported.map((actor) => ({ ...actor, tab }))],
    entries: kept([...entries, ...remembered]),
    passed: passed + remembered.length,
  };
}

export const withTabAddress = (tabs: LiveChartsContext['tabs'], tab: string, address: string) =>
  tabs.map((one) => (one.tab === tab ? { tab, address } : one));

export const withStartedActor = (
  actors: readonly TabActor[],
  { tab, actor }: LiveUpdateOf<'actor.started'>,
) => [...actors.filter((one) => one.tab !== tab || one.key !== actor.key), { ...actor, tab }];

export const withActorState = (
  actors: readonly TabActor[],
  { tab, key, standing }: LiveUpdateOf<'actor.moved' | 'actor.ended'>,
) => actors.map((actor) => (actor.tab === tab && actor.key === key ? { ...actor, standing } : actor));

/** Removes ended actors, except the displayed one, whose final state stays visible. */
export function withoutEndedActors(context: LiveChartsContext): TabActor[] {
  const shown = shownActor(context);
  return context.actors.filter((actor) => actor.standing.status === 'active' || actor === shown);
}

export const withoutTab = ({ tabs, actors }: LiveChartsContext, tab: string) => ({
  tabs: tabs.filter((one) => one.tab !== tab),
  actors: actors.filter((actor) => actor.tab !== tab),
});

export function withEntry(
  entries: readonly LogEntry[],
  passed: number,
  { tab, event }: LiveUpdateOf<'event.passed'>,
) {
  return kept([...entries, ...entriesOf(passed, tab, [event])]);
}

export const withHeldEntries = ({ entries, held }: LiveChartsContext) => kept([...entries, ...held]);

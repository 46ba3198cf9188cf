import type { FlowEvent } from './live-charts-channel.ts';
import type { FlowsContext, LogEntry, News, TabActor } from './live-charts.types.ts';
import { shownActor } from './live-charts.selectors.ts';

/** Maximum number of entries of the log, and of those held back while it is paused. */
export const MAX_ENTRIES = 300;

const kept = (entries: LogEntry[]) => entries.slice(-MAX_ENTRIES);

const entriesOf = (passed: number, tab: string, events: readonly FlowEvent[]): LogEntry[] =>
  events.map((event, index) => ({ ...event, id: passed + index + 1, tab }));

/** Context after a full report of a tab. Its past events are added only for a new tab. */
export function withReport(
  { tabs, actors, entries, passed }: FlowsContext,
  { tab, address, actors: reported, events }: News<'tab.reported'>,
) {
  const isNew = tabs.every((one) => one.tab !== tab);
  const remembered = entriesOf(passed, tab, isNew ? events : []);
  return {
    tabs: isNew ? [...tabs, { tab, address }] : withAddress(tabs, tab, address),
    actors: [...actors.filter((actor) => actor.tab !== tab), ...reported.map((actor) => ({ ...actor, tab }))],
    entries: kept([...entries, ...remembered]),
    passed: passed + remembered.length,
  };
}

export const withAddress = (tabs: FlowsContext['tabs'], tab: string, address: string) =>
  tabs.map((one) => (one.tab === tab ? { tab, address } : one));

export const withStarted = (actors: readonly TabActor[], { tab, actor }: News<'actor.started'>) => [
  ...actors.filter((one) => one.tab !== tab || one.key !== actor.key),
  { ...actor, tab },
];

export const withStanding = (
  actors: readonly TabActor[],
  { tab, key, standing }: News<'actor.moved' | 'actor.ended'>,
) => actors.map((actor) => (actor.tab === tab && actor.key === key ? { ...actor, standing } : actor));

/** Removes ended actors, except the displayed one, whose final state stays visible. */
export function withoutEnded(context: FlowsContext): TabActor[] {
  const shown = shownActor(context);
  return context.actors.filter((actor) => actor.standing.status === 'active' || actor === shown);
}

export const withoutTab = ({ tabs, actors }: FlowsContext, tab: string) => ({
  tabs: tabs.filter((one) => one.tab !== tab),
  actors: actors.filter((actor) => actor.tab !== tab),
});

export function withEntry(
  entries: readonly LogEntry[],
  passed: number,
  { tab, event }: News<'event.passed'>,
) {
  return kept([...entries, ...entriesOf(passed, tab, [event])]);
}

export const withHeld = ({ entries, held }: FlowsContext) => kept([...entries, ...held]);
